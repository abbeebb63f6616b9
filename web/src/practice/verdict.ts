// What is said of an answer: in a row for those who listen, and when the question comes again.
import { choiceText, Figures } from '../coach/figures';
import type { PracticeGraded } from '../net/shapes';
import type { Names } from '../table/names';
import { inARow, tell } from '../words/told';
import type { Words } from '../words/words';

const [MINUTE, DAY] = [60, 86_400];

/** Whether nothing was better. */
export const isBest = ({ caution }: PracticeGraded): boolean => caution.cost <= 0;

/** How good the choice was, in words. */
export const markText = (graded: PracticeGraded, words: Words): string =>
  words(isBest(graded) ? 'analysis-best' : graded.caution.mark ? `coach-mark-${graded.caution.mark}` : 'analysis-fine');

export const costText = ({ caution }: PracticeGraded, words: Words): string =>
  words(`analysis-cost-${caution.unit}`, { cost: new Figures(caution.unit, words).cost(caution.cost) });

export function againText({ again }: PracticeGraded, words: Words): string {
  return again >= DAY ? words('practise-again-days', { count: Math.round(again / DAY) }) : words('practise-again-minutes', { count: Math.max(1, Math.round(again / MINUTE)) });
}

/** The whole verdict, for screen readers. */
export function verdictAloud(graded: PracticeGraded, names: Names, words: Words): string {
  const { caution, points } = graded;
  const told = [words('practise-points', { count: points }), markText(graded, words)];
  if (!isBest(graded)) told.push(costText(graded, words), words('practise-better', { best: choiceText(caution.best, names, words) }));
  if (caution.why) told.push(tell(caution.why, names, words, 'spoken'));
  return inARow([...told, againText(graded, words)]);
}
