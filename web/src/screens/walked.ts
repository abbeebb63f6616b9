// The first-game walk-through: for which games this browser has shown it, and what each step says.
import type { WalkStep } from '../games/contract';
import { keep, kept } from '../shell/keeping';
import type { Words } from '../words/words';

export const walked = (game: string): boolean => kept(`walked.${game}`) !== null;
export const haveWalked = (game: string): void => keep(`walked.${game}`, 'yes');

/** The game's own words, or else the shared ones. */
export const walkText = (game: string, { at }: WalkStep, words: Words): string =>
  words.first([`${game}-walk-${at}`, `walk-${at}`]) ?? '';
