// What the board of Yam's tells those who don't see it: what is asked, and what the dice are worth.
import type { Words } from '../../words/words';
import { FACTS, type Box, type YamsView } from './types.gen';

/** How many boxes are told of by themselves; the others are heard with the sheet. */
const BEST = 3;

/** The boxes in which the dice are worth most, with their points. */
export function bestBoxes(view: YamsView, words: Words): string {
  const worth = FACTS.boxes.flatMap((box, index) => (view.worth[index] ? [{ box, points: view.worth[index] }] : []));
  const best = worth.sort((a, b) => b.points - a.points).slice(0, BEST);
  return best.map(({ box, points }) => `${words(`box-${box}`)} ${points}`).join(', ');
}

/** The throws left and what the dice are worth; or the box that is chosen, and how it is confirmed. */
export function asked(view: YamsView, chosen: Box | null, words: Words): string {
  if (chosen) return words('yams-asked-confirm', { box: words(`box-${chosen}`), points: view.worth[FACTS.boxes.indexOf(chosen)] ?? 0 });
  const best = bestBoxes(view, words);
  return words('yams-asked', { left: view.throws_left, best, some: best ? 1 : 0 });
}
