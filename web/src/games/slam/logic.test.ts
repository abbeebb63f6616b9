import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Happened } from '../../net/shapes';
import { Names } from '../../table/names';
import { makeWords } from '../../words/words';
import { takesOf, tell } from './logic';
import type { Action, Seen, Series, SlamView } from './types.gen';

const words = makeWords('en', [
  readFileSync('../src/yamclub/words/en.ftl', 'utf8'),
  readFileSync('../src/yamclub/games/slam/words.en.ftl', 'utf8'),
]);
const person = (name: string) => ({ kind: 'person', name, bot: null, present: true }) as const;
const names = new Names([person('Ann'), person('Bob')], 0, words);

const legal: Action[] = [
  { kind: 'take', series: 'brelan', removed: false },
  { kind: 'take', series: 'full', removed: true },
  { kind: 'keep', dice: '' },
  { kind: 'keep', dice: '44' },
];
const view = (changes: Partial<SlamView>): SlamView =>
  ({ phase: 'choosing', seat: 0, dice: '24446', news: [], opening: null, piles: [{ series: 'full', points: 30 }], ...changes }) as SlamView;
const happened = (by: Happened['by'], what: Seen): Happened<Seen> => ({ event: 1, by, what, at: 0 });

test('what may be taken of a series, in play and removed', () => {
  const of = (series: Series) => takesOf(legal, series);
  expect(of('brelan')).toEqual({ inPlay: legal[0], removed: null });
  expect(of('full')).toEqual({ inPlay: null, removed: legal[1] });
  expect(of('carre')).toEqual({ inPlay: null, removed: null });
});

test('a throw is told with all the dice that lie then', () => {
  const beat = { events: [happened(0, { kind: 'keep', dice: '444' }), happened('chance', { kind: 'throw', dice: '26' })], before: view({}), after: view({}) };
  expect(tell(beat, names, words)).toEqual(['Ann keeps 4 4 4', 'Ann throws: 2 4 4 4 6']);
});

test('a chip taken is told with its points, and what followed after it', () => {
  const after = view({ phase: 'throwing', seat: 0, dice: '', news: [{ kind: 'plays_again', seat: 1 }] });
  const beat = { events: [happened(1, { kind: 'take', series: 'full', removed: false })], before: view({ seat: 1 }), after };
  expect(tell(beat, names, words)).toEqual(['Bob takes a chip: full house, 30 points', 'Yamslam! Bob plays again']);
});

test('a stop is told by what came of it', () => {
  const news: SlamView['news'] = [{ kind: 'failed', seat: 0, dice: '12346' }, { kind: 'removed', series: 'large_straight' }];
  const beat = { events: [happened(0, { kind: 'stop' })], before: view({}), after: view({ phase: 'throwing', news }) };
  expect(tell(beat, names, words)).toEqual(['Ann wins no chip with 1 2 3 4 6', 'Nobody won a chip: one leaves the game (large straight)']);
});

test('a throw for the start is told as such', () => {
  const before = view({ phase: 'opening', seat: 1, opening: { contenders: [0, 1], numbers: [7] } });
  const beat = { events: [happened('chance', { kind: 'throw', dice: '35' })], before, after: view({ phase: 'throwing', dice: '', news: [{ kind: 'starts', seat: 1 }] }) };
  expect(tell(beat, names, words)).toEqual(['Bob throws 3 5: 8', 'Bob starts']);
});

test('the very first throw is told too', () => {
  const after = view({ phase: 'opening', seat: 1, opening: { contenders: [0, 1], numbers: [8] } });
  const beat = { events: [happened('chance', { kind: 'throw', dice: '35' })], before: null, after };
  expect(tell(beat, names, words)).toEqual(['Ann throws 3 5: 8']);
});
