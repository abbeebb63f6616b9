// What the board of Yamslam needs to know of the legal actions, and how it tells what happened.
import { actionsOf } from '../../pieces/legal';
import { spaced } from '../../pieces/tray';
import type { Names } from '../../table/names';
import type { Words } from '../../words/words';
import type { Beat } from '../contract';
import type { Action, Removed, Seen, Series, SlamView, Take } from './types.gen';

export type News = SlamView['news'][number];

/** What can be taken of a series: from the chips in play, from those removed. */
export interface Takes {
  inPlay: Take | null;
  removed: Take | null;
}

export function takesOf(legal: readonly Action[], series: Series): Takes {
  const takes = actionsOf(legal, 'take').filter((take) => take.series === series);
  return { inPlay: takes.find((take) => !take.removed) ?? null, removed: takes.find((take) => take.removed) ?? null };
}

export function tell({ events, before, after }: Beat<SlamView, Seen>, names: Names, words: Words): string[] {
  const told = events.flatMap((event, index) => {
    const last = index === events.length - 1;
    return tellMove(event.what, last ? after : null, index === 0 ? before : null, names, words);
  });
  return [...told, ...after.news.map((news) => tellNews(news, names, words))];
}

/** `before` and `after` are known only at the two ends of what happened. A stop is told by its news. */
function tellMove(move: Seen, after: SlamView | null, before: SlamView | null, names: Names, words: Words): string[] {
  const name = names.name(before?.seat ?? firstToThrow(after) ?? after?.seat ?? 0);
  switch (move.kind) {
    case 'throw': {
      if (after?.phase === 'choosing') {
        return [words('slam-told-throw', { name: names.name(after.seat), dice: spaced(after.dice) })];
      }
      if (!before?.opening && !after?.opening) return [];
      const total = [...move.dice].reduce((sum, face) => sum + Number(face), 0);
      return [words('slam-told-opening', { name, dice: spaced(move.dice), total })];
    }
    case 'keep':
      return [words('slam-told-keep', { name, dice: spaced(move.dice), kept: move.dice.length })];
    case 'take': {
      const points = (before ?? after)?.piles.find((pile) => pile.series === move.series)?.points ?? 0;
      const message = move.removed ? 'slam-told-take-removed' : 'slam-told-take';
      return [words(message, { name, chip: words(`slam-series-${move.series}`), points })];
    }
    case 'stop':
      return [];
  }
}

/** Who threw for the start when it was the first thing seen. */
const firstToThrow = (after: SlamView | null): number | undefined =>
  after?.opening?.contenders[after.opening.numbers.length - 1];

function tellNews(news: News, names: Names, words: Words): string {
  switch (news.kind) {
    case 'tied':
      return words('slam-told-tied', { names: names.list(news.seats) });
    case 'starts':
      return words('slam-told-starts', { name: names.name(news.seat) });
    case 'failed':
      return words('slam-told-failed', { name: names.name(news.seat), dice: spaced(news.dice) });
    case 'removed':
      return words('slam-told-removed', { chip: words(`slam-series-${news.series}`) });
    case 'plays_again':
      return words('slam-told-again', { name: names.name(news.seat) });
    case 'takes_another':
      return words('slam-told-another', { name: names.name(news.seat) });
    case 'game_ended':
      return words('slam-told-game-ended', { scores: news.scores.join(' – ') });
  }
}

/** Series that just lost their dearest chip, to be shown leaving. */
export const leaving = (view: SlamView): Series[] =>
  view.news.filter((news): news is Removed => news.kind === 'removed').map((news) => news.series);

export function pace({ events, after }: Beat<SlamView, Seen>): number {
  const kinds = events.map((event) => event.what.kind);
  if (after.news.length) return 1400;
  if (kinds.includes('throw')) return 1250;
  return kinds.includes('take') ? 1100 : 500;
}
