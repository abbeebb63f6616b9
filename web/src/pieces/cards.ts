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
const SUIT_IDS = ['spade', 'heart', 'diamond', 'club'];
/** The parts of a card as sentences about it want them. */
export const cardParts = (card: string): { rank: string; suit: string } => ({ rank: rankOf(card), suit: SUIT_IDS[SUITS.indexOf(suitOf(card))] ?? '' });
/** A card in words, wherever it is read out: ten of hearts. */
export const cardInWords = (card: string, words: Words): string =>
  words.has('card-in-words') ? words('card-in-words', cardParts(card)) : cardName(card, words);
export const cardName = (card: string, words: Words): string => rankName(rankOf(card), words) + suitOf(card);
