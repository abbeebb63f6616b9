// Who starts: the contenders throw or draw in turn, and the best number wins.
import type { Beat } from '../games/contract';

export interface Opening {
  contenders: readonly number[];
  /** Their numbers so far, in the same order. */
  numbers: readonly number[];
}
interface OpeningView {
  opening: Opening | null;
}
interface Move {
  kind: string;
  dice?: string;
}

/** The number a seat got for the start; null if it has none yet, or is not a contender. */
export function numberFor(opening: Opening | null, seat: number): number | null {
  const at = opening?.contenders.indexOf(seat) ?? -1;
  return opening?.numbers[at] ?? null;
}

/** The throw that a beat ended with, if it was one for the start: who threw, and what. */
export function thrownForStart({ events, before, after }: Beat<OpeningView, Move, unknown>): { seat: number; dice: string } | null {
  const move = events.at(-1)?.what;
  if (move?.kind !== 'throw' || move.dice === undefined) return null;
  const { contenders = [], numbers = [] } = before?.opening ?? after.opening ?? {};
  const seat = contenders[before?.opening ? numbers.length : numbers.length - 1];
  return seat === undefined ? null : { seat, dice: move.dice };
}
