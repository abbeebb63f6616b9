import { expect, test } from 'vitest';
import type { Point } from '../net/coach';
import { changeAt, Chart, dashOf, markOf } from './chart';

const curve: readonly Point[] = [
  [0, [0.5, 0.5]],
  [2, [0.7, 0.3]],
  [3, [0.6, 0.4]],
  [10, [1, 0]],
];
const chart = new Chart(curve, 'win', { width: 160, height: 136 });

test('a line goes from the start to the end, higher where the chances are better', () => {
  expect([chart.x(0), chart.x(10), chart.y(1), chart.y(0)]).toEqual([44, 144, 14, 114]);
  expect(chart.lines).toEqual(['M44 64L64 44L74 54L144 14', 'M44 64L64 84L74 74L144 114']);
});
test('steps have their place by number, so that a long quiet stretch looks long', () => expect(chart.x(5)).toBe(94));
test('the nearest step is found from where a finger is', () => expect([0, 66, 71, 120, 999].map((x) => chart.nearest(x))).toEqual([0, 2, 3, 10, 10]));
test('arrow keys go from point to point', () => {
  expect([chart.along(0, 1), chart.along(2, 1), chart.along(5, 1), chart.along(0, -1), chart.along(10, 5)]).toEqual([2, 3, 10, 0, 10]);
});
test('between points the last one counts', () => expect([chart.at(0), chart.at(7)]).toEqual([[0.5, 0.5], [0.6, 0.4]]));
test('what a step changed', () => {
  expect(changeAt(curve, 3)).toEqual({ before: [0.7, 0.3], after: [0.6, 0.4] });
  expect([changeAt(curve, 0), changeAt(curve, 4)]).toEqual([null, null]);
});
test('points have round figures around them', () => {
  const alone = new Chart([[0, [870]], [4, [905]], [9, [812]]], 'points', { width: 160, height: 136 });
  expect(alone.ticks.map(({ worth }) => worth)).toEqual([800, 850, 900, 950]);
});
test('a match in which nothing changed can be drawn too', () => {
  expect(new Chart([[0, [7]]], 'points', { width: 160, height: 136 }).lines[0]).toMatch(/^M44 [\d.]+$/);
});
test('no two seats of a table look alike', () => {
  const looks = Array.from({ length: 8 }, (_, seat) => dashOf(seat) + markOf(seat));
  expect(new Set(looks).size).toBe(8);
});
