// What the board of YAMI reads from a view and from the legal actions.
import { actionsOf } from '../../pieces/legal';
import { newsOf, type Beat } from '../contract';
import { FACTS, type Action, type Box, type Closed, type News, type Seen, type Take, type YamiView } from './types.gen';

export type BoxMove = Extract<Action, { box: Box }>;

export interface BoxState {
  box: Box;
  /** The eight values come first; combinations have their points, values have holes for theirs. */
  worth: number | null;
  /** Points, 0 where cancelled, null where free. */
  stands: number | null;
  /** What the hand would mark here, as far as it is seen; 0 where the box is closed. */
  shows: number;
  /** What can be done with it now. */
  move: BoxMove | null;
  /** Closed in this deal, or in the one before while none is closed in this. */
  recent: boolean;
}

export function boxesOf(view: YamiView, seat: number, legal: readonly Action[], hints = true): BoxState[] {
  const player = view.players[seat];
  const closed = view.phase === 'following' ? view.choices : view.last;
  const recent = closed.filter((one) => one?.seat === seat).map((one) => one?.box);
  return FACTS.boxes.map((box, index) => {
    const stands = player?.sheet[index] ?? null;
    return {
      box,
      worth: index < FACTS.values ? null : (view.combination_points[index - FACTS.values] ?? 0),
      stands,
      shows: stands === null && hints ? (player?.shows?.[index] ?? 0) : 0,
      move: moveFor(legal, box),
      recent: stands !== null && recent.includes(box),
    };
  });
}

const isBoxMove = (action: Action): action is BoxMove => 'box' in action;
export const boxMoves = (legal: readonly Action[]): BoxMove[] => legal.filter(isBoxMove);
const moveFor = (legal: readonly Action[], box: Box): BoxMove | null =>
  boxMoves(legal).find((move) => move.box === box) ?? null;

export const takeOf = (legal: readonly Action[], source: Take['source']): Take | null =>
  actionsOf(legal, 'take').find((take) => take.source === source) ?? null;

/** What a tap on a box means now; if it is not legal, the server says why. */
export function wish(view: YamiView, legal: readonly Action[], box: Box): BoxMove {
  const kind = view.phase === 'following' ? (boxMoves(legal)[0]?.kind ?? 'mark') : 'lay_down';
  return moveFor(legal, box) ?? { kind, box };
}

/** Whether this seat could mark a box and may cancel one instead. */
export const mayCancelInstead = (legal: readonly Action[]): boolean =>
  actionsOf(legal, 'mark').length > 0 && actionsOf(legal, 'cancel').length > 0;

/** What the boxes offer: to be marked, or to be cancelled instead; never both at once. */
export const offered = (legal: readonly Action[], cancelling: boolean): readonly Action[] =>
  mayCancelInstead(legal) ? legal.filter((action) => (action.kind === 'cancel') === cancelling) : legal;

/** What this seat has to do: nothing during others' turns. */
export type Asked = 'take' | 'discard' | 'mark' | 'cancel' | null;
export function asked(legal: readonly Action[]): Asked {
  return legal.find((action) => action.kind !== 'lay_down')?.kind ?? null;
}

/** In a deal that is being closed: whether this seat has decided. */
export const hasChosen = (view: YamiView, seat: number): boolean =>
  view.phase === 'following' && !view.turn.seats.includes(seat);

/** The first card was just turned up: a deal begins. */
export const beginsDeal = ({ events, after }: Beat<YamiView, Seen, News>): boolean =>
  after.phase === 'choosing' && events.at(-1)?.by === 'chance';

/** The hands and boxes of a deal that has ended, for as long as they are shown: until somebody plays in the next. */
export function laidOpen(view: YamiView, beat: Beat<YamiView, Seen, News> | null, replay: boolean): readonly Closed[] | null {
  if (!view.last.length) return null;
  if (view.phase === 'over' || view.phase === 'dealing' || view.phase === 'turning') return view.last;
  return !replay && beat && beginsDeal(beat) ? view.last : null;
}

const isMine = (view: YamiView): boolean => view.you !== null && view.turn.seats.includes(view.you);

export function pace(beat: Beat<YamiView, Seen, News>): number {
  const { events, before, after } = beat;
  const kind = events.at(-1)?.what.kind;
  // If it is the viewer's move, nothing is held back: they take the time they like.
  if (isMine(after)) return 0;
  // The next deal's cards come while players look at the hands of the one before: give them time to read.
  if (beginsDeal(beat) && after.last.length) return 3500 + 1200 * after.players.length;
  if (after.phase === 'dealing' || after.phase === 'turning') return before?.phase === 'opening' ? 1500 : after.last.length ? 0 : 90;
  if (after.phase === 'opening') return 900;
  if (after.phase === 'drawing') return after.seat === after.you ? 0 : 250;
  if (kind === 'lay_down' || newsOf(beat).length) return 2200;
  return kind === 'discard' ? 750 : 450;
}
