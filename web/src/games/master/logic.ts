// What the board of Yam Master needs to know of the legal actions, and how it tells what happened.
import { mayDo } from '../../pieces/legal';
import { spaced } from '../../pieces/tray';
import type { Names } from '../../table/names';
import type { Words } from '../../words/words';
import type { Beat } from '../contract';
import type { Action, Alignment, MasterView, Place, Remove, Seen, Spot } from './types.gen';

export type SquareName = Spot['square'];
export type News = MasterView['news'][number];

export const SIDE = 5;

/** What a tap on this square does now: place, or remove. */
export const moveOn = (legal: readonly Action[], square: SquareName): Place | Remove | null =>
  legal.find((action): action is Place | Remove => 'square' in action && action.square === square) ?? null;

/** What to do next, in a word that `master-hint-…` spells out. */
export function hintOf(view: MasterView, legal: readonly Action[]): string {
  const [places, removes, throws] = (['place', 'remove', 'keep'] as const).map((kind) => mayDo(legal, kind));
  if (view.declared && throws && !mayDo(legal, 'stop')) return 'must-throw';
  if (removes) return places ? 'yam' : 'predator';
  if (places && throws && view.declared) return 'dare-made';
  if (places) return throws ? 'place-or-throw' : 'place';
  if (throws) return view.declared ? 'dare-on' : 'throw';
  return dareOf(view) === 'lost' ? 'dare-lost' : 'nothing';
}

export type Dare = 'none' | 'on' | 'made' | 'lost';

/** Where a défi stands: what the server says of it, not what the dice look like. */
export function dareOf(view: MasterView): Dare {
  if (!view.declared || view.phase === 'over') return 'none';
  if (view.news.some((news) => news.kind === 'defi_made')) return 'made';
  return view.phase === 'choosing' && view.throws_left === 0 ? 'lost' : 'on';
}

/** Column and row of a square, from nought. */
export const at = (square: SquareName): readonly [number, number] => [square.charCodeAt(0) - 97, Number(square[1]) - 1];

/** The square an arrow leads to from another, or itself at the edge; null when the key is no arrow. */
export function stepFrom(index: number, key: string): number | null {
  const [x, y] = [index % SIDE, Math.floor(index / SIDE)];
  const to: Record<string, readonly [number, number]> = {
    ArrowLeft: [x - 1, y],
    ArrowRight: [x + 1, y],
    ArrowUp: [x, y - 1],
    ArrowDown: [x, y + 1],
    Home: [0, y],
    End: [SIDE - 1, y],
  };
  const place = to[key];
  if (!place) return null;
  const within = (value: number) => Math.min(Math.max(value, 0), SIDE - 1);
  return within(place[0]) + SIDE * within(place[1]);
}

export interface Line extends Alignment {
  seat: number;
}

/** All alignments on the board, each with its owner. */
export const linesOf = (view: MasterView): Line[] =>
  view.sides.flatMap((side, seat) => side.alignments.map((alignment) => ({ ...alignment, seat })));

export const isFive = (line: Alignment): boolean => line.squares.length === SIDE;

const movesOf = (beat: Beat<MasterView, Seen>): Seen[] => beat.events.map((event) => event.what);

/** The pawn that a beat took off the board, and whose it was. */
export function removedIn(beat: Beat<MasterView, Seen> | null): { square: SquareName; seat: number } | null {
  const move = beat && movesOf(beat).find((one) => one.kind === 'remove');
  if (!beat?.before || move?.kind !== 'remove') return null;
  const seat = beat.before.board.find((spot) => spot.square === move.square)?.pawn;
  return seat == null ? null : { square: move.square, seat };
}

export function placedIn(beat: Beat<MasterView, Seen> | null): SquareName | null {
  const move = beat && movesOf(beat).findLast((one) => one.kind === 'place');
  return move?.kind === 'place' ? move.square : null;
}

