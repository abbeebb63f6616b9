// Shows one thing after another, each for as long as a viewer needs: bots and dice are too quick to follow.
export class Pacer<T> {
  #queue: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #show: (item: T) => void;
  #hold: (item: T) => number;
  #rest: () => void;

  /**
   * `hold` says how long an item is shown before the next one; 0 lets the next follow at once.
   * `rest` is called whenever the last one has been shown for its time.
   */
  constructor(show: (item: T) => void, hold: (item: T) => number, rest: () => void = () => undefined) {
    this.#show = show;
    this.#hold = hold;
    this.#rest = rest;
  }

  add(item: T): void {
    this.#queue.push(item);
    if (this.#timer === undefined) this.#next();
  }

  /** Show everything that is waiting, now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const item of this.#queue.splice(0)) this.#show(item);
    this.#rest();
  }

  /** Enough was seen of what is shown now: what comes next need not wait for it. */
  skip(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Whether anything waits, or is still being shown. */
  get busy(): boolean {
    return this.#timer !== undefined || this.#queue.length > 0;
  }

  get behind(): number {
    return this.#queue.length;
  }

  #next = (): void => {
    this.#timer = undefined;
    const item = this.#queue.shift();
    if (item === undefined) return this.#rest();
    this.#show(item);
    // A page that has fallen far behind catches up.
    const hold = this.#hold(item) / (this.#queue.length > 6 ? 4 : 1);
    if (hold > 0) this.#timer = setTimeout(this.#next, hold);
    else this.#next();
  };
}
