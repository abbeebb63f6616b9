// A hint at one table, step by step: first what to do, then why and what else there is. It goes when the position does.
import type { Hint } from '../net/shapes';
import type { AskCoach } from '../table/room.svelte';

export type Step = 'none' | 'asked' | 'what' | 'why';

export class HintDesk {
  step: Step = $state('none');
  hint: Hint | null = $state.raw(null);
  refusal: { code: string; params: Record<string, unknown> } | null = $state.raw(null);
  #ask: AskCoach['hint'];
  #event: number | null = null;

  constructor(ask: AskCoach['hint']) {
    this.#ask = ask;
  }

  /** Whether anything is shown. */
  get open(): boolean {
    return this.step !== 'none' || this.refusal !== null;
  }

  /** One step further at the position after this event; from the last step back to nothing. */
  press(event: number): void {
    if (event !== this.#event || !this.open || this.refusal) return this.#begin(event);
    if (this.step === 'what') this.step = 'why';
    else if (this.step === 'why') this.forget();
  }

  /** This is the position now: what was said of another one is gone. */
  at(event: number | null): void {
    if (event !== this.#event) this.forget();
  }

  forget(): void {
    [this.step, this.hint, this.refusal, this.#event] = ['none', null, null, null];
  }

  #begin(event: number): void {
    [this.step, this.hint, this.refusal, this.#event] = ['asked', null, null, event];
    void this.#ask(event).then((answer) => {
      if (event !== this.#event) return; // it came too late
      if ('code' in answer) [this.step, this.refusal] = ['none', answer];
      else [this.step, this.hint] = ['what', answer.hint];
    });
  }
}
