// What a table of sheets shows: rows for the boxes and the sums, and in each a cell for every player.
import type { Words } from '../words/words';

export interface SheetCell {
  /** The text shown. */
  text: string;
  /** What a screen reader says instead, where the text alone would not be understood. */
  said?: string;
  /** How it looks: still open, written, or closed for good. Sums have none. */
  state?: 'open' | 'written' | 'barred';
  /** A note after the text: a warning, or extra points. */
  note?: { text: string; kind: 'cross' | 'bonus'; said?: string };
  /** Choose this box; the cell is then a button. `said` names it. */
  choose?: (event: MouseEvent) => void;
  /** The key that chooses it, too. */
  key?: string | undefined;
  /** Whether choosing it is the next thing to do. */
  next?: boolean;
  /** Whether choosing it would gain nothing: set faintly, so that the eye finds the others. */
  faint?: boolean;
  /** Whether it is chosen, but not confirmed yet. */
  chosen?: boolean;
}

export interface SheetRow {
  id: string;
  label: string;
  /** A sum under the boxes above it, set smaller and apart. */
  sum?: boolean;
  /** Whether this is the box being talked about. */
  marked?: boolean;
  /** By seat. */
  cells: readonly SheetCell[];
}

/** The keys that choose a box of the sheet of thirteen, as in the terminal. */
export const BOX_KEYS = 'abcdefghijklm';

/** What the server says of the sheet of thirteen boxes. */
interface SheetFacts<Box> {
  boxes: readonly Box[];
  upper: number;
  bonus_from: number;
}
interface UpperScore {
  upper: number;
  bonus: number;
}

/** The rows of the sheet of thirteen, with the sum of the upper part and its bonus after the upper boxes. */
export function boxRows<Box extends string>(
  facts: SheetFacts<Box>,
  scores: readonly UpperScore[],
  words: Words,
  row: (box: Box, index: number) => Pick<SheetRow, 'cells' | 'marked'>,
): SheetRow[] {
  const boxes = facts.boxes.map((box, index) => ({ id: box, label: words(`box-${box}`), ...row(box, index) }));
  const sum = ({ upper, bonus }: UpperScore): SheetCell => ({ text: String(upper), ...(bonus ? { note: { text: `+${bonus}`, kind: 'bonus' } } : {}) });
  const upper = { id: 'upper', label: words('sheet-upper', { goal: facts.bonus_from }), sum: true, cells: scores.map(sum) };
  return [...boxes.slice(0, facts.upper), upper, ...boxes.slice(facts.upper)];
}
