import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Happened } from '../../net/shapes';
import { Names } from '../../table/names';
import { makeWords } from '../../words/words';
import { at, dareOf, hintOf, isFive, linesOf, moveOn, placedIn, removedIn, stepFrom, tell } from './logic';
import type { Action, MasterView, Seen } from './types.gen';

const words = makeWords('en', [
  readFileSync('../src/yamclub/words/en.ftl', 'utf8'),
  readFileSync('../src/yamclub/games/master/words.en.ftl', 'utf8'),
]);
const person = (name: string) => ({ kind: 'person', name, bot: null, present: true }) as const;
const names = new Names([person('Ann'), person('Bob')], 0, words);

const keeps: Action[] = [{ kind: 'keep', dice: '' }, { kind: 'keep', dice: '44' }];
const place: Action = { kind: 'place', square: 'b2' };
const remove: Action = { kind: 'remove', square: 'd4' };
const stop: Action = { kind: 'stop' };
const board = [
  { square: 'b2', needs: 'carre', pawn: 0, open: false },
  { square: 'd4', needs: 'low', pawn: 1, open: false },
] as const;
const view = (changes: Partial<MasterView>): MasterView =>
  ({ phase: 'choosing', seat: 0, dice: '24446', throws_left: 1, declared: false, news: [], opening: null, board, sides: [], ...changes }) as MasterView;
const happened = (by: Happened['by'], what: Seen): Happened<Seen> => ({ event: 1, by, what, at: 0 });

test('a tap on a square does what the server offers there', () => {
  const legal = [place, remove, stop, ...keeps];
  expect(moveOn(legal, 'b2')).toBe(place);
  expect(moveOn(legal, 'd4')).toBe(remove);
  expect(moveOn(legal, 'a1')).toBeNull();
});

test('the hint follows from what may be done', () => {
  const declared = view({ declared: true });
  expect(hintOf(view({}), [stop, ...keeps])).toBe('throw');
  expect(hintOf(view({}), [place, stop, ...keeps])).toBe('place-or-throw');
  expect(hintOf(view({}), [place, stop])).toBe('place');
  expect(hintOf(view({}), [place, remove, stop])).toBe('yam');
  expect(hintOf(view({}), [remove, stop])).toBe('predator');
  expect(hintOf(view({}), [stop])).toBe('nothing');
  expect(hintOf(declared, keeps)).toBe('must-throw');
  expect(hintOf(declared, [stop, ...keeps])).toBe('dare-on');
  expect(hintOf(declared, [place, stop, ...keeps])).toBe('dare-made');
  expect(hintOf(view({ declared: true, throws_left: 0 }), [stop])).toBe('dare-lost');
});

test('a défi is on, made or lost as the server says', () => {
  expect(dareOf(view({}))).toBe('none');
  expect(dareOf(view({ declared: true }))).toBe('on');
  expect(dareOf(view({ declared: true, phase: 'throwing', throws_left: 0 }))).toBe('on');
  expect(dareOf(view({ declared: true, throws_left: 0 }))).toBe('lost');
  expect(dareOf(view({ declared: true, throws_left: 0, news: [{ kind: 'defi_made', seat: 0 }] }))).toBe('made');
});

test('arrows lead from square to square and stop at the edge', () => {
  expect(at('c5')).toEqual([2, 4]);
  expect(stepFrom(12, 'ArrowUp')).toBe(7);
  expect(stepFrom(12, 'ArrowLeft')).toBe(11);
  expect(stepFrom(4, 'ArrowRight')).toBe(4);
  expect(stepFrom(22, 'ArrowDown')).toBe(22);
  expect(stepFrom(12, 'Home')).toBe(10);
  expect(stepFrom(12, 'Enter')).toBeNull();
});

test('lines belong to a seat, and five in a row are known by their length', () => {
  const three = { squares: ['a1', 'b2', 'c3'], points: 1 } as const;
  const five = { squares: ['a1', 'a2', 'a3', 'a4', 'a5'], points: 0 } as const;
  const side = { pawns_left: 3, points: 1 };
  const lines = linesOf(view({ sides: [{ ...side, alignments: [three] }, { ...side, alignments: [five] }] }));
  expect(lines.map((line) => [line.seat, isFive(line)])).toEqual([[0, false], [1, true]]);
});

test('a throw is told with all the dice that lie then, also those of earlier throws', () => {
  const beat = { events: [happened(0, { kind: 'keep', dice: '444' }), happened('chance', { kind: 'throw', dice: '26' })], before: view({}), after: view({}) };
  expect(tell(beat, names, words)).toEqual(['Ann keeps 4 4 4', 'Ann throws: 2 4 4 4 6']);
  const later = { before: null, after: view({ phase: 'throwing', seat: 0, dice: '' }), events: [happened(1, { kind: 'keep', dice: '6' }), happened('chance', { kind: 'throw', dice: '1245' }), happened(1, { kind: 'declare' })] };
  expect(tell(later, names, words)).toEqual(['Bob keeps 6', 'Bob throws: 1 2 4 5 6', 'Bob dares!']);
});

const points = (...each: number[]): MasterView['sides'] => each.map((one) => ({ pawns_left: 9, points: one, alignments: [] }));

test('pawns placed and removed are told by who moved, with what it did to the points', () => {
  const after = view({ seat: 1, dice: '12356', sides: points(2, 1) });
  const placed = { events: [happened(0, place), happened('chance', { kind: 'throw', dice: '12356' })], before: view({ sides: points(1, 1) }), after };
  expect(tell(placed, names, words)).toEqual(['Ann places a pawn: four alike (b2)', 'Ann now has 2 points (+1)', 'Bob throws: 1 2 3 5 6']);
  expect(placedIn(placed)).toBe('b2');
  const removed = { events: [happened(0, remove)], before: view({ sides: points(1, 1) }), after: view({ sides: points(1, 0) }) };
  expect(tell(removed, names, words)).toEqual(['Yam Predator! Ann removes the pawn on d4 (8 or less)', 'Bob is down to 0 points']);
  expect(removedIn(removed)).toEqual({ square: 'd4', seat: 1 });
  expect(removedIn(placed)).toBeNull();
});

test('a turn that ends with nothing placed is told with its dice, and a défi that was lost as such', () => {
  const events = [happened(0, { kind: 'stop' }), happened('chance', { kind: 'throw', dice: '12356' })];
  const after = view({ seat: 1, dice: '12356' });
  expect(tell({ events, before: view({}), after }, names, words)).toEqual(['Ann places nothing with 2 4 4 4 6', 'Bob throws: 1 2 3 5 6']);
  const lost = view({ declared: true, throws_left: 0 });
  expect(tell({ events, before: lost, after }, names, words)[0]).toBe('The dare is lost: Ann places nothing with 2 4 4 4 6');
});

test('a throw for the start is told as such', () => {
  const before = view({ phase: 'opening', seat: 1, opening: { contenders: [0, 1], numbers: [7] } });
  const beat = { events: [happened('chance', { kind: 'throw', dice: '12335' })], before, after: view({ phase: 'throwing', dice: '', news: [{ kind: 'starts', seat: 1 }] }) };
  expect(tell(beat, names, words)).toEqual(['Bob throws 1 2 3 3 5: 14', 'Bob starts']);
});
