// While a move is on its way nothing is legal, and the choices stay where they are, so that nothing jumps.
export class HeldChoices<Action> {
  #legal: () => readonly Action[];
  #before: readonly Action[] = [];
  /** What may be done, or could be before the move that is on its way. */
  readonly shown: readonly Action[] = $derived.by(() => {
    const legal = this.#legal();
    return legal.length ? (this.#before = legal) : this.#before;
  });

  constructor(legal: () => readonly Action[]) {
    this.#legal = legal;
  }

  /** Nothing can be done now. */
  get busy(): boolean {
    return this.#legal().length === 0;
  }
}
