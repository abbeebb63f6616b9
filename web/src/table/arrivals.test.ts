import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../net/shapes';
import { makeWords } from '../words/words';
import { arrivals } from './arrivals';

const words = makeWords('en', ['sat = x', ...['gone', 'bot', 'sat', 'left', 'stand-in', 'taken-back', 'back', 'away'].map((id) => `came-${id} = { $name } ${id}`), 'came-started = begins\nbot-greedy = Greedy\nperson = ?']);
const seat = (kind: SeatInfo['kind'], more: Partial<SeatInfo> = {}): SeatInfo => ({ kind, name: kind === 'person' ? 'Bob' : null, bot: kind === 'bot' ? 'greedy' : null, present: true, left: false, distance: null, stand_in_after: null, votes: [], votes_needed: 0, ...more });
const table = (other: SeatInfo, status: TableInfo['status'] = 'playing') => ({ seats: [seat('person', { name: 'Ann' }), other], you: 0, status }) as unknown as TableInfo;
const told = (before: SeatInfo, after: SeatInfo) => arrivals(table(before), table(after), words);

test.each([
  [seat('open'), seat('person'), 'Bob sat'],
  [seat('person'), seat('open'), 'Bob gone'],
  [seat('open'), seat('bot'), 'Greedy bot'],
  [seat('person'), seat('person', { present: false }), 'Bob away'],
  [seat('person', { present: false }), seat('person'), 'Bob back'],
  [seat('person'), seat('person', { present: false, left: true }), 'Bob left'],
  [seat('person'), seat('person', { bot: 'greedy' }), 'Bob stand-in'],
  [seat('person', { bot: 'greedy' }), seat('person'), 'Bob taken-back'],
])('what happens at a seat is said', (before, after, sentence) => expect(told(before, after)).toEqual([sentence]));

test('nothing is said of oneself, of what stays, or of a match that is over', () => {
  const mine = (present: boolean) => ({ seats: [seat('person', { present })], you: 0, status: 'playing' }) as unknown as TableInfo;
  expect(arrivals(mine(true), mine(false), words)).toEqual([]);
  expect(told(seat('person'), seat('person'))).toEqual([]);
  expect(arrivals(table(seat('person')), table(seat('person', { present: false }), 'over'), words)).toEqual([]);
});

test('the start of a match is said', () => expect(arrivals(table(seat('bot'), 'waiting'), table(seat('bot')), words)).toEqual(['begins']));
