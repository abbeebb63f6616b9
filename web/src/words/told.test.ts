import { expect, test } from 'vitest';
import type { Said } from '../net/shapes';
import { Names } from '../table/names';
import { tell, tellAll } from './told';
import { makeWords } from './words';

const words = makeWords('en', [
  `
name-list = { $others } and { $last }
card-ranks = 7 8 9 10 J Q K A
throws = { $you ->
    [1] You throw: { $dice }
   *[0] { $who } throws: { $dice }
}
takes = { $who } takes { $chip } for { $points }
chip = the { $colour } chip
shows = { $who } shows { $cards } to { $others }
`,
]);
const person = (name: string) => ({ kind: 'person', name, bot: null, present: true, left: false, distance: null, stand_in_after: null, votes: [], votes_needed: 0 }) as const;
const names = new Names([person('Ann'), person('Bob'), person('Cid')], 0, words);
const say = (id: string, args: Said['args']): Said => ({ arg: 'said', id, args });
const seats = (...all: number[]) => ({ arg: 'seats', seats: all }) as const;
const dice = (text: string) => ({ arg: 'dice', dice: text }) as const;

test('seats are told by their names, dice by their faces', () => {
  expect(tell(say('throws', { who: seats(1), dice: dice('2446') }), names, words)).toBe('Bob throws: 2 4 4 6');
  expect(tell(say('throws', { who: seats(1, 2), dice: dice('') }), names, words)).toBe('Bob and Cid throws: –');
});

test('a sentence may speak to the reader, if it is about nobody else', () => {
  expect(tell(say('throws', { who: seats(0), dice: dice('1') }), names, words)).toBe('You throw: 1');
  expect(tell(say('throws', { who: seats(0, 1), dice: dice('1') }), names, words)).toBe('Ann and Bob throws: 1');
});

test('a sentence may hold another', () => {
  const chip = say('chip', { colour: 'red' });
  expect(tell(say('takes', { who: seats(2), chip, points: 30 }), names, words)).toBe('Cid takes the red chip for 30');
});

test('several words may stand beside each other', () => {
  const row = { arg: 'row', parts: [say('chip', { colour: 'red' }), say('chip', { colour: 'blue' })] } as const;
  expect(tell(say('takes', { who: seats(2), chip: row, points: 5 }), names, words)).toBe('Cid takes the red chip the blue chip for 5');
});

test('cards are called as in the packs of the reader, and `you` goes by the seats named first', () => {
  const said = say('shows', { who: seats(1), cards: { arg: 'cards', cards: ['R♥', '10♠'] }, others: seats(0) });
  expect(tell(said, names, words)).toBe('Bob shows K♥ 10♠ to Ann');
});

test('cards that are read out are told in words', () => {
  const spelled = makeWords('en', ['shows = { $cards }', 'card-in-words = { $rank } of { $suit }s']);
  const said = say('shows', { cards: { arg: 'cards', cards: ['R♥', '10♠'] } });
  expect(tell(said, names, spelled, 'spoken')).toBe('R of hearts, 10 of spades');
});

test('all that happened is told in its order', () => {
  const throws = (seat: number) => ({ told: [say('throws', { who: seats(seat), dice: dice('6') })] });
  expect(tellAll([throws(1), { told: [] }, throws(2)], names, words)).toEqual(['Bob throws: 6', 'Cid throws: 6']);
});

test('a name from right to left is set apart, so that it does not reorder the sentence', () => {
  const mixed = new Names([person('שלום'), person('Bob')], null, words);
  expect(tell(say('throws', { who: seats(0), dice: dice('2446') }), mixed, words)).toBe('\u2068שלום\u2069 throws: 2 4 4 6');
  expect(mixed.list([0, 1])).toBe('\u2068שלום\u2069 and Bob');
});
