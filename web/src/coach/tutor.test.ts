import { expect, test, vi } from 'vitest';
import type { Mark } from '../net/coach';
import type { Caution, Cautioned, GameInfo, TableInfo } from '../net/shapes';
import { Names } from '../table/names';
import { makeWords } from '../words/words';
import { cautionFor, cautionText, offersHints, tutors } from './tutor';

const answer = (mark: Mark | null): Cautioned => ({ say: 'caution', table: 'abcdefghij', command: 'c', event: 3, caution: { mark } as Caution });

test.each([['blunder', true], ['mistake', true], ['inaccuracy', false], [null, false]] as const)('of a choice marked %s: %s', async (mark, speaks) => {
  expect(Boolean(await cautionFor(Promise.resolve(answer(mark))))).toBe(speaks);
});

test('a move does not wait for a coach that is slow, fails or refuses', async () => {
  vi.useFakeTimers();
  const slow = cautionFor(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(1500);
  expect(await slow).toBeNull();
  vi.useRealTimers();
  expect(await cautionFor(Promise.reject(new Error()))).toBeNull();
  expect(await cautionFor(Promise.resolve({ code: 'too_fast', params: {} }))).toBeNull();
});

test('it speaks among bots only, where there is a coach and no race', () => {
  const table = (...kinds: string[]) => ({ status: 'playing', hints_allowed: true, you: 0, seats: kinds.map((kind) => ({ kind })) }) as unknown as TableInfo;
  const game = (coach: boolean, real_time = false) => ({ coach, real_time }) as unknown as GameInfo;
  expect(tutors(table('person', 'bot', 'bot'), game(true))).toBe(true);
  expect(tutors(table('person'), game(true))).toBe(true);
  expect(tutors(table('person', 'person'), game(true))).toBe(false);
  expect([tutors(table('person', 'bot'), game(false)), tutors(table('person', 'bot'), game(true, true)), tutors(table('person', 'bot'), undefined)]).toEqual([false, false, false]);
  expect(tutors({ ...table('person', 'bot'), you: null }, game(true))).toBe(false);
  expect(tutors({ ...table('person', 'bot'), hints_allowed: false }, game(true))).toBe(false);
});

test('hints are for whoever plays, where nobody races', () => {
  const table = { status: 'playing', hints_allowed: true, you: 0, seats: [{ kind: 'person' }, { kind: 'person' }] } as unknown as TableInfo;
  const game = (coach: boolean, real_time = false) => ({ coach, real_time }) as unknown as GameInfo;
  expect([game(true), game(true, true), game(false), undefined].map((one) => offersHints(table, one))).toEqual([true, false, false, false]);
  expect(offersHints({ ...table, you: null }, game(true))).toBe(false);
});

test('the reason is told, or else what is better', () => {
  const words = makeWords('en', ['tutor-cost-win = Costs { $cost }.\ntutor-better = Better: { $best }\nbecause = The carré is likelier.']);
  const names = new Names([], null, words);
  const caution = { cost: 0.094, unit: 'win', why: null, best: { told: [], text: 'keep 55' } } as unknown as Caution;
  expect(cautionText(caution, names, words)).toBe('Costs 9.4%. Better: keep 55');
  expect(cautionText({ ...caution, why: { arg: 'said', id: 'because', args: {} } }, names, words)).toBe('Costs 9.4%. The carré is likelier.');
});
