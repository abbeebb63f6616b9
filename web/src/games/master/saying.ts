// What the board of Yam Master says to those who cannot see it.
import { actionsOf, mayDo } from '../../pieces/legal';
import { seatsFrom } from '../../pieces/seats';
import type { Names } from '../../table/names';
import { inARow } from '../../words/told';
import type { Words } from '../../words/words';
import { hintOf } from './logic';
import type { Action, MasterView, Spot } from './types.gen';

/** What a square asks for. The engraved text is part of it, so that voice control can use what is visible. */
export function needsSaid(needs: Spot['needs'], words: Words): string {
  const asked = words(`master-square-${needs}`);
  const number = /^\d$/.test(needs);
  const engraved = number ? needs : words(`master-label-${needs}`);
  const says = !number && asked.toLowerCase().includes(engraved.toLowerCase());
  return says ? asked : words('master-spot-number', { number: engraved, needs: asked });
}

/** A square in one way everywhere: where it is, what it asks for, who holds it, and what can be done with it now. */
export function squareSaid(view: MasterView, spot: Spot, move: 'place' | 'remove' | null, names: Names, words: Words): string {
  return words('master-spot', {
    square: spot.square,
    needs: needsSaid(spot.needs, words),
    holder: spot.pawn === null ? 'nobody' : names.isMe(spot.pawn) ? 'you' : 'other',
    name: spot.pawn === null ? '' : names.name(spot.pawn),
    move: move ?? 'none',
    last: view.last === spot.square ? 'yes' : 'no',
  });
}

const listed = (view: MasterView, squares: readonly Spot['square'][], words: Words): string =>
  view.board
    .filter((spot) => squares.includes(spot.square))
    .map((spot) => words('master-do-square', { square: spot.square, needs: words(`master-square-${spot.needs}`) }))
    .join(', ');

/** What is asked now: the throws left, where a dare stands, the squares that can be taken and the pawns that can be removed. */
export function askedIn(view: MasterView, legal: readonly Action[], left: number, words: Words): string {
  const places = actionsOf(legal, 'place').map((place) => place.square);
  const removes = actionsOf(legal, 'remove').map((remove) => remove.square);
  return inARow([
    words('throws-left', { left: view.throws_left }),
    view.dare === 'none' ? '' : words('master-dare', { dare: view.dare, left }),
    places.length ? words('master-can-place', { squares: listed(view, places, words) }) : '',
    removes.length ? words('master-can-remove', { squares: removes.join(', ') }) : '',
    !places.length && mayDo(legal, 'keep') && view.dare === 'none' ? words('master-can-nothing') : '',
    legal.length === 1 && mayDo(legal, 'stop') ? words(`master-hint-${hintOf(view, legal)}`) : '',
  ]);
}

/** Each player with their pawns and lines, then the free squares. */
export function boardSaid(view: MasterView, me: number | null, names: Names, words: Words): string {
  const sides = seatsFrom(me, view.sides.length).flatMap((seat) => {
    const side = view.sides[seat];
    if (!side) return [];
    const pawns = view.board.filter((spot) => spot.pawn === seat).map((spot) => spot.square);
    const lines = side.alignments.map((line) => words('master-line', { squares: line.squares.join(' '), points: line.points }));
    const stands = pawns.length ? words('master-side-pawns', { squares: pawns.join(', ') }) : '';
    return [words('master-side-said', { name: names.name(seat), points: words('master-points', { points: side.points }), left: words('master-pawns-left', { left: side.pawns_left }) }), stands, ...lines];
  });
  const free = view.board.filter((spot) => spot.pawn === null).map((spot) => spot.square);
  return inARow([...sides, words('master-free-said', { squares: listed(view, free, words) })]);
}
