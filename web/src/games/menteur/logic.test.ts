import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Happened } from '../../net/shapes';
import { makeWords } from '../../words/words';
import { Hand } from './hand.svelte';
import { cellOf, claimText, firstPoints, isTrue, pace, pointsFor, scratchOf, settledIn, toldOf, worthOf } from './logic';
import type { Action, MenteurView, News, Seen } from './types.gen';

const words = makeWords('en', [
  readFileSync('../src/yamclub/words/en.ftl', 'utf8'),
  readFileSync('../src/yamclub/games/menteur/words.en.ftl', 'utf8'),
  readFileSync('src/games/menteur/words.en.ftl', 'utf8'),
]);

const worth = [0, 2, 0, 12, 0, 0, 18, 0, 0, 0, 0, 0, 18];
const view = (changes: Partial<MenteurView> = {}): MenteurView =>
  ({
    phase: 'announcing',
    you: 0,
    seat: 0,
    throws: 1,
    thrown_again: [],
    announced: null,
    opening: null,
    options: { truth: 'at_least', reroll_counts: 'hidden', chance: 'any_time' },
    cups: { locked: '', thrown: '24444', worth, honest: [[], [], [], [4, 8, 12], ...Array(9).fill([])] },
    sheets: [],
    ...changes,
  }) as Partial<MenteurView> as MenteurView;
const happened = (by: Happened['by'], what: Seen, ...news: News[]): Happened<Seen, News> => ({ event: 1, by, what, at: 0, news, told: [] });
const announce = (box: 'fours' | 'full' | 'brelan', points: number) => ({ kind: 'announce', box, points }) as const;
const legal: Action[] = [announce('fours', 4), announce('fours', 8), announce('fours', 12), announce('full', 25), { kind: 'keep', dice: '4' }];

test('a box is open, written or barred, with its crosses', () => {
  const sheet = { points: [3, null, null], crosses: [1, 1, 2] };
  expect(cellOf(sheet, 0)).toEqual({ state: 'written', points: 3, crosses: 1 });
  expect(cellOf(sheet, 1).state).toBe('open');
  expect(cellOf(sheet, 2).state).toBe('barred');
});

test('what is true is what the view says', () => {
  expect(worthOf(view(), 'fours')).toBe(12);
  expect([4, 12, 16].map((points) => isTrue(view(), 'fours', points))).toEqual([true, true, false]);
  expect(isTrue(view(), 'full', 25)).toBe(false);
  expect(isTrue(view({ cups: null }), 'fours', 4)).toBeNull();
});

test('a chosen box proposes its only value, or what the dice in sight are worth', () => {
  expect(pointsFor(legal, 'fours')).toEqual([4, 8, 12]);
  expect(firstPoints(view(), legal, 'full', true)).toBe(25);
  expect(firstPoints(view(), legal, 'fours', true)).toBe(12);
  expect(firstPoints(view(), legal, 'fours', false)).toBeNull();
});

test('claims are said with their sum where it counts one face', () => {
  expect(claimText(announce('fours', 12), words)).toBe('fours, 3 × 4 = 12 points');
  expect(claimText(announce('full', 25), words)).toBe('full house, 25 points');
});

const shown = { kind: 'shown', seat: 1, challengers: [0, 2], dice: '13346', true: false } as const;
const wrote = { kind: 'wrote', seats: [0, 2], box: 'full', points: 25 } as const;
const crossed = { kind: 'crossed', seats: [1], box: 'full' } as const;

test('how an announcement was settled is gathered from the news', () => {
  const before = view({ phase: 'deciding', seat: 1, announced: announce('full', 25) });
  const told = ['shown', 'wrote', 'crossed'].map((kind) => ({ arg: 'said', id: `menteur-told-${kind}`, args: {} }) as const);
  const events = [{ ...happened(0, { kind: 'challenge' }, shown, wrote, crossed), told }];
  const beat = { events, before, after: view({ phase: 'throwing', seat: 2 }) };
  const settled = settledIn(beat)!;
  expect(settled).toEqual({ seat: 1, announced: before.announced, shown, wrote, crossed, barred: null, told });
  expect(toldOf(settled, 'wrote', 'crossed', 'barred')).toEqual(told.slice(1));
  expect(pace(beat)).toBeGreaterThan(3000);
});

test('what an earlier move brought about is over', () => {
  const events = [happened(0, { kind: 'challenge' }, shown), happened('chance', { kind: 'hidden_throw' })];
  expect(settledIn({ events, before: view(), after: view() })).toBeNull();
  expect(settledIn(null)).toBeNull();
});

test('whoever comes back in the middle of a turn finds all five dice', () => {
  const hand = new Hand();
  hand.settle({ locked: '5', thrown: '1256', worth: [], honest: [] }, false);
  expect([...hand.locked]).toEqual([0]);
  expect(hand.thrown).toEqual([1, 2, 3, 4]);
});

test('dice left under a cup keep their places and are locked; the others are thrown', () => {
  const hand = new Hand();
  hand.settle({ locked: '', thrown: '24446', worth: [], honest: [] }, false);
  expect(hand.thrown).toEqual([0, 1, 2, 3, 4]);
  hand.toggle(1);
  hand.toggle(3);
  expect([hand.keptDice, hand.toThrow]).toEqual(['44', 3]);
  hand.settle({ locked: '44', thrown: '', worth: [], honest: [] }, true);
  expect([...hand.locked]).toEqual([1, 3]);
  expect([hand.shaking, hand.toThrow]).toEqual([true, 3]);
  hand.settle({ locked: '44', thrown: '145', worth: [], honest: [] }, true);
  expect(hand.thrown).toEqual([0, 2, 4]);
  hand.toggle(1);
  expect(hand.keptDice).toBe('');
  const before = hand.places;
  hand.settle({ locked: '44', thrown: '145', worth: [], honest: [] }, true);
  expect(hand.places).toBe(before);
  hand.settle(null, true);
  expect(hand.places.every((die) => die === null)).toBe(true);
});

test('a box is given up only where the table allows it', () => {
  const legal: Action[] = [{ kind: 'announce', box: 'yam', points: 50 }, { kind: 'scratch', box: 'yam' }];
  expect(scratchOf(legal, 'yam')).toEqual({ kind: 'scratch', box: 'yam' });
  expect([scratchOf(legal, 'full'), scratchOf(legal, null), scratchOf(legal.slice(0, 1), 'yam')]).toEqual([null, null, null]);
});
