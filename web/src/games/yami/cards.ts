// Cards on the board of YAMI: how they are read out, how a hand is held, how their suits are drawn.
import { cardInWords, cardParts, rankOf, RANKS, suitOf, SUITS } from '../../pieces/cards';
import type { Words } from '../../words/words';
import type { Card, Cards } from './types.gen';

export type Order = 'rank' | 'suit';

/** A card as it is held: the same key for as long as it stays in the hand. */
export interface Held {
  card: Card;
  key: string;
  /** Just taken: kept apart from the others until one is discarded. */
  fresh: boolean;
  /** Everybody saw it come into this hand. */
  known: boolean;
  /** The same card is in this hand once more, before this one: the rules count both as one. */
  copy: boolean;
}

export const cardsIn = (cards: Cards): Card[] => cards.split(' ').filter(Boolean);

/** A card with its article, to be the object of a sentence: the ten of hearts. */
export const theCard = (card: Card, words: Words): string =>
  words('yami-the-card', cardParts(card));
export const cardsLabel = (cards: readonly Card[], words: Words): string =>
  cards.map((card) => cardInWords(card, words)).join(', ');

const place = (card: Card, order: Order): number => {
  const [rank, suit] = [RANKS.indexOf(rankOf(card)), SUITS.indexOf(suitOf(card))];
  return order === 'rank' ? rank * SUITS.length + suit : suit * RANKS.length + rank;
};

/** A hand in a stable order, with the card just taken at its end. */
export function held(hand: Cards, taken: Card | null, known: Cards, order: Order): Held[] {
  const cards = cardsIn(hand).sort((a, b) => place(a, order) - place(b, order));
  const at = taken === null ? -1 : cards.lastIndexOf(taken);
  if (at >= 0) cards.push(...cards.splice(at, 1));
  const seen = cardsIn(known);
  const copies = new Map<Card, number>();
  return cards.map((card, index) => {
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    const isKnown = seen.filter((one) => one === card).length > copy;
    return { card, key: `${card}${copy}`, fresh: at >= 0 && index === cards.length - 1, known: isKnown, copy: copy > 0 };
  });
}

/** A held card in words, with all that matters about it. */
export const heldLabel = ({ card, fresh, known, copy }: Held, words: Words): string =>
  [cardInWords(card, words), copy && words('yami-copy-counts'), fresh && words('yami-just-taken'), known && words('yami-known-to-all')].filter(Boolean).join(', ');

/** A hand as others see it: the known cards, then a back for each of the rest. */
export function faces(player: { hand: Cards | null; cards: number; known: Cards }): (Card | null)[] {
  if (player.hand !== null) return cardsIn(player.hand);
  const known = cardsIn(player.known);
  return [...known, ...Array<null>(Math.max(0, player.cards - known.length)).fill(null)];
}

/** The suit symbols, drawn around 0,0 and about 20 units wide, so that they look the same with any font. */
export const SIGNS: Record<string, string> = {
  '♥': 'M0 9.500C-3 5-10 1-10-4c0-3.800 2.700-5.700 5-5.700C-2.500-9.700-.8-8 0-5.600.8-8 2.500-9.700 5-9.700c2.300 0 5 1.900 5 5.700 0 5-7 9-10 13.500Z',
  '♦': 'M0-10.500C2-6.500 4.500-3 8 0 4.500 3 2 6.500 0 10.500-2 6.500-4.500 3-8 0-4.500-3-2-6.500 0-10.500Z',
  '♠': 'M0-10.200C3-6 9.600-2 9.600 3c0 3.300-2.400 5-4.800 5C3 8 1.400 7.200.7 5.600.9 8 1.800 9.400 3.200 10.200H-3.200C-1.800 9.400-.9 8-.7 5.600-1.400 7.200-3 8-4.800 8-7.200 8-9.600 6.300-9.600 3c0-5 6.600-9 9.600-13.200Z',
  '♣': 'M0-10A4.700 4.700 0 0 1 3.300-2 4.800 4.800 0 1 1 .8 4.600C1 7.500 1.800 9.300 3.200 10.200H-3.200C-1.800 9.300-1 7.500-.8 4.600A4.800 4.800 0 1 1-3.300-2 4.700 4.700 0 0 1 0-10Z',
};

type Pip = readonly [x: number, y: number];
const SIDES = (...rows: number[]): Pip[] => rows.flatMap((y): Pip[] => [[20.5, y], [39.5, y]]);
/** Where the pips of a number card are, on a card of 60 by 84. */
export const PIPS: Record<string, readonly Pip[]> = {
  '7': [...SIDES(19, 42, 65), [30, 30.5]],
  '8': [...SIDES(19, 42, 65), [30, 30.5], [30, 53.5]],
  '9': [...SIDES(17, 33.5, 50.5, 67), [30, 42]],
  '10': [...SIDES(17, 33.5, 50.5, 67), [30, 25], [30, 59]],
};
