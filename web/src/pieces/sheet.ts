// What a table of sheets shows: rows for the boxes and the sums, and in each a cell for every player.

export interface SheetCell {
  /** What is read there. */
  text: string;
  /** What is read out instead, where the text alone would not be understood. */
  said?: string;
  /** How it looks: still open, written, or closed for good. Sums have none. */
  state?: 'open' | 'written' | 'barred';
  /** A sign after the text: a warning, or points that come on top. */
  note?: { text: string; kind: 'cross' | 'bonus' };
  /** Choose this box; the cell is then a button. `said` names it. */
  choose?: () => void;
  /** Chosen, and still to be confirmed. */
  chosen?: boolean;
}

export interface SheetRow {
  id: string;
  label: string;
  /** A sum under the boxes above it, set smaller and apart. */
  sum?: boolean;
  /** The box that is spoken of now. */
  marked?: boolean;
  /** By seat. */
  cells: readonly SheetCell[];
}
