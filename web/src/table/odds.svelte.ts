// The odds at one table: asked for position by position. An answer that comes too late is dropped.
import type { ChanceInfo } from '../net/shapes';
import type { AskOdds } from './room.svelte';

export class OddsDesk {
  /** The last odds that came, of the position asked about or of the one before it. */
  chances: readonly ChanceInfo[] | null = $state.raw(null);
  /** Whether those are of the position asked about. */
  fresh = $state(false);
  /** Why there are none. That the match has gone on is no reason: the next position is asked about anyway. */
  refusal: { code: string; params: Record<string, unknown> } | null = $state.raw(null);
  #ask: AskOdds;
  #event: number | null = null;

  constructor(ask: AskOdds) {
    this.#ask = ask;
  }

  /** The position after this event is shown, and its odds are wanted. */
  want(event: number): void {
    if (event === this.#event) return;
    this.#event = event;
    this.fresh = false;
    void this.#ask(event).then((answer) => {
      if (event !== this.#event) return;
      if ('code' in answer) {
        this.refusal = answer.code === 'overtaken' ? null : answer;
        this.#event = null;
      } else {
        [this.chances, this.fresh, this.refusal] = [answer.chances, true, null];
      }
    });
  }

  /** Nothing is asked about now: what came before is of a position that is gone. */
  rest(): void {
    [this.#event, this.fresh] = [null, false];
  }

  /** The odds are not shown any more. */
  forget(): void {
    this.rest();
    [this.chances, this.refusal] = [null, null];
  }
}
