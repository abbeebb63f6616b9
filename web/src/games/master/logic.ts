// What the board of Yam Master reads from the legal actions, and how long a viewer needs to follow.
import { mayDo } from '../../pieces/legal';
import type { Words } from '../../words/words';
import { newsOf, type Beat } from '../contract';
import { FACTS, type Action, type Alignment, type MasterView, type News, type Place, type Remove, type Seen, type Spot } from './types.gen';

export type SquareName = Spot['square'];
/** What a tap on this square does now: place, or remove. */
export const moveOn = (legal: readonly Action[], square: SquareName): Place | Remove | null =>
  legal.find((action): action is Place | Remove => 'square' in action && action.square === square) ?? null;

/** What to do next: the end of a message id `master-hint-…`. */
export function hintOf(view: MasterView, legal: readonly Action[]): string {
  const [places, removes, throws] = (['place', 'remove', 'keep'] as const).map((kind) => mayDo(legal, kind));
  const dared = view.dare !== 'none';
  if (dared && throws && !mayDo(legal, 'stop')) return 'must-throw';
  if (removes) return places ? 'yam' : 'predator';
  if (places && throws && dared) return 'dare-made';
  if (places) return throws ? 'place-or-throw' : 'place';
  if (throws) return dared ? 'dare-on' : 'throw';
  return view.dare === 'lost' ? 'dare-lost' : 'nothing';
}

/** What a target of the odds is called; null where no square that asks for it is free, and no pawn can be removed. */
export function oddsName(view: MasterView, target: string, words: Words): string | null {
  const needs = target.replace('brelan-', '');
  const free = view.board.some((spot) => spot.needs === needs && spot.pawn === null);
  const preys = needs === 'yam' && view.board.some((spot) => spot.pawn !== null && spot.pawn !== view.seat);
  return free || preys ? words(needs === 'defi' ? 'master-odds-defi' : `master-square-${needs}`) : null;
}

/** Column and row of a square, from 0. */
export const at = (square: SquareName): readonly [number, number] => [square.charCodeAt(0) - 97, Number(square[1]) - 1];

/** The square an arrow key leads to, or the same one at the edge; null if the key is not an arrow. */
export function stepFrom(index: number, key: string): number | null {
  const [x, y] = [index % FACTS.side, Math.floor(index / FACTS.side)];
  const to: Record<string, readonly [number, number]> = {
    ArrowLeft: [x - 1, y],
    ArrowRight: [x + 1, y],
    ArrowUp: [x, y - 1],
    ArrowDown: [x, y + 1],
    Home: [0, y],
    End: [FACTS.side - 1, y],
  };
  const place = to[key];
  if (!place) return null;
  const within = (value: number) => Math.min(Math.max(value, 0), FACTS.side - 1);
  return within(place[0]) + FACTS.side * within(place[1]);
}

export interface Line extends Alignment {
  seat: number;
}

/** All alignments on the board, each with its owner. */
export const linesOf = (view: MasterView): Line[] =>
  view.sides.flatMap((side, seat) => side.alignments.map((alignment) => ({ ...alignment, seat })));

export const isFive = (line: Alignment): boolean => line.squares.length === FACTS.side;

const movesOf = (beat: Beat<MasterView, Seen, News>): Seen[] => beat.events.map((event) => event.what);

/** The pawn that a beat took off the board, and whose it was. */
export function removedIn(beat: Beat<MasterView, Seen, News> | null): { square: SquareName; seat: number } | null {
  const move = beat && movesOf(beat).find((one) => one.kind === 'remove');
  if (!beat?.before || move?.kind !== 'remove') return null;
  const seat = beat.before.board.find((spot) => spot.square === move.square)?.pawn;
  return seat == null ? null : { square: move.square, seat };
}

export function placedIn(beat: Beat<MasterView, Seen, News> | null): SquareName | null {
  const move = beat && movesOf(beat).findLast((one) => one.kind === 'place');
  return move?.kind === 'place' ? move.square : null;
}

export function pace(beat: Beat<MasterView, Seen, News>): number {
  const kinds = beat.events.map((event) => event.what.kind);
  if (kinds.includes('remove')) return 1900;
  if (kinds.includes('place') || kinds.includes('stop') || newsOf(beat).length) return 1500;
  if (kinds.includes('throw')) return 1250;
  return kinds.includes('declare') ? 1000 : 450;
}
