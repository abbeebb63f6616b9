// What the board of YAM color reads from its view.
import type { Words } from '../../words/words';
import { coloursIn } from './signs';
import { FACTS, type Claimed, type ColorView, type Colour, type Verified } from './types.gen';

/** What lies on the mat: the current round, or the last one with its pairs. */
export interface Lying {
  dice: readonly (Colour | null)[];
  card: readonly (Colour | null)[];
  /** Whether this is the last round, shown for verification. */
  verified: boolean;
  pairedDice: ReadonlySet<number>;
  pairedSpots: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();
const EMPTY: readonly null[] = Array<null>(FACTS.spots).fill(null);

/** The dice and the card that this viewer sees on the mat. */
export function lying(view: ColorView): Lying {
  if (view.dice === null && !view.covered && view.last) {
    const [dice, card] = [scattered(view.last.dice, view), scattered(view.last.card, view)];
    return { dice, card, verified: true, pairedDice: paired(dice, card), pairedSpots: paired(card, dice) };
  }
  const [dice, card] = [view.dice, view.card].map((colours) => (colours === null ? EMPTY : scattered(colours, view)));
  return { dice: dice!, card: card!, verified: false, pairedDice: NONE, pairedSpots: NONE };
}

/** The server only counts colours. Sorted, they would be too easy to count, so each round mixes them, the same way for everybody. */
export function scattered(colours: string, { round, phase }: Pick<ColorView, 'round' | 'phase'>): Colour[] {
  return shuffled(coloursIn(colours), `${colours} ${round + (phase === 'turning' ? 1 : 0)}`);
}

/** The places whose colour has a partner on the other side; each partner is used once. */
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

/** The number of a key, on any keyboard: French ones have the digits behind Shift. */
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

/** A race does not wait for animation: everything is shown as soon as it is known. */
export const pace = (): number => 0;
