// The first-game walk-through: which games this browser has been through, and what each step says.
import type { WalkStep } from '../games/contract';
import { keep, kept } from '../shell/keeping';
import { unbroken, type Words } from '../words/words';

export const walked = (game: string): boolean => kept(`walked.${game}`) !== null;
export const haveWalked = (game: string): void => keep(`walked.${game}`, 'yes');

/** In the game's own words, else as other games say it. */
export const walkText = (game: string, { at }: WalkStep, words: Words): string =>
  unbroken(words.first([`${game}-walk-${at}`, `walk-${at}`]) ?? '');
