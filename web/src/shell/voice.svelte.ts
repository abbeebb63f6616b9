// What screen readers are told: sentence by sentence, through one live region of the page.
import { untrack } from 'svelte';
import { settings } from './settings.svelte';

/** How much a sentence matters: `brief` is said to everybody, `full` only to those who want to hear everything. */
export type Weight = 'brief' | 'usual' | 'full';
const AMOUNT = { brief: 0, usual: 1, full: 2 };
/** Sentences that stay in the region, for those who read it again. */
const REMEMBERED = 6;

class Voice {
  said: readonly { number: number; text: string }[] = $state.raw([]);
  #number = 0;

  /** Say a sentence, unless the visitor wants to hear less. An answer to a question of theirs is `brief`. */
  say(text: string, weight: Weight = 'usual'): void {
    if (!text || AMOUNT[weight] > AMOUNT[untrack(() => settings.talk)]) return;
    // It is called in effects, which must not run again because something was said.
    this.said = [...untrack(() => this.said), { number: ++this.#number, text }].slice(-REMEMBERED);
  }
}

export const voice = new Voice();
