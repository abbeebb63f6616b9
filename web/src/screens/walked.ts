// Which games this browser has been walked through.
import { keep, kept } from '../shell/keeping';

export const walked = (game: string): boolean => kept(`walked.${game}`) !== null;
export const haveWalked = (game: string): void => keep(`walked.${game}`, 'yes');
