// The turns of a match that is replayed, whatever the game: where each begins in its list of steps.
import type { Event } from '../net/shapes';

type Step = Pick<Event, 'by' | 'view' | 'told'>;

/** Whose turn a move is part of, and in which deal or round: the position before it says so. */
function partOf(steps: readonly Step[], at: number): string {
  const before = steps[at - 1]?.view ?? steps[at]?.view ?? {};
  return ['deal', 'round', 'seat'].map((field) => String(before[field] ?? '')).join(' ');
}

/**
 * The first step of each turn. What chance does before somebody's first move (their first throw, a deal of cards)
 * belongs to the turn that it opens.
 */
export function turnStarts(steps: readonly Step[]): number[] {
  const starts = [0];
  let turn: string | null = null;
  let opened: number | null = null; // the first move of chance since the last move, if it is not part of that turn
  for (const at of steps.keys()) {
    const part = partOf(steps, at);
    if (steps[at]!.by === 'chance') {
      if (part !== turn) opened ??= at;
      continue;
    }
    if (turn !== null && part !== turn) starts.push(opened ?? at);
    [turn, opened] = [part, null];
  }
  return starts;
}

/** The start of the next turn, or the last step. */
export const turnAfter = (starts: readonly number[], at: number, last: number): number => starts.find((start) => start > at) ?? last;

/** The start of this turn, or of the one before if this one has just begun. */
export const turnBefore = (starts: readonly number[], at: number): number => starts.findLast((start) => start < at) ?? 0;

/** The next step that is worth showing by itself: a card of a deal is not. */
export function nextShown(steps: readonly Step[], at: number): number {
  const next = steps.findIndex((step, number) => number > at && (step.by !== 'chance' || step.told.length > 0));
  return next === -1 ? steps.length - 1 : next;
}
