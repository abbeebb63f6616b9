import { expect, test } from 'vitest';
import type { Analysis, Decision, Mark } from '../net/coach';
import { after, before, countOf, firstMoment, MARKS, partOf, shown, toggled } from './choices';

const made = (step: number, seat: number, mark: Mark | null, cost = 0) => ({ step, seat, mark, cost }) as Decision;
const decisions = [made(2, 0, 'mistake', 0.04), made(5, 1, 'blunder', 0.2), made(7, 0, null), made(9, 0, 'inaccuracy', 0.02)];
const steps = (list: readonly Decision[]) => list.map(({ step }) => step);

test('choices that cost nothing are not listed', () => expect(steps(shown(decisions, { seat: null, marks: MARKS }))).toEqual([2, 5, 9]));
test('they are filtered by player and by mark', () => {
  expect(steps(shown(decisions, { seat: 0, marks: MARKS }))).toEqual([2, 9]);
  expect(steps(shown(decisions, { seat: null, marks: ['blunder', 'mistake'] }))).toEqual([2, 5]);
  expect(countOf(decisions, 0, 'blunder')).toBe(0);
});
test('a mark is switched on and off, and the worst stays first', () => {
  expect(toggled(MARKS, 'mistake')).toEqual(['blunder', 'inaccuracy']);
  expect(toggled(['inaccuracy'], 'blunder')).toEqual(['blunder', 'inaccuracy']);
});
test('from any moment there is a way to the mistake before and after it', () => {
  const list = shown(decisions, { seat: null, marks: MARKS });
  expect([before(list, 5)?.step, after(list, 5)?.step, before(list, 6)?.step, after(list, 9), before(list, 2)]).toEqual([2, 9, 5, undefined, undefined]);
});
test('the reader’s costliest choice is looked at first', () => {
  const analysis = { decisions, turning_points: [5] } as unknown as Analysis;
  expect([firstMoment(analysis, 0), firstMoment(analysis, null), firstMoment(analysis, 2)]).toEqual([2, 5, 5]);
  expect(firstMoment({ ...analysis, decisions: [made(7, 0, null)], turning_points: [4] }, 0)).toBe(4);
});
test('bars compare options', () => {
  expect([partOf(0.6, [0.6, 0.5]), partOf(0.5, [0.6, 0.5]), partOf(0.5, [0.5])]).toEqual([1, 0.08, 1]);
});
