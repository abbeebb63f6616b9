// Who came, left or was replaced between two states of a table: what a screen reader is told of it.
import type { SeatInfo, TableInfo } from '../net/shapes';
import { Names } from './names';
import type { Words } from '../words/words';

/** What happened at one seat: the id of its sentence, and whether it is about who was there before. */
function change(before: SeatInfo, after: SeatInfo): { id: string; gone?: true } | null {
  if (before.kind !== 'open' && after.kind === 'open') return { id: 'came-gone', gone: true };
  if (before.kind === 'open' && after.kind !== 'open') return { id: after.kind === 'bot' ? 'came-bot' : 'came-sat' };
  if (before.kind !== 'person' || after.kind !== 'person') return null;
  if (!before.left && after.left) return { id: 'came-left' };
  if (!before.bot && after.bot) return { id: 'came-stand-in' };
  if ((before.bot && !after.bot) || (before.left && !after.left)) return { id: 'came-taken-back' };
  if (before.present !== after.present) return { id: after.present ? 'came-back' : 'came-away' };
  return null;
}

/** The sentences, without those about the reader. */
export function arrivals(before: TableInfo, after: TableInfo, words: Words): string[] {
  const started = before.status === 'waiting' && after.status === 'playing' ? [words('came-started')] : [];
  if (after.status === 'over') return [];
  const [was, is] = [Names.of(before, words), Names.of(after, words)];
  const said = after.seats.map((seat, number) => {
    const found = number !== after.you && before.seats[number] && change(before.seats[number], seat);
    return found ? words(found.id, { name: (found.gone ? was : is).name(number) }) : '';
  });
  return [...said.filter(Boolean), ...started];
}
