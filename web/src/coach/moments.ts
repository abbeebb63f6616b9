// The moments of a match by the numbers of their events: what happened there, what the table looked like, which turn it was.
import type { Beat } from '../games/contract';
import type { Event } from '../net/shapes';
import type { Names } from '../table/names';
import { inARow, tellAll } from '../words/told';
import type { Words } from '../words/words';

export class Moments {
  readonly #steps: readonly Event[];
  readonly #starts: readonly number[];
  readonly #names: Names;
  readonly #words: Words;

  /** `starts`: the places in the list at which turns begin. */
  constructor(steps: readonly Event[], starts: readonly number[], names: Names, words: Words) {
    [this.#steps, this.#starts, this.#names, this.#words] = [steps, starts, names, words];
  }

  /** What happened at this step, in words. */
  told(step: number): string {
    const event = this.#steps[this.#place(step)];
    return event?.event === step ? inARow(tellAll([event], this.#names, this.#words)) : '';
  }

  turn(step: number): number {
    const place = this.#place(step);
    return Math.max(1, this.#starts.findLastIndex((start) => start <= place) + 1);
  }

  /** The table after this step, with what led to it. */
  beat(step: number): Beat<Record<string, unknown>> | null {
    const place = Math.max(0, this.#place(step));
    const event = this.#steps[place];
    return event?.view ? { events: [event], before: this.#steps[place - 1]?.view ?? null, after: event.view } : null;
  }

  /** The place of this step in the list, or of the last one before it. */
  #place(step: number): number {
    return this.#steps.findLastIndex(({ event }) => event <= step);
  }
}