/** A move often comes with the throw that follows it, and its news are gone by then: they are told from the moves. */
export function tell({ events, before, after }: Beat<MasterView, Seen>, names: Names, words: Words): string[] {
  const told: string[] = [];
  let lying = before?.phase === 'choosing' ? before.dice : null;
  let kept: { seat: number; dice: string } | null = null;
  events.forEach((event, index) => {
    const move = event.what;
    const last = index === events.length - 1;
    if (move.kind === 'throw') {
      const thrown = last && after.phase === 'choosing' ? { seat: after.seat, dice: after.dice } : fallen(kept, move.dice);
      lying = thrown?.dice ?? null;
      if (thrown) told.push(words('master-told-throw', { name: names.name(thrown.seat), dice: spaced(thrown.dice) }));
      else if (index === 0 && before?.opening) told.push(tellOpening(move.dice, before.seat, names, words));
    } else if (typeof event.by === 'number') {
      const failed = index === 0 && before !== null && ['on', 'lost'].includes(dareOf(before));
      if (move.kind !== 'stop') told.push(...tellMove(move, event.by, after, names, words));
      else if (lying) told.push(words(failed ? 'master-told-defi-failed' : 'master-told-passed', { name: names.name(event.by), dice: spaced(lying) }));
      if (before && (move.kind === 'place' || move.kind === 'remove')) told.push(...tellPoints(before, after, names, words));
    }
    kept = move.kind === 'keep' && typeof event.by === 'number' ? { seat: event.by, dice: move.dice } : null;
  });
  return [...told, ...after.news.flatMap((news) => tellNews(news, names, words))];
}

/** All the dice that lie after a throw whose keep is known. */
const fallen = (kept: { seat: number; dice: string } | null, thrown: string) =>
  kept && { seat: kept.seat, dice: [...kept.dice, ...thrown].sort().join('') };

/** Whose lines are worth more than before, or less. */
function tellPoints(before: MasterView, after: MasterView, names: Names, words: Words): string[] {
  return after.sides.flatMap(({ points }, seat) => {
    const gained = points - (before.sides[seat]?.points ?? points);
    const message = gained > 0 ? 'master-told-gained' : 'master-told-lost';
    return gained ? [words(message, { name: names.name(seat), points, gained })] : [];
  });
}

function tellOpening(dice: string, seat: number, names: Names, words: Words): string {
  const total = [...dice].reduce((sum, face) => sum + Number(face), 0);
  return words('master-told-opening', { name: names.name(seat), dice: spaced(dice), total });
}

function tellMove(move: Seen, seat: number, after: MasterView, names: Names, words: Words): string[] {
  const name = names.name(seat);
  switch (move.kind) {
    case 'keep':
      return [words('master-told-keep', { name, dice: spaced(move.dice), kept: move.dice.length })];
    case 'declare':
      return [words('master-told-declare', { name })];
    case 'place':
    case 'remove': {
      const needs = after.board.find((spot) => spot.square === move.square)?.needs ?? '';
      return [words(`master-told-${move.kind}`, { name, square: move.square, needs: words(`master-square-${needs}`) })];
    }
    default:
      return [];
  }
}

/** The rest is told from the moves themselves. */
function tellNews(news: News, names: Names, words: Words): string[] {
  switch (news.kind) {
    case 'tied':
      return [words('master-told-tied', { names: names.list(news.seats) })];
    case 'starts':
      return [words('master-told-starts', { name: names.name(news.seat) })];
    case 'defi_made':
      return [words('master-told-defi-made')];
    default:
      return [];
  }
}

export function pace({ events, after }: Beat<MasterView, Seen>): number {
  const kinds = events.map((event) => event.what.kind);
  if (kinds.includes('remove')) return 1900;
  if (kinds.includes('place') || kinds.includes('stop') || after.news.length) return 1500;
  if (kinds.includes('throw')) return 1250;
  return kinds.includes('declare') ? 1000 : 450;
}
