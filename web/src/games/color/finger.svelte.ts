// A finger under the cover. It is on one item at a time, and sends one request at a time: if it has passed over several
// items meanwhile, only the last is requested.
export class Finger {
  /** The item it is on, 1 to 16. */
  on: number | null = $state(null);
  #ask: (item: number) => Promise<unknown>;
  #asked: number | null = null;
  #busy = false;

  constructor(ask: (item: number) => Promise<unknown>) {
    this.#ask = ask;
  }

  move(item: number | null): void {
    this.on = item;
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
    await this.#ask(item);
    this.#busy = false;
    void this.#follow();
  }
}
