// The shapes of the protocol, by one name for the whole page.
export type * from '../protocol.gen';
import type { Event } from '../protocol.gen';

/** A move as it was made or seen. `Seen` are the moves of a game, where the game is known. */
export interface Happened<Seen = Event['what']> extends Pick<Event, 'event' | 'by' | 'at'> {
  what: Seen;
}
