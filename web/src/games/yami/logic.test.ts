import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Happened } from '../../net/shapes';
import { Names } from '../../table/names';
import { makeWords } from '../../words/words';
import { cardLabel, cardName, faces, held } from './cards';
import { asked, boxesOf, hasChosen, laidOpen, pace, takeOf, wish } from './logic';
import { tell } from './tell';
import type { Action, Closed, Player, Seen, YamiView } from './types.gen';

const read = (language: 'en' | 'fr') =>
  makeWords(language, [
    readFileSync(`../src/yamclub/words/${language}.ftl`, 'utf8'),
    readFileSync(`../src/yamclub/games/yami/words.${language}.ftl`, 'utf8'),
    readFileSync(`src/games/yami/words.${language}.ftl`, 'utf8'),
  ]);
const [en, fr] = [read('en'), read('fr')];
const person = (name: string) => ({ kind: 'person', name, bot: null, present: true }) as const;
const names = new Names([person('Ann'), person('Bob')], 0, en);

const EMPTY = Array<number | null>(16).fill(null);
const player = (changes: Partial<Player> = {}): Player => ({
  hand: null,
  cards: 5,
  known: '',
  shows: null,
  sheet: EMPTY,
  score: { values: 0, bonus: 0, combinations: 0 },
  total: 0,
  ...changes,
});
const view = (changes: Partial<YamiView> = {}): YamiView =>
  ({
    phase: 'choosing', you: 0, seat: 0, dealer: 1, deal: 2, deals: 16, stock: 52, pile: ['V♥'], source: null, taken: null,
    combination_points: [5, 10, 15, 20, 25, 30, 35, 50], players: [player(), player()], laid_by: null, choices: [], last: [], news: [],
    turn: { seats: [0], chance: false, clock: false },
    ...changes,
  }) as YamiView;
const closed = (seat: number, box: Closed['box'], points: number): Closed => ({ kind: 'closed', seat, box, points, hand: '7♠ 7♥ 9♦ R♣ A♠' });
const happened = (by: Happened['by'], what: Seen): Happened<Seen> => ({ event: 1, by, what, at: 0 });

test('cards are called as in the packs of the reader', () => {
  expect([cardName('R♥', en), cardName('R♥', fr)]).toEqual(['K♥', 'R♥']);
  expect([cardLabel('V♣', en), cardLabel('10♥', fr)]).toEqual(['jack of clubs', '10 de cœur']);
});

test('a hand keeps its order, and the card just taken waits at its end', () => {
  const cards = (order: 'rank' | 'suit', taken: string | null) => held('7♠ 7♥ 9♠ 9♠ R♥ A♠', taken, '', order).map(({ card }) => card);
  expect(cards('rank', null)).toEqual(['7♠', '7♥', '9♠', '9♠', 'R♥', 'A♠']);
  expect(cards('rank', '7♥')).toEqual(['7♠', '9♠', '9♠', 'R♥', 'A♠', '7♥']);
  expect(cards('suit', null)).toEqual(['7♠', '9♠', '9♠', 'A♠', '7♥', 'R♥']);
});

test('two alike are held apart, and of them only as many are known as were seen', () => {
  const hand = held('9♠ 9♠', '9♠', '9♠', 'rank');
  expect(hand.map(({ key, fresh, known }) => [key, fresh, known])).toEqual([['9♠0', false, true], ['9♠1', true, false]]);
});

test('of other hands one sees what is known, and backs', () => {
  expect(faces(player({ known: 'V♥' }))).toEqual(['V♥', null, null, null, null]);
  expect(faces(player({ hand: '7♠ 8♠' }))).toEqual(['7♠', '8♠']);
});

test('boxes say what stands there, what the hand shows, and what can be done', () => {
  const sheet = EMPTY.with(0, 10).with(8, 0);
  const legal: Action[] = [{ kind: 'take', source: 'stock' }, { kind: 'lay_down', box: 'brelan' }];
  const shows = [15, 5, 0, 0, 0, 0, 0, 0, 5, 0, 15, 0, 0, 0, 0, 0];
  const now = view({ players: [player({ sheet, shows }), player()], last: [closed(0, '7', 10), closed(1, '8', 5)] });
  const boxes = boxesOf(now, 0, legal);
  expect(boxes[0]).toEqual({ box: '7', worth: null, stands: 10, shows: 0, move: null, recent: true });
  expect(boxes[8]).toMatchObject({ box: 'pair', worth: 5, stands: 0, shows: 0, recent: false });
  expect(boxes[10]).toMatchObject({ box: 'brelan', worth: 15, stands: null, shows: 15, move: legal[1] });
  expect(boxesOf(now, 0, [], false)[10]?.shows).toBe(0);
});

