// The tutor: before a move that costs much, "are you sure?". Where the coach is slow or fails, the move simply goes through.
import type { Refused } from '../net/connection';
import type { Caution, Cautioned, GameInfo, TableInfo } from '../net/shapes';
import type { Names } from '../table/names';
import { tell } from '../words/told';
import type { Words } from '../words/words';
import { choiceText, Figures } from './figures';

const PATIENCE = 1_500;

/** Whether the tutor may speak here: at a table with a coach, alone or among bots, where nobody races. */
export function tutors(table: TableInfo, game: GameInfo | undefined): boolean {
  return offersHints(table, game) && table.seats.every(({ kind }, seat) => seat === table.you || kind === 'bot');
}

/** Whether hints are offered here: not in a race, which the answer would decide. */
export function offersHints(table: TableInfo, game: GameInfo | undefined): boolean {
  return Boolean(game?.coach) && !game?.real_time && table.hints_allowed && table.status === 'playing' && table.you !== null;
}

/** What there is to say before this move is made; null if nothing is worth it, or nothing came in time. */
export async function cautionFor(asked: Promise<Cautioned | Refused>, patience = PATIENCE): Promise<Caution | null> {
  const late = new Promise<null>((give) => setTimeout(() => give(null), patience));
  const answer = await Promise.race([asked.catch(() => null), late]);
  if (!answer || !('caution' in answer)) return null;
  return answer.caution.mark === 'mistake' || answer.caution.mark === 'blunder' ? answer.caution : null;
}

/** What the player is asked: what the move costs, and the reason; without one, what is better. */
export function cautionText({ cost, unit, why, best }: Caution, names: Names, words: Words): string {
  const figures = new Figures(unit, words);
  const costs = words(`tutor-cost-${unit}`, { cost: figures.cost(cost) });
  return `${costs} ${why ? tell(why, names, words) : words('tutor-better', { best: choiceText(best, names, words) })}`;
}
