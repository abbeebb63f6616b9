// What a board tells those who cannot see it, and the keys it hears: given by the board, used by the match around it.
import { getContext, setContext } from 'svelte';

export interface KeyHelp {
  /** As it is written on the key, several apart by a space. */
  keys: string;
  does: string;
}

export interface Aloud {
  /** What is asked of the viewer now, in a sentence with what they need to decide; empty if nothing is. Said when it changes. */
  asked(): string;
  /** Whether what is told of a move of this kind is left out, because `asked` says it better. */
  unsaid?(kind: string): boolean;
  /** The dice or cards before the viewer, and what is kept; read on demand. */
  dice?(): string;
  /** The sheet or the board; read on demand. */
  sheet?(): string;
  /** The keys of this board, for the list of all keys. */
  keys?(): readonly KeyHelp[];
  /** A key was pressed within the board. Returns whether it meant anything. */
  key?(pressed: string, code: string): boolean;
}

const CONTEXT = Symbol('aloud');

export class Listener {
  board: Aloud | null = $state.raw(null);
}

/** For the screen around a board. Call it while that component is set up. */
export function listen(): Listener {
  return setContext(CONTEXT, new Listener());
}

/** For a board. Call it once, while its component is set up. Where nobody listens (a replay) nothing is said. */
export function aloud(board: Aloud): void {
  const listener = getContext<Listener | undefined>(CONTEXT);
  if (!listener) return;
  $effect(() => {
    listener.board = board;
    return () => {
      if (listener.board === board) listener.board = null;
    };
  });
}
