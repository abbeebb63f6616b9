// What the board of YAM menteur needs to know of views and legal actions. What is true is read off what the view says.
import { actionsOf } from '../../pieces/legal';
import type { Words } from '../../words/words';
import type { Beat } from '../contract';
import type { Action, Announce, Box, MenteurView, Seen, Sheet } from './types.gen';

export type News = MenteurView['news'][number];
type NewsOf<Kind extends News['kind']> = Extract<News, { kind: Kind }>;

/** In the order of the sheet, which is also that of everything the view lists by box. */
export const BOXES = [
  'aces',
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'brelan',
  'carre',
  'full',
  'small_straight',
  'large_straight',
  'yam',
  'chance',
] as const satisfies readonly Box[];
export const UPPER = 6;
/** The keys that choose a box, as in the terminal. */
export const BOX_KEYS = 'abcdefghijklm';

export const boxName = (box: Box, words: Words): string => words(`menteur-box-${box}`);

/** "fours, 3 × 4 = 12 points"; "three alike, 19 points". */
export function claimText({ box, points }: Pick<Announce, 'box' | 'points'>, words: Words): string {
  const face = BOXES.indexOf(box) + 1;
  if (face > UPPER) return words('menteur-claim', { box: boxName(box, words), points });
  return words('menteur-claim-upper', { box: boxName(box, words), count: points / face, face, points });
}

// --- a sheet

export interface Cell {
  state: 'open' | 'written' | 'barred';
  points: number | null;
  crosses: number;
}

export function cellOf(sheet: Sheet | undefined, index: number): Cell {
  const points = sheet?.points[index] ?? null;
  const crosses = sheet?.crosses[index] ?? 0;
  return { state: crosses >= 2 ? 'barred' : points === null ? 'open' : 'written', points, crosses };
}

// --- what may be done

/** All the points that may be announced in a box, rising. */
export const pointsFor = (legal: readonly Action[], box: Box): number[] =>
  actionsOf(legal, 'announce').flatMap((claim) => (claim.box === box ? [claim.points] : []));

/** What the viewer's own dice are worth in a box: 0 if they don't form it, null if they are hidden or in the cup. */
export const worthOf = (view: MenteurView, box: Box): number | null => view.cups?.worth[BOXES.indexOf(box)] ?? null;

/** Whether announcing this would be the truth; null if the viewer can't know. */
export function isTrue(view: MenteurView, box: Box, points: number): boolean | null {
  const worth = worthOf(view, box);
  if (worth === null) return null;
  return view.options.truth === 'exact' ? worth === points : worth >= points;
}

/** What is proposed first when a box is chosen: its only value, or what the dice are worth there if they are in sight. */
export function firstPoints(view: MenteurView, legal: readonly Action[], box: Box, inSight: boolean): number | null {
  const possible = pointsFor(legal, box);
  if (possible.length === 1) return possible[0] ?? null;
  const worth = inSight ? worthOf(view, box) : null;
  return worth !== null && possible.includes(worth) ? worth : null;
}

// --- how a turn ended

/** How an announcement was settled, gathered from what is told of it. */
export interface Settled {
  seat: number;
  announced: Announce | null;
  shown: NewsOf<'shown'> | null;
  wrote: NewsOf<'wrote'> | null;
  crossed: NewsOf<'crossed'> | null;
  barred: NewsOf<'barred'> | null;
}

export function settledIn(view: MenteurView, before: MenteurView | null): Settled | null {
  const of = <Kind extends News['kind']>(kind: Kind) =>
    view.news.find((news): news is NewsOf<Kind> => news.kind === kind) ?? null;
  const shown = of('shown');
  const seat = shown?.seat ?? of('believed')?.seat;
  if (seat === undefined) return null;
  return { seat, announced: before?.announced ?? null, shown, wrote: of('wrote'), crossed: of('crossed'), barred: of('barred') };
}

/** The word for how it ended. */
export const verdictOf = ({ shown }: Settled): string =>
  shown ? (shown.true ? 'menteur-verdict-true' : 'menteur-verdict-bluff') : 'menteur-verdict-believed';

export function pace({ events, after }: Beat<MenteurView, Seen>): number {
  const kinds = events.map((event) => event.what.kind);
  const lastRound = after.news.some((news) => news.kind === 'last_round') ? 900 : 0;
  if (after.news.some((news) => news.kind === 'shown')) return 4600 + lastRound;
  if (after.news.length) return 1900 + lastRound;
  if (kinds.includes('announce')) return 1100;
  if (kinds.includes('throw') || kinds.includes('hidden_throw')) return 1000;
  return kinds.includes('keep') || kinds.includes('hidden_keep') ? 700 : 250;
}
