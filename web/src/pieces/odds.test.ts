import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ChanceInfo } from '../net/shapes';
import { makeWords } from '../words/words';
import { boxTarget, chanceText, isMade, keepText, oddsSaid, rowsOf } from './odds';

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const [en, fr] = (['en', 'fr'] as const).map((language) => makeWords(language, [file(`../words/${language}.ftl`), file(`../../../src/yamclub/words/${language}.ftl`)]));
const chance = (target: string, probability: number, keep: string | null = '44'): ChanceInfo => ({ target, probability, fraction: '', keep });

test('a chance has a decimal where it is small, and words where it is none at all', () => {
  const said = [0, 0.0001, 0.0092, 0.0933, 0.0996, 0.1, 0.3055, 0.985, 0.9999, 1].map((one) => chanceText(one, en!));
  expect(said).toEqual(['impossible', '< 0.1%', '0.9%', '9.3%', '10%', '10%', '31%', '99%', '> 99%', 'certain']);
  expect(chanceText(0.0933, fr!)).toMatch(/^9,3\s%$/);
});

test('the likeliest comes first, and what has no name is left out', () => {
  const rows = rowsOf([chance('yam', 0.1), chance('closed', 0.9), chance('full', 0.3), chance('carre', 1, '44445')], (target) => (target === 'closed' ? null : target.toUpperCase()));
  expect(rows.map((row) => row.name)).toEqual(['CARRE', 'FULL', 'YAM']);
});

test('equal chances stay in the order of the sheet', () => {
  expect(rowsOf([chance('a', 0.2), chance('b', 0.5), chance('c', 0.2)], String).map((row) => row.target)).toEqual(['b', 'a', 'c']);
});

test('with no throw left only what the dice form is a row', () => {
  expect(rowsOf([chance('full', 1, '44455'), chance('yam', 0, null)], String).map((row) => row.target)).toEqual(['full']);
  expect(rowsOf([chance('yam', 0, null)], String)).toEqual([]);
});

test('a box is called by its name, with the number that counts', () => {
  expect([boxTarget('fours:3', en!), boxTarget('chance:20', en!), boxTarget('full', en!)]).toEqual(['3+ fours', 'chance 20+', 'full house']);
  expect([boxTarget('small-straight', fr!), boxTarget('petite-suite', fr!), boxTarget('grande-suite', fr!)]).toEqual(['petite suite', 'petite suite', 'grande suite']);
});

test('what to keep is said as it is done', () => {
  expect(keepText(chance('full', 0.3), en!)).toBe('keep 4 4');
  expect(keepText(chance('full', 0.3, ''), en!)).toBe('reroll all');
  expect(keepText(chance('full', 1, '44455'), en!)).toBe('your dice form it');
  expect(keepText(chance('full', 0, null), en!)).toBe('');
  expect([isMade(chance('full', 1, '44455')), isMade(chance('full', 0.5, '4445'))]).toEqual([true, false]);
});

test('rows are read out one by one', () => {
  const rows = rowsOf([chance('full', 0.3), chance('claim', 0.5, null)], String);
  expect(oddsSaid(rows, en!)).toBe('claim: 50%. full: 30%, keep 4 4.');
});
