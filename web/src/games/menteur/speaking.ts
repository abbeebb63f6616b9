// What the board of YAM menteur tells those who don't see it: what is asked, the dice, the sheets, the keys.
import type { KeyHelp } from '../../pieces/aloud.svelte';
import type { SheetRow } from '../../pieces/sheet';
import { sheetSaid } from '../../pieces/sheetsaid';
import type { Names } from '../../table/names';
import type { Words } from '../../words/words';
import { boxName, cellOf, stakes } from './logic';
import { FACTS, type Box, type MenteurView } from './types.gen';

/** What stands in a box of a sheet, with its name. */
export function boxSaid(view: MenteurView, seat: number, box: Box, words: Words): string {
  const { state, points, crosses } = cellOf(view.sheets[seat], FACTS.boxes.indexOf(box));
  const message = { open: 'menteur-box-open', written: 'menteur-box-written', barred: 'menteur-box-barred' }[state];
  return words(message, { name: boxName(box, words), points: points ?? 0, crosses });
}

/** A choice that awaits its confirmation. */
interface Chosen {
  box: Box;
  /** The points proposed when it was chosen, in words; empty if there are none. */
  proposed: string;
  mayAnnounce: boolean;
}

/** On one's own turn: the throws left and what can be done, or what is chosen and how it is confirmed. */
export function askedToAnnounce(view: MenteurView, chosen: Chosen | null, mayScratch: boolean, words: Words): string {
  if (!chosen) return words('menteur-asked', { left: FACTS.throws - view.throws, scratch: mayScratch ? 1 : 0 });
  if (!chosen.mayAnnounce) return words('menteur-only-give-up');
  return words(chosen.proposed ? 'menteur-asked-confirm' : 'menteur-asked-points', { name: boxName(chosen.box, words), claim: chosen.proposed });
}

/** When somebody else has announced: after how many throws, what stands in the viewer's own box, and what is at stake. */
export function askedToDecide(view: MenteurView, me: number, armed: boolean, words: Words): string {
  if (!view.announced) return '';
  const told = stakes(view, me, words);
  if (armed) return words('menteur-asked-sure', { stakes: told });
  return words('menteur-asked-decide', { throws: view.throws, mine: boxSaid(view, me, view.announced.box, words), stakes: told });
}

/** The viewer's sheet; while they decide about an announcement, the announcer's first. */
export function sheetsSaid(view: MenteurView, rows: readonly SheetRow[], me: number | null, names: Names, words: Words): string {
  const others = me === null ? [...view.sheets.keys()] : view.phase === 'deciding' && view.seat !== me ? [view.seat] : [];
  const said = (seat: number, name: string) => sheetSaid(rows, seat, name, view.totals[seat] ?? 0, words);
  return [...others.map((seat) => said(seat, names.name(seat))), ...(me === null ? [] : [said(me, words('sheet-own'))])].join(' ');
}

export const keysOf = (words: Words): KeyHelp[] => [
  { keys: 'P', does: words('menteur-lift') },
  { keys: '1 2 3 4 5', does: words('menteur-keys-dice') },
  { keys: words('key-space'), does: words('menteur-keys-throw') },
  { keys: 'a … m', does: words('keys-box') },
  { keys: '↵', does: words('keys-confirm') },
  { keys: 'Esc', does: words('keys-other-box') },
  { keys: 'X', does: words('menteur-keys-give-up') },
  { keys: 'A', does: words('menteur-accept') },
  { keys: 'C C', does: words('menteur-challenge') },
];
