// What stands in a box, and how long the eye needs to follow.
import type { SheetCell } from '../../pieces/sheet';
import { newsOf, type Beat } from '../contract';
import { FACTS, type News, type Seen, type YamsView } from './types.gen';

/** What was scored in a box, with the points of extra yams behind the yam; null while it is open. */
export function writtenIn(view: YamsView, seat: number, index: number): SheetCell | null {
  const points = view.sheets[seat]?.[index] ?? null;
  if (points === null) return null;
  const extra = FACTS.boxes[index] === 'yam' ? view.extra_yams[seat] : 0;
  return { state: 'written', text: String(points), ...(extra ? { note: { text: `+${extra}`, kind: 'bonus' } } : {}) };
}

export function pace(beat: Beat<YamsView, Seen, News>): number {
  if (newsOf(beat).length) return 1500;
  const times = { throw: 1250, write: 1200, keep: 500 };
  return Math.max(...beat.events.map(({ what }) => times[what.kind]));
}
