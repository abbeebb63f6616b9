import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeWords } from '../../words/words';
import { stepFrom } from './feeling';
import { claimOf, lying, mayClaim, numberOf, pace, seconds, shuffled, takenBy, verdictWords } from './logic';
import { beeps, shakes } from './senses';
import { counted, onTheMat } from './speech';
import type { ColorView, Round } from './types.gen';

const read = (language: string) =>
  ['../src/yamclub/words/', '../src/yamclub/games/color/words.', 'src/games/color/words.'].map((path) => readFileSync(`${path}${language}.ftl`, 'utf8'));
const words = makeWords('en', read('en'));
const french = makeWords('fr', read('fr'));

const last: Round = {
  dice: 'RRBBGGYY',
  card: 'RRRRBBBB',
  number: 4,
  claims: [
    { seat: 0, number: 6, after: 1500, verdict: 'too_high', paid: true },
    { seat: 1, number: 4, after: 2345, verdict: 'wins', paid: false },
  ],
  winner: 1,
};
const view = (changes: Partial<ColorView>): ColorView =>
  ({ phase: 'announcing', seat: 0, round: 3, covered: false, dice: 'RRBBGGYY', card: 'RRRRBBBB', claims: [], contenders: [0, 1], last: null, turn: { seats: [0, 1], chance: false, clock: true }, ...changes }) as ColorView;

test('dice lie scattered, the same way on every screen, and another way in another round', () => {
  const [one, two] = [lying(view({})), lying(view({}))];
  expect(one).toEqual(two);
  expect([...one.dice].sort().join('')).toBe('BBGGRRYY');
  const rounds = new Set([1, 2, 3, 4].map((round) => lying(view({ round })).dice.join('')));
  expect(rounds.size).toBeGreaterThan(1);
  expect(shuffled([], 'any')).toEqual([]);
});

test('the card is turned without the dice moving', () => {
  const turning = lying(view({ phase: 'turning', round: 2, card: null }));
  expect(turning.dice).toEqual(lying(view({})).dice);
  expect(turning.card).toEqual(Array(8).fill(null));
});

test('after the round the pairs are shown, as many as the true number', () => {
  const shown = lying(view({ phase: 'throwing', dice: null, card: null, last }));
  expect(shown.verified).toBe(true);
  expect([shown.pairedDice.size, shown.pairedSpots.size]).toEqual([last.number, last.number]);
});

test('what is covered shows nothing, not even the round before', () => {
  const shown = lying(view({ covered: true, dice: null, card: null, last }));
  expect(shown.verified).toBe(false);
  expect(shown.dice).toEqual(Array(8).fill(null));
});

test('who may announce, who has, and who took a number', () => {
  const said = view({ claims: [{ seat: 1, number: 5, at: 100 }], turn: { seats: [0], chance: false, clock: true } });
  expect([mayClaim(said, 0), mayClaim(said, 1), mayClaim(said, null)]).toEqual([true, false, false]);
  expect(mayClaim(view({ phase: 'throwing' }), 0)).toBe(false);
  // While another's finger is on its way it is chance's turn, and nobody has lost theirs.
  expect(mayClaim(view({ phase: 'feeling', turn: { seats: [], chance: true, clock: false } }), 0)).toBe(true);
  expect(claimOf(said, 1)?.number).toBe(5);
  expect([takenBy(said, 5), takenBy(said, 4)]).toEqual([1, null]);
});

test('digits are found on every keyboard', () => {
  expect(numberOf('7', 'Digit7')).toBe(7);
  expect(numberOf('à', 'Digit0')).toBe(0);
  expect(numberOf('5', 'Numpad5')).toBe(5);
  expect(numberOf('9', 'Digit9')).toBeNull();
  expect(numberOf('a', 'KeyQ')).toBeNull();
});

test('nobody waits for a picture', () => {
  expect(pace()).toBe(0);
});

test('verdicts and times', () => {
  expect(last.claims.map(verdictWords)).toEqual(['color-verdict-pays', 'color-verdict-wins']);
  expect([seconds(2345, words), seconds(2345, french)]).toEqual(['2.35\u00a0s', '2,35\u00a0s']);
});

test('arrows go along the items and across from the dice to the card', () => {
  expect([stepFrom(1, 'ArrowRight'), stepFrom(1, 'ArrowLeft'), stepFrom(3, 'ArrowDown'), stepFrom(11, 'ArrowUp')]).toEqual([2, 16, 11, 3]);
  expect(stepFrom(1, 'a')).toBeNull();
});

test('each colour beats another number of times', () => {
  expect((['R', 'B', 'G', 'Y'] as const).map((colour) => shakes(colour).length)).toEqual([1, 3, 5, 7]);
});

test('the dice and the card can be heard as counts', () => {
  expect(counted('RRBGGGGY', words)).toBe('2 red, 1 blue, 4 green, 1 yellow');
  expect(counted('RRRRBBBB', french)).toBe('4 rouges, 4 bleus');
  const view = { dice: 'RRRRRRRB', card: 'GGGGYYYY', covered: false, last: null } as unknown as ColorView;
  expect(onTheMat(view, words)).toBe('Dice: 7 red, 1 blue. Card: 4 green, 4 yellow.');
  expect(onTheMat({ ...view, dice: null, card: null, covered: true, last }, words)).toBe('');
});

test('and as tones: colour by colour, the card well after the dice', () => {
  const heard = beeps(['B', 'R', 'B'], ['Y', 'Y']);
  expect(heard.map(({ colour }) => colour).join('')).toBe('RBBYY');
  const gaps = heard.slice(1).map(({ at }, place) => at - heard[place]!.at);
  expect(gaps[1]).toBeLessThan(gaps[0]!);
  expect(gaps[2]).toBeGreaterThan(2 * gaps[0]!);
});

test('both languages have the same words', () => {
  const ids = (text: string) => [...text.matchAll(/^([\w-]+) =/gm)].map((found) => found[1]).sort();
  expect(ids(read('fr')[2]!)).toEqual(ids(read('en')[2]!));
});
