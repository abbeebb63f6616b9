import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Happened } from '../../net/shapes';
import { cardInWords, cardName } from '../../pieces/cards';
import { makeWords } from '../../words/words';
import { faces, held, heldLabel } from './cards';
import { asked, boxesOf, hasChosen, laidOpen, mayCancelInstead, offered, pace, takeOf, wish } from './logic';
import type { Action, Closed, News, Player, Seen, YamiView } from './types.gen';

const read = (language: 'en' | 'fr') =>
  makeWords(language, [
    readFileSync(`../src/yamclub/words/${language}.ftl`, 'utf8'),
    readFileSync(`../src/yamclub/games/yami/words.${language}.ftl`, 'utf8'),
    readFileSync(`src/games/yami/words.${language}.ftl`, 'utf8'),
  ]);
const [en, fr] = [read('en'), read('fr')];

const EMPTY = Array<number | null>(16).fill(null);
const player = (changes: Partial<Player> = {}): Player => ({
  hand: null,
  cards: 5,
  known: '',
  shows: null,
  sheet: EMPTY,
  score: { upper: 0, bonus: 0, lower: 0 },
  total: 0,
  ...changes,
});
const view = (changes: Partial<YamiView> = {}): YamiView =>
  ({
    phase: 'choosing', you: 0, seat: 0, dealer: 1, deal: 2, deals: 16, stock: 52, pile: ['V♥'], source: null, taken: null,
    combination_points: [5, 10, 15, 20, 25, 30, 35, 50], players: [player(), player()], laid_by: null, choices: [], last: [],
    turn: { seats: [0], chance: false, clock: false },
    ...changes,
  }) as YamiView;
const closed = (seat: number, box: Closed['box'], points: number): Closed => ({ kind: 'closed', seat, box, points, hand: '7♠ 7♥ 9♦ R♣ A♠' });
const happened = (by: Happened['by'], what: Seen, ...news: News[]): Happened<Seen, News> => ({ event: 1, by, what, at: 0, news, told: [] });

test('cards are called as in the packs of the reader', () => {
  expect([cardName('R♥', en), cardName('R♥', fr)]).toEqual(['K♥', 'R♥']);
  expect([cardInWords('V♣', en), cardInWords('10♥', fr)]).toEqual(['jack of clubs', '10 de cœur']);
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

test('the second of two identical cards is marked, and says that it counts for nothing', () => {
  const [first, second] = held('R♥ R♥', null, 'R♥', 'rank');
  expect([first?.copy, second?.copy]).toEqual([false, true]);
  expect(second && heldLabel(second, en)).toBe('king of hearts, second copy, counts once');
  expect(second && heldLabel(second, fr)).toBe('roi de cœur, second exemplaire, ne compte qu’une fois');
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

test('where a follower may mark or cancel, the boxes offer one of the two at a time', () => {
  const both: Action[] = [{ kind: 'mark', box: 'A' }, { kind: 'cancel', box: 'A' }, { kind: 'cancel', box: 'pair' }];
  expect(mayCancelInstead(both)).toBe(true);
  expect(offered(both, false)).toEqual([both[0]]);
  expect(offered(both, true)).toEqual(both.slice(1));
  expect([asked(offered(both, false)), asked(offered(both, true))]).toEqual(['mark', 'cancel']);
  const last: Action[] = [{ kind: 'cancel', box: 'pair' }];
  expect([mayCancelInstead(last), offered(last, false)]).toEqual([false, last]);
});
