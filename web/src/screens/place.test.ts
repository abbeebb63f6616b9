import { expect, test } from 'vitest';
import { place } from './place';

const card = { width: 300, height: 150 };
const phone = { width: 360, height: 640 };

test('below what it explains, where there is room', () => {
  expect(place(card, { left: 20, top: 60, width: 320, height: 80 }, phone)).toEqual({ left: 30, top: 150 });
});

test('above it, where there is none', () => {
  expect(place(card, { left: 0, top: 560, width: 360, height: 80 }, phone).top).toBe(400);
});

test('beside it, on a low screen', () => {
  const at = place(card, { left: 10, top: 60, width: 400, height: 320 }, { width: 844, height: 390 });
  expect(at.left).toBeGreaterThanOrEqual(420);
});

test('it stays on the screen, and covers as little as it can', () => {
  expect(place(card, { left: 0, top: 100, width: 360, height: 500 }, phone)).toEqual({ left: 30, top: 10 });
});
