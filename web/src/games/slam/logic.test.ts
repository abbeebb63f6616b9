import { expect, test } from 'vitest';
import type { Happened } from '../../net/shapes';
import { pace, takesOf } from './logic';
import type { Action, News, Seen, Series, SlamView } from './types.gen';

const legal: Action[] = [
  { kind: 'take', series: 'brelan', removed: false },
  { kind: 'take', series: 'full', removed: true },
  { kind: 'keep', dice: '' },
  { kind: 'keep', dice: '44' },
];
const view = (changes: Partial<SlamView>): SlamView =>
  ({ phase: 'choosing', seat: 0, dice: '24446', opening: null, ...changes }) as SlamView;
const happened = (by: Happened['by'], what: Seen, ...news: News[]): Happened<Seen, News> => ({ event: 1, by, what, at: 0, news, told: [] });

test('what may be taken of a series, in play and removed', () => {
  const of = (series: Series) => takesOf(legal, series);
  expect(of('brelan')).toEqual({ inPlay: legal[0], removed: null });
  expect(of('full')).toEqual({ inPlay: null, removed: legal[1] });
  expect(of('carre')).toEqual({ inPlay: null, removed: null });
});

test('what a move brought about takes longer to follow than the move', () => {
  const beat = (...news: News[]) => ({ events: [happened(0, { kind: 'stop' }, ...news)], before: view({}), after: view({}) });
  expect(pace(beat({ kind: 'failed', seat: 0, dice: '12346' }))).toBeGreaterThan(pace(beat()));
});
