// The bots that may sit at a table: the levels first, the others under "more"; and the one that was chosen last.
import type { GameInfo } from '../net/shapes';
import { keep, kept } from '../shell/keeping';
import { LEVELS } from '../table/levels';

const KEPT = 'bot';

/** The bots that play at a table of so many seats. */
export const botsAt = (game: GameInfo, seats: number): readonly string[] => (seats === 1 ? [...game.bots, ...game.solo_bots] : game.bots);

export interface Offer {
  /** What everybody chooses from. */
  levels: readonly string[];
  more: readonly string[];
}

/** What is offered at a table of so many seats; a bot that sits there already is always part of it. */
export function offered(game: GameInfo, seats: number, sits?: string | null): Offer {
  const known = botsAt(game, seats);
  const bots = sits && !known.includes(sits) ? [...known, sits] : known;
  const levels = bots.filter((bot) => LEVELS.includes(bot));
  return levels.length ? { levels, more: bots.filter((bot) => !LEVELS.includes(bot)) } : { levels: bots, more: [] };
}

/** The bot to propose: the one chosen last, if this game has it. */
export function likelyBot(game: GameInfo, last: string | null = kept(KEPT)): string {
  return last && game.bots.includes(last) ? last : game.usual_bot;
}

/** Only levels are remembered: they mean the same in every game. */
export function remember(bot: string): void {
  if (LEVELS.includes(bot)) keep(KEPT, bot);
}
