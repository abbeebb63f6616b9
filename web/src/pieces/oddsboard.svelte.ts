// What a board knows about odds: given by the board, used by the match around it.
import { getContext, setContext } from 'svelte';

export interface OddsBoard {
  /** Whether dice lie there whose odds the viewer may know, so that the server is worth asking. */
  lying(): boolean;
  /** Why none are shown though the match goes on, in a sentence; empty if they are, or are about to be. */
  hidden(): string;
  /** What a target is called; null where it is worth nothing to the player who throws, such as a closed box. */
  name(target: string): string | null;
  /** The dice that are put aside, written as the server does. */
  kept(): string;
  /** Put exactly these dice aside; null while that cannot be done. */
  keep(): ((dice: string) => void) | null;
  /** A line about what these odds are, where their names don't say it. */
  readonly note?: string;
  /** Whether even faces are red. */
  twoColoured?: boolean;
}

const CONTEXT = Symbol('odds');

export class OddsListener {
  board: OddsBoard | null = $state.raw(null);
}

/** For the screen around a board. Call it while that component is set up. */
export const listenForOdds = (): OddsListener => setContext(CONTEXT, new OddsListener());

/** For a board. Call it once, while its component is set up. Where nobody listens (a replay) nothing is asked. */
export function tellOdds(board: OddsBoard): void {
  const listener = getContext<OddsListener | undefined>(CONTEXT);
  if (!listener) return;
  $effect(() => {
    listener.board = board;
    return () => {
      if (listener.board === board) listener.board = null;
    };
  });
}
