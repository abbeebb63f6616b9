// A sheet in words, for those who ask to hear it.
import type { Words } from '../words/words';
import type { SheetCell, SheetRow } from './sheet';

const inWords = (row: SheetRow, { text, note, state, choose }: SheetCell): string =>
  [row.label, state === 'written' || choose ? text : '', note?.said ? `(${note.said})` : ''].filter(Boolean).join(' ');

/** Whose sheet and its total; the boxes that are open, scored and struck out; the sum of the upper part. */
export function sheetSaid(rows: readonly SheetRow[], seat: number, name: string, total: number, words: Words): string {
  const of = (state: SheetCell['state']) =>
    rows.flatMap((row) => {
      const cell = row.cells[seat];
      return cell && !row.sum && cell.state === state ? [inWords(row, cell)] : [];
    }).join(', ');
  const parts = { open: of('open'), written: of('written'), barred: of('barred') };
  const sums = rows.filter((row) => row.sum).map((row) => words('sheet-said-sum', { label: row.label, sum: row.cells[seat]?.text ?? '' }));
  return [
    words('sheet-said', { name, total }),
    ...Object.entries(parts).flatMap(([part, boxes]) => (boxes ? [words(`sheet-said-${part}`, { boxes })] : [])),
    ...sums,
  ].join(' ');
}
