// The choices of a match that cost something: which are shown, and the way from one to the next.
import type { Analysis, Decision, Mark } from '../net/coach';

export const MARKS: readonly Mark[] = ['blunder', 'mistake', 'inaccuracy'];

export interface Filter {
  /** Null: everybody. */
  seat: number | null;
  marks: readonly Mark[];
}

export const shown = (decisions: readonly Decision[], { seat, marks }: Filter): Decision[] =>
  decisions.filter((one) => one.mark !== null && marks.includes(one.mark) && (seat === null || one.seat === seat));

export const toggled = (marks: readonly Mark[], mark: Mark): Mark[] =>
  MARKS.filter((one) => marks.includes(one) !== (one === mark));

export const countOf = (decisions: readonly Decision[], seat: number | null, mark: Mark): number =>
  shown(decisions, { seat, marks: [mark] }).length;

export const before = (list: readonly Decision[], step: number): Decision | undefined => list.findLast((one) => one.step < step);
export const after = (list: readonly Decision[], step: number): Decision | undefined => list.find((one) => one.step > step);

/** What is looked at first: the reader's costliest choice, else anybody's, else a turning point. */
export function firstMoment({ decisions, turning_points }: Analysis, you: number | null): number {
  const marked = decisions.filter(({ mark }) => mark !== null);
  const own = marked.filter(({ seat }) => seat === you);
  const worst = (own.length ? own : marked).reduce<Decision | null>((most, one) => (one.cost > (most?.cost ?? 0) ? one : most), null);
  return worst?.step ?? turning_points[0] ?? decisions[0]?.step ?? 0;
}

/** How wide the bars of options are beside each other: the best is full, the worst shown has a little. */
export function partOf(worth: number, worths: readonly number[]): number {
  const [low, high] = [Math.min(...worths), Math.max(...worths)];
  return high === low ? 1 : 0.08 + (0.92 * (worth - low)) / (high - low);
}
