import { beforeEach, expect, test, vi } from 'vitest';
import { Pacer } from './pacer';

let shown: number[];
const pacer = (hold: number) => new Pacer<number>((item) => shown.push(item), () => hold);

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
});

test('the first is shown at once, the next when its time has come', () => {
  const made = pacer(500);
  made.add(1);
  made.add(2);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(499);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
});

test('what comes after a quiet spell is shown at once', () => {
  const made = pacer(500);
  made.add(1);
  vi.advanceTimersByTime(600);
  made.add(2);
  expect(shown).toEqual([1, 2]);
});

test('without holding, everything is shown as it comes', () => {
  const made = pacer(0);
  [1, 2, 3].forEach((item) => made.add(item));
  expect(shown).toEqual([1, 2, 3]);
});

test('a flush shows all that waits, in order, and nothing twice', () => {
  const made = pacer(500);
  [1, 2, 3].forEach((item) => made.add(item));
  made.flush();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1, 2, 3]);
  expect(made.behind).toBe(0);
});

test('whoever has seen enough does not wait for the next', () => {
  const made = pacer(8000);
  [1, 2, 3].forEach((item) => made.add(item));
  made.skip();
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(7999);
  expect(shown).toEqual([1, 2]);
  made.skip();
  made.skip(); // nothing waits any more: what comes is shown at once
  made.add(4);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test('far behind, it hurries', () => {
  const made = pacer(400);
  for (let item = 0; item < 9; item++) made.add(item);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([0, 1, 2]);
});

test('it rests once the last has been shown for its time', () => {
  let rests = 0;
  const made = new Pacer<number>((item) => shown.push(item), () => 500, () => rests++);
  made.add(1);
  made.add(2);
  vi.advanceTimersByTime(500);
  expect([rests, made.busy]).toEqual([0, true]);
  vi.advanceTimersByTime(500);
  expect([rests, made.busy]).toEqual([1, false]);
});
