// The shapes of the protocol, by one name for the whole page.
export type * from '../protocol.gen';
import type { Event } from '../protocol.gen';

/** A move as it was made or seen. */
export type Happened = Pick<Event, 'event' | 'by' | 'what' | 'at'>;
