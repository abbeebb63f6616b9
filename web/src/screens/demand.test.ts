import { expect, test } from 'vitest';
import { moveText, moveTexts } from './demand';

test('a move is written as it is typed', () => {
  expect(moveText({ kind: 'keep', dice: '' })).toBe('keep -');
  expect(moveText({ kind: 'take', series: 'full', removed: true })).toBe('take full removed');
  expect(moveText({ kind: 'take', series: 'full', removed: false })).toBe('take full');
  expect(moveText({ kind: 'discard', card: '10 h' })).toBe('discard 10,h');
});

test('of a kind with many forms only the kind is read out', () => {
  const keeps = [1, 2, 3, 4, 5, 6, 7].map((die) => ({ kind: 'keep', dice: String(die) }));
  expect(moveTexts([...keeps, { kind: 'stop' }])).toEqual(['keep …', 'stop']);
});
