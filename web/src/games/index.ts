// The boards, each fetched when its game is opened. A new one is a folder beside this file.
import type { AnyGamePage } from './contract';

const PAGES = import.meta.glob<{ page: AnyGamePage }>('./*/index.ts');
const EMBLEMS = import.meta.glob<string>('./*/emblem.svg', { query: '?url', import: 'default', eager: true });

export async function loadGame(game: string): Promise<AnyGamePage | null> {
  const load = PAGES[`./${game}/index.ts`];
  return load ? (await load()).page : null;
}

export const hasBoard = (game: string): boolean => `./${game}/index.ts` in PAGES;
export const emblem = (game: string): string | null => EMBLEMS[`./${game}/emblem.svg`] ?? null;
