import { expect, test } from 'vitest';
import { numberFor, thrownForStart } from './opening';

const opening = (...numbers: number[]) => ({ opening: { contenders: [2, 0, 1], numbers } });
const over = { opening: null };
const thrown = [{ event: 1, by: 'chance', what: { kind: 'throw', dice: '13556' }, at: 0, news: [], told: [] }] as const;

test('a throw for the start belongs to whoever was to throw', () => {
  expect(thrownForStart({ events: thrown, before: opening(20), after: opening(20, 20) })).toEqual({ seat: 0, dice: '13556' });
  expect(thrownForStart({ events: thrown, before: opening(20, 9), after: over })).toEqual({ seat: 1, dice: '13556' });
});

test('the very first throw is known by what it left', () => {
  expect(thrownForStart({ events: thrown, before: null, after: opening(20) })).toEqual({ seat: 2, dice: '13556' });
});

test('a throw of the match is none for the start', () => {
  expect(thrownForStart({ events: thrown, before: over, after: over })).toBeNull();
  expect(thrownForStart({ events: thrown, before: null, after: over })).toBeNull();
});

test('numbers belong to the contenders in their order', () => {
  const { opening: now } = opening(12, 7);
  expect([0, 1, 2, 3].map((seat) => numberFor(now, seat))).toEqual([7, null, 12, null]);
  expect(numberFor(null, 0)).toBeNull();
});
