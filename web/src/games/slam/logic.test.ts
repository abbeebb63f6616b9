import { expect, test } from 'vitest';
import type { Happened } from '../../net/shapes';
import type { Words } from '../../words/words';
import { isWorthTaking, mayChooseRemoved, oddsName, pace, takeFrom, takesByWorth } from './logic';
import type { Action, News, Pile, Seen, Series, SlamView, Take } from './types.gen';

const legal: Action[] = [
  { kind: 'take', series: 'brelan', removed: false },
  { kind: 'take', series: 'full', removed: true },
  { kind: 'keep', dice: '' },
  { kind: 'keep', dice: '44' },
];
const view = (changes: Partial<SlamView>): SlamView =>
  ({ phase: 'choosing', seat: 0, dice: '24446', opening: null, ...changes }) as SlamView;
const happened = (by: Happened['by'], what: Seen, ...news: News[]): Happened<Seen, News> => ({ event: 1, by, what, at: 0, news, told: [] });

const take = (series: Series, removed = false): Take => ({ kind: 'take', series, removed });
const POINTS: [Series, number][] = [['two_pairs', 5], ['brelan', 10], ['small_straight', 20], ['flush', 25], ['full', 30], ['carre', 40], ['large_straight', 50]];
/** A table with chips in play of these series only. */
const withPiles = (...inPlay: Series[]): SlamView =>
  view({ yamslam: false, piles: POINTS.map(([series, points]): Pile => ({ series, points, in_play: inPlay.includes(series) ? 2 : 0, removed: 1, formed: true })) });

test('a stack gives a chip in play, or a removed one where there is no other or it is wished for', () => {
  const pile = (series: Series) => withPiles().piles.find((one) => one.series === series)!;
  expect(takeFrom(legal, pile('brelan'), false)).toEqual(take('brelan'));
  expect(takeFrom(legal, pile('brelan'), true)).toBeNull();
  expect(takeFrom(legal, pile('full'), false)).toEqual(take('full', true));
  expect(takeFrom(legal, pile('carre'), false)).toBeNull();
  const both = [take('carre'), take('carre', true)];
  expect(takeFrom(both, pile('carre'), false)).toEqual(take('carre'));
  expect(takeFrom(both, pile('carre'), true)).toEqual(take('carre', true));
  expect([mayChooseRemoved(legal), mayChooseRemoved(both)]).toEqual([false, true]);
});

test('the most valuable chip is offered first, and one in play before one that was removed', () => {
  const offered = takesByWorth(withPiles(), [take('brelan'), take('full', true), take('full'), { kind: 'keep', dice: '' }]);
  expect(offered).toEqual([take('full'), take('full', true), take('brelan')]);
});

test('a chip worth at least half of the most valuable one in play is taken rather than thrown for', () => {
  const all = withPiles('two_pairs', 'brelan', 'full', 'large_straight');
  expect(isWorthTaking(all, take('full'))).toBe(true);
  expect(isWorthTaking(all, take('brelan'))).toBe(false);
  expect(isWorthTaking(withPiles('two_pairs', 'brelan'), take('two_pairs'))).toBe(true);
});

test('what a move brought about takes longer to follow than the move', () => {
  const beat = (...news: News[]) => ({ events: [happened(0, { kind: 'stop' }, ...news)], before: view({}), after: view({}) });
  expect(pace(beat({ kind: 'failed', seat: 0, dice: '12346' }))).toBeGreaterThan(pace(beat()));
});

test('only series with a chip in play are worth their odds, and a Yamslam while there is any chip', () => {
  const words = ((id: string) => id) as unknown as Words;
  const some = withPiles('two_pairs', 'flush');
  expect(['two-pairs', 'flush', 'full', 'yamslam'].map((target) => oddsName(some, target, words))).toEqual(['slam-series-two_pairs', 'slam-series-flush', null, 'slam-odds-yamslam']);
  const gone = view({ piles: some.piles.map((pile) => ({ ...pile, in_play: 0, removed: 0 })) });
  expect(oddsName(gone, 'yamslam', words)).toBeNull();
});
