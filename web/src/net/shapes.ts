// The types of the protocol, imported from here by the whole page.
export type * from '../protocol.gen';
import type { Event } from '../protocol.gen';

/** A move as it was made or seen, and its news. `Seen` and `News` are those of a game, where it is known. */
export interface Happened<Seen = Event['what'], News = Event['news'][number]> extends Pick<Event, 'event' | 'by' | 'at' | 'told'> {
  what: Seen;
  news: readonly News[];
}
