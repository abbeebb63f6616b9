// What the table of Yamslam says to those who cannot see it.
import { mayDo } from '../../pieces/legal';
import type { Names } from '../../table/names';
import { inARow } from '../../words/told';
import type { Words } from '../../words/words';
import { takesByWorth } from './logic';
import type { Action, Series, SlamView } from './types.gen';

const seriesName = (words: Words, series: Series | undefined): string => words(`slam-series-${series}`);

/** What is asked now: the throws left, and the chips that the dice win. */
export function askedIn(view: SlamView, legal: readonly Action[], words: Words): string {
  const left = words('throws-left', { left: view.throws_left });
  if (view.yamslam) return inARow([words('slam-choose-any'), left]);
  const points = (series: Series) => view.piles.find((pile) => pile.series === series)?.points ?? 0;
  const won = takesByWorth(view, legal).map(({ series }) => words('slam-won-chip', { chip: seriesName(words, series), points: points(series) }));
  if (won.length) return inARow([left, words('slam-won', { chips: won.join(', ') })]);
  return inARow([left, words(mayDo(legal, 'keep') ? 'slam-won-nothing' : 'slam-lost-turn')]);
}

/** The chips in play, then what each side holds. */
export function tableSaid(view: SlamView, names: Names, words: Words): string {
  const piles = view.piles.map((pile) => stackSaid(pile, words));
  const sides = view.sides.map((side) => {
    const held = side.chips.flatMap((count, index) => (count ? [words('slam-held', { count, chip: seriesName(words, view.piles[index]?.series) })] : []));
    const chips = held.join(', ') || words('slam-no-chip-yet');
    return words('slam-side-said', { names: names.list(side.seats), points: words('points', { points: side.total }), chips });
  });
  return inARow([words('slam-stacks'), ...piles, ...sides]);
}

/** A stack in one way everywhere: its series, its worth, what is left of it, and whether the dice win it. */
export const stackSaid = (pile: SlamView['piles'][number], words: Words, won = false): string =>
  words('slam-stack', { name: seriesName(words, pile.series), points: pile.points, left: pile.in_play, removed: pile.removed, won: won ? 'yes' : 'no' });
