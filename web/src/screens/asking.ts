// Moves that give something up are asked about before they are made. The engine says which they are.
import { moveText } from './demand';

type Move = Readonly<Record<string, unknown>>;

/** Which of these moves is meant, given as an action or as typed; null if none is. */
export function moveMeant(moves: readonly Move[], action: Move | string): Move | null {
  if (typeof action === 'string') return moves.find((move) => moveText(move) === action.trim()) ?? null;
  const sameAs = (move: Move) => Object.entries(move).every(([name, value]) => (action[name] ?? defaultOf(value)) === value);
  return moves.find((move) => move.kind === action.kind && sameAs(move)) ?? null;
}

/** What an action says by leaving a field out. */
const defaultOf = (value: unknown): unknown => (typeof value === 'boolean' ? false : undefined);
