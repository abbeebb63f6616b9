// The shapes of the protocol, by one name for the whole page.
export type * from '../protocol.gen';
import type { Event, Position } from '../protocol.gen';

/** A game as `GET /api/games` tells it: all that is needed to make a table of it. */
export interface GameInfo {
  id: string;
  name: string;
  about: string;
  rules: number;
  fewest: number;
  most: number;
  options: readonly OptionInfo[];
  bots: readonly string[];
}

export interface OptionInfo {
  name: string;
  about: string;
  choices: readonly (string | number | boolean)[];
  /** What else it takes, if it takes anything else. */
  free: 'number' | 'text' | 'list' | null;
  default: string | number | boolean;
}

/** A move as it was made or seen. */
export type Happened = Pick<Event, 'event' | 'by' | 'what' | 'at'>;

/** One step of a match that is over, through the eyes that were asked for. */
export interface ReplayStep extends Happened {
  view: Position['view'];
}
