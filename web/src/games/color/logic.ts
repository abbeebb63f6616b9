// What the board of YAM color reads out of its view, and how it tells what happened.
import type { Names } from '../../table/names';
import type { Words } from '../../words/words';
import type { Beat } from '../contract';
import { coloursIn } from './signs';
import type { Claimed, ColorView, Colour, Round, Seen, Verified } from './types.gen';

export const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export const ITEMS = 16;

/** What lies on the mat: a round that is on, or the last one, with the pairs that were found in it. */
export interface Lying {
  dice: readonly (Colour | null)[];
  card: readonly (Colour | null)[];
  /** Whether it lies there to be verified. */
  verified: boolean;
  pairedDice: ReadonlySet<number>;
  pairedSpots: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();
const EMPTY: readonly null[] = Array<null>(8).fill(null);

/** Dice and card as they lie for this viewer. */
export function lying(view: ColorView): Lying {
  if (view.dice === null && !view.covered && view.last) {
    const [dice, card] = [scattered(view.last.dice, view), scattered(view.last.card, view)];
    return { dice, card, verified: true, pairedDice: paired(dice, card), pairedSpots: paired(card, dice) };
  }
  const [dice, card] = [view.dice, view.card].map((colours) => (colours === null ? EMPTY : scattered(colours, view)));
  return { dice: dice!, card: card!, verified: false, pairedDice: NONE, pairedSpots: NONE };
}

/** The server counts colours and knows no places. Sorted they would count themselves, so each round scatters them, alike for everybody. */
export function scattered(colours: string, { round, phase }: Pick<ColorView, 'round' | 'phase'>): Colour[] {
  return shuffled(coloursIn(colours), `${colours} ${round + (phase === 'turning' ? 1 : 0)}`);
}

/** The places whose colour has a partner on the other side, each used once. */
function paired(these: readonly (Colour | null)[], those: readonly (Colour | null)[]): Set<number> {
  const free = [...those];
  const found = new Set<number>();
  these.forEach((colour, place) => {
    const partner = colour === null ? -1 : free.indexOf(colour);
    if (partner < 0) return;
    free.splice(partner, 1);
    found.add(place);
  });
  return found;
}

/** The same order for the same seed, on every screen. */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

export const claimOf = (view: ColorView, seat: number | null): Claimed | null => view.claims.find((claim) => claim.seat === seat) ?? null;
export const takenBy = (view: ColorView, number: number): number | null => view.claims.find((claim) => claim.number === number)?.seat ?? null;

/** Whether this seat may still announce (and, where things are covered, feel). */
export const mayClaim = (view: ColorView, seat: number | null): boolean =>
  seat !== null &&
  (view.phase === 'announcing' || view.phase === 'feeling') &&
  view.contenders.includes(seat) &&
  !view.claims.some((claim) => claim.seat === seat);

/** The number a key stands for, wherever the digits lie: French keyboards have them behind Shift. */
export function numberOf(key: string, code: string): number | null {
  const digit = /^[0-8]$/.exec(key)?.[0] ?? /^(?:Digit|Numpad)([0-8])$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit);
}

export const verdictWords = (claim: Verified): string =>
  `color-verdict-${claim.verdict === 'too_high' && claim.paid ? 'pays' : claim.verdict}`;

/** Milliseconds, to the hundredth of a second: two announcements are often that close. */
export function seconds(milliseconds: number, words: Words): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return words('color-after', { seconds: new Intl.NumberFormat(words.language, digits).format(milliseconds / 1000) });
}

export function tell({ events, before, after }: Beat<ColorView, Seen>, names: Names, words: Words): string[] {
  const told: string[] = [];
  let open = false;
  events.forEach((event, index) => {
    const move = event.what;
    const previous = index > 0 ? events[index - 1]!.what.kind : null;
    // A round that ended on the way here has left no news any more, only itself.
    if (open && after.last && (move.kind === 'throw' || move.kind === 'prize' || (move.kind === 'covered' && previous !== 'feels'))) {
      told.push(...tellRound(after.last, names, words));
      open = false;
    }
    open ||= move.kind === 'claim' || move.kind === 'close';
    told.push(...tellMove(move, event.by, previous, before, after, names, words));
  });
  return [...told, ...after.news.flatMap((news) => tellNews(news, names, words))];
}

function tellMove(move: Seen, by: unknown, previous: string | null, before: ColorView | null, after: ColorView, names: Names, words: Words): string[] {
  const name = names.name(typeof by === 'number' ? by : after.seat);
  switch (move.kind) {
    case 'lot':
      return [words('color-told-lot', { name: names.name(move.seat) })];
    case 'throw':
      return [words('color-told-throw', { name, dice: spelt(scattered(move.dice, after), words) })];
    case 'reveal':
      return [words('color-told-reveal', { card: spelt(scattered(move.card, after), words) })];
    case 'covered':
      // The throw and the card come covered one after the other, and so does what other fingers find.
      return previous === 'feels' || previous === 'covered' || (previous === null && before?.phase !== 'throwing') ? [] : [words('color-told-covered', { name })];
    case 'claim':
      return [words('color-told-claim', { name, number: move.number })];
    case 'close':
      return [words('color-told-close')];
    case 'lay':
      return [words('color-told-lay', { name, cards: move.cards })];
    case 'prize':
      return [words('color-told-prize', { name: names.name(after.last?.winner ?? after.seat), card: spelt(coloursIn(move.card), words) })];
    case 'feel':
    case 'felt':
    case 'feels':
      return [];
  }
}

function tellNews(news: ColorView['news'][number], names: Names, words: Words): string[] {
  switch (news.kind) {
    case 'round_ended':
      return tellRound(news.round, names, words);
    case 'stake_lost':
      return [words('color-told-stake-lost', { name: names.name(news.seat), cards: news.cards })];
    case 'stake_back':
      return [words('color-told-stake-back', { name: names.name(news.seat), cards: news.cards })];
    case 'playoff_starts':
      return [words('color-told-playoff', { names: names.list(news.seats) })];
  }
}

function tellRound(round: Round, names: Names, words: Words): string[] {
  const verdicts = round.claims.map((claim) =>
    words('color-told-verdict', { name: names.name(claim.seat), number: claim.number, verdict: words(verdictWords(claim)) }),
  );
  return [words('color-true', { number: round.number }), ...verdicts, ...(round.winner === null ? [words('color-told-nobody')] : [])];
}

export const spelt = (colours: readonly Colour[], words: Words): string => colours.map((colour) => words(`color-letter-${colour}`)).join(' ');

/** Nobody waits for a picture in a race: everything is shown the moment it is known. */
export const pace = (): number => 0;
