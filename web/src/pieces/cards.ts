// Cards of 32-card packs: a value and a suit, as the server writes them (10♥, V♠), and as in the reader's language.
import type { Words } from '../words/words';

export const RANKS = ['7', '8', '9', '10', 'V', 'D', 'R', 'A'];
export const SUITS = ['♠', '♥', '♦', '♣'];

export const rankOf = (card: string): string => card.slice(0, -1);
export const suitOf = (card: string): string => card.slice(-1);
export const isRed = (card: string): boolean => '♥♦'.includes(suitOf(card));

/** A rank in the reader's language: R in French, K in English. */
export const rankName = (rank: string, words: Words): string =>
  words('card-ranks').split(' ')[RANKS.indexOf(rank)] ?? rank;
export const cardName = (card: string, words: Words): string => rankName(rankOf(card), words) + suitOf(card);
