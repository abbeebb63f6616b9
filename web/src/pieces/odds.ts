// The odds of the dice as they lie, as a board shows them: which are worth showing, in which order, in which words.
import type { ChanceInfo } from '../net/shapes';
import type { Words } from '../words/words';

export interface OddsRow extends ChanceInfo {
  name: string;
}

/** The likeliest first, among those that have a name: a box that is closed has none. */
export function rowsOf(chances: readonly ChanceInfo[], name: (target: string) => string | null): OddsRow[] {
  // With no throw left only what the dice form is worth a row.
  const last = chances.every(({ probability }) => probability === 0 || probability === 1);
  return chances
    .filter(({ probability }) => !last || probability === 1)
    .flatMap((chance) => {
      const called = name(chance.target);
      return called === null ? [] : [{ ...chance, name: called }];
    })
    .sort((a, b) => b.probability - a.probability);
}

const BOXES: Readonly<Record<string, string>> = { 'petite-suite': 'small_straight', 'grande-suite': 'large_straight' };

/** What a box of a sheet is called as a target: `fours:3` is three fours or more. */
export function boxTarget(target: string, words: Words): string {
  const [box = '', least] = target.split(':');
  const name = words(`box-${BOXES[box] ?? box.replaceAll('-', '_')}`);
  if (!least) return name;
  return words(box === 'chance' ? 'odds-points' : 'odds-count', { least, name });
}

/** Below this a chance has a decimal. */
const SMALL = 0.1;
const LEAST = 0.001;
const MOST = 0.99;

/** "33 %", "4.6 %"; in words only what is certain or impossible, never what is nearly so. */
export function chanceText(probability: number, words: Words): string {
  if (probability === 0 || probability === 1) return words(probability ? 'odds-certain' : 'odds-impossible');
  const percent = (part: number, digits: number) => new Intl.NumberFormat(words.language, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(part);
  if (probability < LEAST / 2) return `< ${percent(LEAST, 1)}`;
  if (probability > MOST + 0.005) return `> ${percent(MOST, 0)}`;
  return percent(probability, probability < SMALL - LEAST / 2 ? 1 : 0);
}

/** Keeping all dice means that nothing is left to do. */
export const DICE = 5;
export const isMade = (row: ChanceInfo): boolean => row.probability === 1 && row.keep?.length === DICE;

const spaced = (dice: string): string => [...dice].join(' ');

/** What to do for it, in words: "keep 4 4 4". */
export function keepText({ keep, ...row }: ChanceInfo, words: Words): string {
  if (keep === null) return '';
  if (isMade({ keep, ...row })) return words('odds-formed');
  return keep ? words('odds-keep', { dice: spaced(keep) }) : words('odds-keep-none');
}

/** The rows as they are read out. */
export const oddsSaid = (rows: readonly OddsRow[], words: Words): string =>
  rows.map((row) => words('odds-said', { name: row.name, chance: chanceText(row.probability, words), keep: keepText(row, words), some: row.keep === null ? 0 : 1 })).join(' ');
