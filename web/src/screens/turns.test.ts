import { expect, test } from 'vitest';
import { nextShown, turnAfter, turnBefore, turnStarts } from './turns';

/** Steps as "who moves > whose turn it is then", told unless in brackets. */
const match = (text: string) =>
  text.split(', ').map((one) => {
    const [by = '', seat = ''] = one.replace(/[()]/g, '').split('>');
    return { by: by === 'c' ? ('chance' as const) : Number(by), view: { seat: Number(seat) }, told: one.startsWith('(') ? [] : [{ arg: 'said' as const, id: 'x', args: {} }] };
  });

test('a turn begins with the throw before its first move', () => {
  const steps = match('c>0, 0>0, c>0, 0>1, c>1, 1>1, c>1, 1>0, c>0, 0>0');
  expect(turnStarts(steps)).toEqual([0, 4, 8]);
});

test('others may answer within a turn', () => expect(turnStarts(match('c>0, 0>0, 1>0, 2>1, c>1, 1>1'))).toEqual([0, 4]));

test('a deal of cards belongs to the turn after it', () => expect(turnStarts(match('c>0, 0>1, (c>0), (c>1), c>1, 1>0'))).toEqual([0, 2]));

test('jumps go to the starts of turns, and to the ends of the match', () => {
  expect([turnAfter([0, 4, 8], 4, 9), turnAfter([0, 4, 8], 8, 9)]).toEqual([8, 9]);
  expect([turnBefore([0, 4, 8], 6), turnBefore([0, 4, 8], 4), turnBefore([0, 4, 8], 0)]).toEqual([4, 0, 0]);
});

test('cards that are dealt are not shown one by one', () => expect(nextShown(match('c>0, 0>1, (c>0), (c>1), c>1, 1>0'), 1)).toBe(4));
