import { expect, test } from 'vitest';
import type { Happened } from '../../net/shapes';
import type { Words } from '../../words/words';
import { at, hintOf, isFive, linesOf, moveOn, oddsName, placedIn, removedIn, stepFrom } from './logic';
import type { Action, MasterView, News, Seen } from './types.gen';

const keeps: Action[] = [{ kind: 'keep', dice: '' }, { kind: 'keep', dice: '44' }];
const place: Action = { kind: 'place', square: 'b2' };
const remove: Action = { kind: 'remove', square: 'd4' };
const stop: Action = { kind: 'stop' };
const board = [
  { square: 'b2', needs: 'carre', pawn: 0, open: false },
  { square: 'd4', needs: 'low', pawn: 1, open: false },
] as const;
const view = (changes: Partial<MasterView>): MasterView =>
  ({ phase: 'choosing', seat: 0, dice: '24446', throws_left: 1, dare: 'none', opening: null, board, sides: [], ...changes }) as MasterView;
const happened = (by: Happened['by'], what: Seen, ...news: News[]): Happened<Seen, News> => ({ event: 1, by, what, at: 0, news, told: [] });

test('a tap on a square does what the server offers there', () => {
  const legal = [place, remove, stop, ...keeps];
  expect(moveOn(legal, 'b2')).toBe(place);
  expect(moveOn(legal, 'd4')).toBe(remove);
  expect(moveOn(legal, 'a1')).toBeNull();
});

test('the hint follows from what may be done', () => {
  const declared = view({ dare: 'on' });
  expect(hintOf(view({}), [stop, ...keeps])).toBe('throw');
  expect(hintOf(view({}), [place, stop, ...keeps])).toBe('place-or-throw');
  expect(hintOf(view({}), [place, stop])).toBe('place');
  expect(hintOf(view({}), [place, remove, stop])).toBe('yam');
  expect(hintOf(view({}), [remove, stop])).toBe('predator');
  expect(hintOf(view({}), [stop])).toBe('nothing');
  expect(hintOf(declared, keeps)).toBe('must-throw');
  expect(hintOf(declared, [stop, ...keeps])).toBe('dare-on');
  expect(hintOf(declared, [place, stop, ...keeps])).toBe('dare-made');
  expect(hintOf(view({ dare: 'lost' }), [stop])).toBe('dare-lost');
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

test('a beat says which pawn came and which went', () => {
  const after = view({ seat: 1, dice: '12356' });
  const placed = { events: [happened(0, place), happened('chance', { kind: 'throw', dice: '12356' })], before: view({}), after };
  expect(placedIn(placed)).toBe('b2');
  const removed = { events: [happened(0, remove)], before: view({}), after: view({}) };
  expect(removedIn(removed)).toEqual({ square: 'd4', seat: 1 });
  expect(removedIn(placed)).toBeNull();
});

test('only what a free square asks for is worth its odds, and a yam while there is a pawn to remove', () => {
  const words = ((id: string) => id) as unknown as Words;
  const squares = [...board, { square: 'a1', needs: '4', pawn: null, open: false }, { square: 'a2', needs: 'defi', pawn: null, open: false }] as MasterView['board'];
  const targets = ['brelan-4', 'brelan-5', 'carre', 'low', 'defi', 'yam'];
  expect(targets.map((target) => oddsName(view({ board: squares }), target, words))).toEqual(['master-square-4', null, null, null, 'master-odds-defi', 'master-square-yam']);
  const alone = squares.map((spot) => ({ ...spot, pawn: spot.pawn === null ? null : 0 }));
  expect(oddsName(view({ board: alone }), 'yam', words)).toBeNull();
});
