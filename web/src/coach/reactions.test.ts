import { expect, test } from 'vitest';
import type { Reactions } from '../coach.gen';
import { callsOf, secondsOf } from './reactions';

const made: Reactions = { rounds: 9, right: 4, high: 1, low: 0, late: 3, silent: 1, guessed: 0, median: 4070, pace: 1.2, level: 'expert', raced: 0.1 };

test('calls are told by how they went, and none of them is left out', () => {
  expect(callsOf(made).map(({ count }) => count)).toEqual([4, 1, 0, 3, 1]);
  expect(callsOf(made).reduce((sum, { count }) => sum + count, 0)).toBe(made.rounds);
});
test('guesses are told where there were any', () => expect(callsOf({ ...made, guessed: 2 }).at(-1)).toEqual({ kind: 'guessed', count: 2 }));
test('times have one decimal, rounded', () => expect([4070, 950, 949, 12_000].map(secondsOf)).toEqual([{ whole: 4, tenths: 1 }, { whole: 1, tenths: 0 }, { whole: 0, tenths: 9 }, { whole: 12, tenths: 0 }]));
