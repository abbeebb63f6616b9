import { expect, test } from 'vitest';
import type { Happened } from '../../net/shapes';
import { pace, writtenIn } from './logic';
import { FACTS, type News, type Seen, type YamsView } from './types.gen';

const yam = FACTS.boxes.indexOf('yam');
const sheet = (yams: number | null) => FACTS.boxes.map((box) => (box === 'yam' ? yams : null));
const view = { sheets: [sheet(50), sheet(0), sheet(null)], extra_yams: [200, 0, 0] } as Partial<YamsView> as YamsView;

test('a box that is written shows its points, and the yam its extra yams', () => {
  expect(writtenIn(view, 0, yam)).toEqual({ state: 'written', text: '50', note: { text: '+200', kind: 'bonus' } });
  expect(writtenIn(view, 1, yam)).toEqual({ state: 'written', text: '0' });
  expect(writtenIn(view, 2, yam)).toBeNull();
  expect(writtenIn(view, 0, 0)).toBeNull();
});

test('news take longer to follow than the move that brought them', () => {
  const event = (...news: News[]): Happened<Seen, News> => ({ event: 1, by: 0, what: { kind: 'write', box: 'yam' }, at: 0, news, told: [] });
  const after = (...news: News[]) => pace({ events: [event(...news)], before: view, after: view });
  expect(after({ kind: 'bonus', seat: 0, of: 'extra_yam', points: 100 })).toBeGreaterThan(after());
});
