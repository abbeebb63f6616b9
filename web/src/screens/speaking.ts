// What a match says by itself: what happened, then what is asked of the viewer. Each once.
import type { Beat } from '../games/contract';
import type { Weight } from '../shell/voice.svelte';

/** The seat that moved last; chance and the clock don't count. */
export const lastMover = (story: readonly Beat[]): number | null => {
  const movers = story.flatMap((beat) => beat.events.map((event) => event.by));
  return movers.findLast((by): by is number => typeof by === 'number') ?? null;
};

export interface Moment {
  /** The number of the last event shown. */
  event: number;
  /** What happened in it. */
  told: string;
  /** "Your turn", if it has come from somebody else; empty after a move of the viewer's own. */
  called: string;
  /** What is asked of the viewer; empty if nothing is. */
  asked: string;
  /** The dice or cards before them, for those who want to hear everything. */
  dice: string;
}

export class Speaking {
  #say: (text: string, weight: Weight) => void;
  #event: number | null = null;
  #asked = '';
  /** The event after which the turn was called: a board may be there, and ask, only some time after the event is. */
  #calledAt: number | null = null;

  constructor(say: (text: string, weight: Weight) => void) {
    this.#say = say;
  }

  /** Say what is new in this moment. */
  hear({ event, told, called, asked, dice }: Moment): void {
    const fresh = event !== this.#event;
    this.#event = event;
    if (fresh) this.#say(told, 'usual');
    // A secret decision of somebody else is an event of which nothing is told.
    if (asked && ((fresh && told) || asked !== this.#asked)) {
      this.#say(called && event !== this.#calledAt ? `${called} ${asked}` : asked, 'brief');
      this.#say(dice, 'full');
    }
    if (asked) this.#calledAt = event;
    this.#asked = asked;
  }
}
