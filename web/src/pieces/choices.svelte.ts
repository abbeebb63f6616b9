// While a move is being sent nothing is legal, but the choices stay in place, so that nothing jumps.
export class HeldChoices<Action> {
  #legal: () => readonly Action[];
  #before: readonly Action[] = [];
  /** What may be done, or could be done before the move being sent. */
  readonly shown: readonly Action[] = $derived.by(() => {
    const legal = this.#legal();
    return legal.length ? (this.#before = legal) : this.#before;
  });

  constructor(legal: () => readonly Action[]) {
    this.#legal = legal;
  }

  /** Whether nothing can be done now. */
  get busy(): boolean {
    return this.#legal().length === 0;
  }
}
