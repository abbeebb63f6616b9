import { expect, test } from 'vitest';
import type { GameInfo, TableInfo } from '../net/shapes';
import { goesOn, likelyRival, likelySeat } from './playon';

const table = (you: number | null) => ({ you, seats: [{}, {}, {}] }) as unknown as TableInfo;
const game = { bots: ['novice', 'club'], solo_bots: ['perfect'], usual_bot: 'club' } as unknown as GameInfo;

test('there is something to play on while nobody has won', () => {
  expect(goesOn({ result: null })).toBe(true);
  expect(goesOn({ result: { places: [1, 2] } })).toBe(false);
  expect(goesOn(null)).toBe(false);
});

test('readers take their own seat, and others that of whoever is to act', () => {
  expect(likelySeat(table(2), { turn: { seats: [1] }, seat: 1 })).toBe(2);
  expect(likelySeat(table(null), { turn: { seats: [1] }, seat: 1 })).toBe(1);
  expect(likelySeat(table(null), { turn: { seats: [2, 1] }, seat: 0 })).toBe(2);
  expect(likelySeat(table(null), { turn: { seats: [] }, seat: 1 })).toBe(1);
  expect(likelySeat(table(null), { turn: { seats: [] } })).toBe(0);
});

test('the bot chosen last is proposed where it plays', () => {
  expect(likelyRival(game, 3, 'novice')).toBe('novice');
  expect(likelyRival(game, 3, 'expert')).toBe('club');
  expect(likelyRival(game, 1, 'perfect')).toBe('perfect');
});
