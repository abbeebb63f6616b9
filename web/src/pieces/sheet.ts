// What a table of sheets shows: rows for the boxes and the sums, and in each a cell for every player.

export interface SheetCell {
  /** The text shown. */
  text: string;
  /** What a screen reader says instead, where the text alone would not be understood. */
  said?: string;
  /** How it looks: still open, written, or closed for good. Sums have none. */
  state?: 'open' | 'written' | 'barred';
  /** A note after the text: a warning, or extra points. */
  note?: { text: string; kind: 'cross' | 'bonus' };
  /** Choose this box; the cell is then a button. `said` names it. */
  choose?: () => void;
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
