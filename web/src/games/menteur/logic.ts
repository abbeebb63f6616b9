// What the board of YAM menteur reads from views and legal actions. What is true comes from the view, too.
import { actionsOf } from '../../pieces/legal';
import { boxRows, type SheetCell, type SheetRow } from '../../pieces/sheet';
import type { Words } from '../../words/words';
import type { Said } from '../../net/shapes';
import { newsOf, type Beat } from '../contract';
import { FACTS, type Action, type Announce, type Box, type MenteurView, type News, type Scratch, type Seen, type Sheet } from './types.gen';

type NewsOf<Kind extends News['kind']> = Extract<News, { kind: Kind }>;

export const boxName = (box: Box, words: Words): string => words(`box-${box}`);

/** "fours, 3 × 4 = 12 points"; "three of a kind, 19 points". */
export function claimText({ box, points }: Pick<Announce, 'box' | 'points'>, words: Words): string {
  const face = FACTS.boxes.indexOf(box) + 1;
  if (face > FACTS.upper) return words('menteur-claim', { box: boxName(box, words), points });
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
  return { state: crosses >= FACTS.crosses_to_bar ? 'barred' : points === null ? 'open' : 'written', points, crosses };
}

function sheetCell(sheet: Sheet, index: number, words: Words): SheetCell {
  const { state, points, crosses } = cellOf(sheet, index);
  if (state === 'barred') return { state, text: '✗✗', said: words('menteur-cell-barred') };
  const said = words(state === 'open' ? 'menteur-cell-open' : 'menteur-cell-written', { points: points ?? 0, crosses });
  const text = state === 'written' ? String(points) : crosses ? '' : '·';
  return { state, text, said, ...(crosses ? { note: { text: '✗', kind: 'cross', said: words('menteur-mark-crossed') } } : {}) };
}

/** Everybody's sheet, with points, crosses and struck-out boxes; the box being talked about is marked. */
export const sheetRows = (view: MenteurView, words: Words, mark: Box | null): SheetRow[] =>
  boxRows(FACTS, view.scores, words, (box, index) => ({ marked: box === mark, cells: view.sheets.map((sheet) => sheetCell(sheet, index, words)) }));

// --- what may be done

/** All the points that may be announced in a box, rising. */
export const pointsFor = (legal: readonly Action[], box: Box): number[] =>
  actionsOf(legal, 'announce').flatMap((claim) => (claim.box === box ? [claim.points] : []));

/** Giving a box up, where the table allows it. */
export const scratchOf = (legal: readonly Action[], box: Box | null): Scratch | null =>
  actionsOf(legal, 'scratch').find((scratch) => scratch.box === box) ?? null;

/** What the viewer's own dice are worth in a box: 0 if they don't form it, null if they are hidden or in the cup. */
export const worthOf = (view: MenteurView, box: Box): number | null => view.cups?.worth[FACTS.boxes.indexOf(box)] ?? null;

/** Whether announcing this would be the truth; null if the viewer can't know. */
export const isTrue = (view: MenteurView, box: Box, points: number): boolean | null =>
  view.cups?.honest[FACTS.boxes.indexOf(box)]?.includes(points) ?? null;

/** What is proposed first when a box is chosen: its only value, or what the dice are worth there if they are visible. */
export function firstPoints(view: MenteurView, legal: readonly Action[], box: Box, inSight: boolean): number | null {
  const possible = pointsFor(legal, box);
  if (possible.length === 1) return possible[0] ?? null;
  const worth = inSight ? worthOf(view, box) : null;
  return worth !== null && possible.includes(worth) ? worth : null;
}

/** In a line, what a challenge of this announcement would cost this seat, and what it would bring. */
export function stakes({ announced, sheets }: MenteurView, seat: number, words: Words): string {
  if (!announced) return '';
  const { state, crosses } = cellOf(sheets[seat], FACTS.boxes.indexOf(announced.box));
  // Nobody scores a false yam but the one who rolled it.
  const gain = state === 'open' && announced.box !== 'yam' ? announced.points : 0;
  return words('menteur-stakes', { crosses, gain });
}

// --- how a turn ended

/** How an announcement ended, collected from its news. */
export interface Settled {
  seat: number;
  announced: Announce | null;
  shown: NewsOf<'shown'> | null;
  wrote: NewsOf<'wrote'> | null;
  crossed: NewsOf<'crossed'> | null;
  barred: NewsOf<'barred'> | null;
  /** All the sentences about it. */
  told: readonly Said[];
}

export function settledIn(beat: Beat<MenteurView, Seen, News> | null): Settled | null {
  const all = newsOf(beat);
  const of = <Kind extends News['kind']>(kind: Kind) => all.find((news): news is NewsOf<Kind> => news.kind === kind) ?? null;
  const shown = of('shown');
  const seat = shown?.seat ?? of('believed')?.seat;
  if (seat === undefined) return null;
  const announced = beat?.before?.announced ?? null;
  return { seat, announced, shown, wrote: of('wrote'), crossed: of('crossed'), barred: of('barred'), told: beat?.events.at(-1)?.told ?? [] };
}

/** The sentences about these kinds of news. */
export const toldOf = ({ told }: Settled, ...kinds: News['kind'][]): Said[] =>
  told.filter(({ id }) => kinds.some((kind) => id === `menteur-told-${kind.replaceAll('_', '-')}`));

/** The word for how it ended. */
export const verdictOf = ({ shown }: Settled): string =>
  shown ? (shown.true ? 'menteur-verdict-true' : 'menteur-verdict-bluff') : 'menteur-verdict-believed';

export function pace(beat: Beat<MenteurView, Seen, News>): number {
  const kinds = beat.events.map((event) => event.what.kind);
  const news = newsOf(beat).map(({ kind }) => kind);
  const lastRound = news.includes('last_round') ? 900 : 0;
  if (news.includes('shown')) return 4600 + lastRound;
  if (news.length) return 1900 + lastRound;
  if (kinds.includes('announce')) return 1100;
  if (kinds.includes('scratch')) return 1500;
  if (kinds.includes('throw') || kinds.includes('hidden_throw')) return 1000;
  return kinds.includes('keep') || kinds.includes('hidden_keep') ? 700 : 250;
}