test('what is asked for is what the server offers', () => {
  expect(asked([{ kind: 'take', source: 'stock' }, { kind: 'lay_down', box: 'V' }])).toBe('take');
  expect(asked([{ kind: 'discard', card: '7♠' }])).toBe('discard');
  expect(asked([{ kind: 'cancel', box: 'V' }])).toBe('cancel');
  expect(asked([])).toBeNull();
  expect(takeOf([{ kind: 'take', source: 'stock' }], 'discard')).toBeNull();
});

test('a tap on a box that cannot be closed asks for it all the same, so that the refusal says why', () => {
  expect(wish(view(), [], 'full')).toEqual({ kind: 'lay_down', box: 'full' });
  const following = view({ phase: 'following' });
  expect(wish(following, [{ kind: 'mark', box: 'V' }], 'full')).toEqual({ kind: 'mark', box: 'full' });
  expect(wish(following, [{ kind: 'cancel', box: 'V' }], 'V')).toEqual({ kind: 'cancel', box: 'V' });
});

test('who has decided is known, what they decided is not', () => {
  const now = view({ phase: 'following', turn: { seats: [1], chance: false, clock: false } });
  expect([hasChosen(now, 0), hasChosen(now, 1)]).toEqual([true, false]);
});

const last = [closed(0, 'pair', 5), closed(1, '7', 10)];
const turnedUp = (mine: boolean) => ({
  events: [happened('chance', { kind: 'draw', card: 'V♥' })],
  before: view({ phase: 'turning', last }),
  after: view({ last, turn: { seats: [mine ? 0 : 1], chance: false, clock: false } }),
});

test('hands of a deal that has ended lie open until somebody plays in the next', () => {
  const beat = turnedUp(true);
  expect(laidOpen(view({ phase: 'dealing', last }), null, true)).toBe(last);
  expect(laidOpen(beat.after, beat, false)).toBe(last);
  expect(laidOpen(beat.after, beat, true)).toBeNull();
  expect(laidOpen(view({ phase: 'discarding', last }), null, false)).toBeNull();
  expect(laidOpen(view({ phase: 'over', last }), null, false)).toBe(last);
  expect(laidOpen(view({ phase: 'dealing' }), null, false)).toBeNull();
});

test('those who do not begin the next deal get time to read, the others take it', () => {
  expect(pace(turnedUp(true))).toBe(0);
  expect(pace(turnedUp(false))).toBeGreaterThan(4000);
});

test('the end of a deal is told with all that it closed', () => {
  const news: YamiView['news'] = [closed(1, '7', 10), { kind: 'bonus_won', seat: 1 }, { kind: 'deals', seat: 1, deal: 2 }];
  const beat = { events: [happened(1, { kind: 'hidden_mark' })], before: view({ phase: 'following' }), after: view({ phase: 'dealing', last, news }) };
  expect(tell(beat, names, en)).toEqual([
    'Bob marks sevens with 7♠ 7♥ 9♦ K♣ A♠: 10 points',
    'Bob has the bonus: 50 points',
    'Deal 2: Bob deals',
  ]);
});

test('a card drawn for the deal is told, the very first one too', () => {
  const after = view({ phase: 'opening', deal: 0, seat: 1, opening: { contenders: [0, 1], numbers: [4] } });
  expect(tell({ events: [happened('chance', { kind: 'draw', card: 'V♥' })], before: null, after }, names, en)).toEqual(['Ann draws J♥']);
});

test('an exchange is told when it is complete', () => {
  const taken = view({ phase: 'discarding', seat: 1, source: 'discard', taken: 'V♥' });
  const discard = happened(1, { kind: 'discard', card: '7♠' });
  expect(tell({ events: [discard], before: taken, after: view() }, names, en)).toEqual(['Bob takes J♥ and discards 7♠']);
  expect(tell({ events: [discard], before: { ...taken, source: 'stock', taken: null }, after: view() }, names, en)).toEqual(['Bob draws from the stock and discards 7♠']);
  expect(tell({ events: [happened(1, { kind: 'take', source: 'discard' })], before: view(), after: taken }, names, en)).toEqual([]);
});

test('laying down is told with the hand, a choice only as made', () => {
  const laid = view({ phase: 'following', laid_by: 1, choices: [null, closed(1, 'pair', 5)] });
  const beat = { events: [happened(1, { kind: 'lay_down', box: 'pair' })], before: view({ seat: 1 }), after: laid };
  expect(tell(beat, names, en)).toEqual(['Bob lays down 7♠ 7♥ 9♦ K♣ A♠: pair, 5 points']);
  expect(tell({ events: [happened(0, { kind: 'hidden_mark' })], before: laid, after: laid }, names, en)).toEqual(['Ann has chosen']);
});

test('whoever comes in later is told where things stand', () => {
  const events = [happened('chance', { kind: 'hidden_draw' }), happened('chance', { kind: 'draw', card: 'V♥' })];
  expect(tell({ events, before: null, after: view({ last: [closed(0, 'V', 0)] }) }, names, en)).toEqual([
    'Ann cancels jacks with 7♠ 7♥ 9♦ K♣ A♠',
    'Deal 2: Bob deals',
  ]);
});
