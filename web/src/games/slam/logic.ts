// What the board of Yamslam reads from the legal actions, and how long a viewer needs to follow.
import { actionsOf } from '../../pieces/legal';
import { newsOf, type Beat } from '../contract';
import type { Action, News, Seen, Series, SlamView, Take } from './types.gen';

/** What can be taken of a series: from the chips in play, from those removed. */
export interface Takes {
  inPlay: Take | null;
  removed: Take | null;
}

export function takesOf(legal: readonly Action[], series: Series): Takes {
  const takes = actionsOf(legal, 'take').filter((take) => take.series === series);
  return { inPlay: takes.find((take) => !take.removed) ?? null, removed: takes.find((take) => take.removed) ?? null };
}

export function pace(beat: Beat<SlamView, Seen, News>): number {
  const kinds = beat.events.map((event) => event.what.kind);
  if (newsOf(beat).length) return 1400;
  if (kinds.includes('throw')) return 1250;
  return kinds.includes('take') ? 1100 : 500;
}
