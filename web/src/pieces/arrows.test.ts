import { expect, test } from 'vitest';
import { stepTo, type Spot } from './arrows';

const grid = (count: number, columns: number): Spot[] =>
  Array.from({ length: count }, (_, index) => ({ left: (index % columns) * 50, top: Math.floor(index / columns) * 44, width: 46, height: 40 }));

test('left and right go through all of them, row after row', () => {
  expect(stepTo('ArrowRight', grid(8, 4), 3)).toBe(4);
  expect(stepTo('ArrowLeft', grid(8, 4), 4)).toBe(3);
  expect(stepTo('ArrowRight', grid(8, 4), 7)).toBe(null);
});

test('up and down stay in the column, whatever the number of columns', () => {
  expect(stepTo('ArrowDown', grid(8, 4), 1)).toBe(5);
  expect(stepTo('ArrowDown', grid(16, 8), 1)).toBe(9);
  expect(stepTo('ArrowUp', grid(16, 8), 9)).toBe(1);
  expect(stepTo('ArrowUp', grid(16, 8), 1)).toBe(null);
});

test('home and end, and no other key', () => {
  expect(stepTo('Home', grid(8, 4), 5)).toBe(0);
  expect(stepTo('End', grid(8, 4), 5)).toBe(7);
  expect(stepTo('x', grid(8, 4), 5)).toBe(null);
});
