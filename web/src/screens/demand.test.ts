import { expect, test } from 'vitest';
import type { Words } from '../words/words';
import { commonKeys, moveText, moveTexts, OnDemand } from './demand';

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

test('the odds have a key, and are heard, where a game has them', () => {
  const words = ((id: string) => id) as unknown as Words;
  expect(commonKeys(words).some(({ does }) => does.endsWith('odds'))).toBe(false);
  expect(commonKeys(words, true).flatMap(({ keys, does }) => (does.endsWith('odds') ? [keys] : []))).toEqual(['o', '⇧P']);
  const given = { board: null, last: '', asked: '', timeUp: null, legal: [], odds: 'full: 30%.', words };
  expect(new OnDemand(() => given).answer('P')).toBe('full: 30%.');
  expect(new OnDemand(() => ({ ...given, odds: '' })).answer('P')).toBe('hear-odds-off');
});
