import { expect, it } from 'vitest';
import type { Analysis } from '../net/coach';
import { beyond, luckWord } from './headline';

const analysis = (unit: 'win' | 'points', own: number) => ({ unit, players: [{ luck: 0.2, own, others: 0.3 }] }) as unknown as Analysis;

it('says that a sum is more than a whole win, and only then', () => {
  expect(beyond(analysis('win', -1.2))).toBe(true);
  expect(beyond(analysis('win', -0.9))).toBe(false);
  expect(beyond(analysis('points', -90))).toBe(false);
});

it('calls luck by what it did', () => {
  expect([0.4, 0.2, 0.05, -0.05, -0.2].map(luckWord)).toEqual(['much', 'some', 'even', 'even', 'bad']);
});
