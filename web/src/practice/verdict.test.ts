import { expect, test } from 'vitest';
import type { PracticeGraded } from '../net/shapes';
import { Names } from '../table/names';
import { makeWords } from '../words/words';
import { againText, markText, verdictAloud } from './verdict';

const words = makeWords('en', [
  `practise-points = { $count } points
practise-better = Better: { $best }
practise-again-days = in { $count } d
practise-again-minutes = in { $count } min
analysis-best = The best choice
analysis-fine = Nearly the best
coach-mark-blunder = blunder
analysis-cost-win = costs { $cost }`,
]);
const option = (text: string) => ({ action: {}, text, told: [], worth: 0, error: null });
const graded = (cost: number, mark: 'blunder' | null, again: number) =>
  ({ points: 20, again, caution: { chosen: option('keep 1'), best: option('keep 55'), cost, unit: 'win', mark, why: null } }) as unknown as PracticeGraded;
const names = new Names([], null, words);

test('the best choice, one as good as that, and a blunder', () => {
  expect([graded(0, null, 600), graded(0.004, null, 600), graded(0.2, 'blunder', 600)].map((one) => markText(one, words))).toEqual(['The best choice', 'Nearly the best', 'blunder']);
});
test('the whole verdict is heard, and what was better only where something was', () => {
  expect(verdictAloud(graded(0.2, 'blunder', 600), names, words)).toBe('20 points. blunder. costs 20%. Better: keep 55. in 10 min.');
  expect(verdictAloud(graded(0, null, 86_400), names, words)).toBe('20 points. The best choice. in 1 d.');
});
test('a question comes again in minutes or days', () => {
  expect([30, 600, 86_400, 3 * 86_400].map((again) => againText(graded(0, null, again), words))).toEqual(['in 1 min', 'in 10 min', 'in 1 d', 'in 3 d']);
});
