// A finger under the cover. It asks once for each item it comes to, one request at a time and not too quickly: if it
// has passed over several items meanwhile, only the last is requested.
const BETWEEN = 100;

export class Finger {
  /** The item it is on, 1 to 16. */
  on: number | null = $state(null);
  #ask: (item: number) => Promise<unknown>;
  #asked: number | null = null;
  #refused = false;
  #busy = false;

  /** `ask` requests an item's colour; false if that was refused. */
  constructor(ask: (item: number) => Promise<unknown>) {
    this.#ask = ask;
  }

  move(item: number | null): void {
    this.on = item;
    if (this.#refused) this.#asked = null;
    void this.#follow();
  }

  /** New dice and a new card: forget what was felt. */
  forget(): void {
    this.#asked = null;
    void this.#follow();
  }

  async #follow(): Promise<void> {
    if (this.#busy || this.on === null || this.on === this.#asked) return;
    this.#busy = true;
    const item = (this.#asked = this.on);
    const soonest = new Promise((later) => setTimeout(later, BETWEEN));
    this.#refused = (await this.#ask(item)) === false;
    await soonest;
    this.#busy = false;
    void this.#follow();
  }
}
