// What the board of Yamslam reads from the legal actions, and how long a viewer needs to follow.
import { actionsOf } from '../../pieces/legal';
import type { Words } from '../../words/words';
import { newsOf, type Beat } from '../contract';
import type { Action, News, Pile, Seen, Series, SlamView, Take } from './types.gen';

/** What a tap on a stack takes: a chip in play, or one that was removed where there is no other or it is wished for. */
export function takeFrom(legal: readonly Action[], pile: Pile, ofRemoved: boolean): Take | null {
  const takes = actionsOf(legal, 'take').filter((take) => take.series === pile.series);
  const inPlay = takes.find((take) => !take.removed) ?? null;
  const removed = takes.find((take) => take.removed) ?? null;
  return ofRemoved ? removed : (inPlay ?? removed);
}

/** Whether some series can be taken both from the chips in play and from those removed. */
export const mayChooseRemoved = (legal: readonly Action[]): boolean => {
  const takes = actionsOf(legal, 'take');
  return takes.some((take) => take.removed && takes.some((other) => !other.removed && other.series === take.series));
};

/** What the dice win, a chip in play of each series before one that was removed, by falling points. */
export function takesByWorth(view: SlamView, legal: readonly Action[]): Take[] {
  const points = (take: Take) => pointsOf(view, take.series);
  return actionsOf(legal, 'take').sort((a, b) => points(b) - points(a) || Number(a.removed) - Number(b.removed));
}

/**
 * Whether to suggest this chip rather than another throw: it is worth at least half of the most valuable chip in play.
 * Few throws win more than that, and a chip in the hand is not lost again.
 */
export function isWorthTaking(view: SlamView, take: Take): boolean {
  const most = Math.max(0, ...view.piles.filter((pile) => pile.in_play).map((pile) => pile.points));
  return view.yamslam || 2 * pointsOf(view, take.series) >= most;
}

const pointsOf = (view: SlamView, series: Series): number => view.piles.find((pile) => pile.series === series)?.points ?? 0;

/** What a target of the odds is called; null where no chip of its series can be taken. */
export function oddsName(view: SlamView, target: string, words: Words): string | null {
  if (target === 'yamslam') return view.piles.some((pile) => pile.in_play || pile.removed) ? words('slam-odds-yamslam') : null;
  const pile = view.piles.find((one) => one.series === target.replaceAll('-', '_'));
  return pile?.in_play ? words(`slam-series-${pile.series}`) : null;
}

export function pace(beat: Beat<SlamView, Seen, News>): number {
  const kinds = beat.events.map((event) => event.what.kind);
  if (newsOf(beat).length) return 1400;
  if (kinds.includes('throw')) return 1250;
  return kinds.includes('take') ? 1100 : 500;
}
