// Playing on from a moment of a match that is over: what is proposed for it.
import type { GameInfo, PlayOn, TableInfo } from '../net/shapes';
import { botsAt, likelyBot } from '../screens/bots';

export type Hidden = NonNullable<PlayOn['hidden']>;
export const HIDDEN: readonly Hidden[] = ['as-it-was', 'anew'];

type View = Readonly<Record<string, unknown>>;

/** Whether there is anything left to play after this moment. */
export const goesOn = (view: View | null | undefined): boolean => view != null && view.result == null;

/** The reader's own seat; for those who had none, the seat of whoever is to act or whose dice fall next. */
export function likelySeat({ you, seats }: Pick<TableInfo, 'you' | 'seats'>, view: View): number {
  if (you !== null) return you;
  const acting = (view.turn as { seats?: readonly number[] } | undefined)?.seats ?? [];
  const current = Number.isInteger(view.seat) ? (view.seat as number) : 0;
  const seat = acting.length && !acting.includes(current) ? acting[0]! : current;
  return seat < seats.length ? seat : 0;
}

/** The bot to propose for the other seats: the one chosen last, if it plays at such a table. */
export function likelyRival(game: GameInfo, seats: number, last = likelyBot(game)): string {
  return botsAt(game, seats).includes(last) ? last : game.usual_bot;
}
