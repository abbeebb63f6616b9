import { expect, test } from 'vitest';
import { moveMeant } from './asking';

const asked = [{ kind: 'stop' }, { kind: 'write', box: 'yam' }, { kind: 'take', series: 'full', removed: false }];

test('a move is found whatever the order of its fields, and without those left at their default', () => {
  expect(moveMeant(asked, { kind: 'stop' })).toBe(asked[0]);
  expect(moveMeant(asked, { box: 'yam', kind: 'write' })).toBe(asked[1]);
  expect(moveMeant(asked, { kind: 'take', series: 'full' })).toBe(asked[2]);
});

test('a move that is typed is found too', () => {
  expect(moveMeant(asked, ' write yam ')).toBe(asked[1]);
  expect(moveMeant(asked, 'write full')).toBeNull();
});

test('other moves are not asked about', () => {
  expect(moveMeant(asked, { kind: 'write', box: 'full' })).toBeNull();
  expect(moveMeant(asked, { kind: 'take', series: 'full', removed: true })).toBeNull();
  expect(moveMeant([], { kind: 'stop' })).toBeNull();
});
