// The dice under the viewer's cups over time: where each lies, which are locked, which are to stay.
import { TrayDice } from '../../pieces/dice.svelte';
import { diceIn, emptyPlaces, facesOf, lay, placesOf } from '../../pieces/tray';
import type { Cups } from './types.gen';

export class Hand extends TrayDice {
  /** The dice under an earlier cup, locked for the turn. */
  locked: ReadonlySet<number> = $state.raw(new Set());
  #cups: Cups | null = null;

  /** Paint what is under the cups now (null: it is hidden); `moves` if the change was seen. */
  settle(cups: Cups | null, moves: boolean): void {
    const same = cups !== null && cups.locked === this.#cups?.locked && cups.thrown === this.#cups.thrown;
    this.#cups = cups;
    if (same) return;
    if (moves) this.throws++;
    const { locked = '', thrown = '' } = cups ?? {};
    const chosen = new Set([...this.locked, ...this.kept]);
    // After joining in mid-turn, some locked dice were never seen being locked.
    const known = placesOf(this.places, locked, chosen).size === locked.length;
    const lying = known ? this.places : lay(emptyPlaces(this.places.length), '', locked, 0);
    const all = [...facesOf(locked), ...facesOf(thrown)].join('');
    this.places = lay(lying, locked, all, moves ? this.throws : 0, chosen);
    this.locked = placesOf(this.places, locked, chosen);
    this.kept = new Set();
    this.shaking = cups !== null && thrown === '';
  }

  override toggle(place: number): void {
    if (!this.locked.has(place)) super.toggle(place);
  }

  /** Leave exactly these, those locked among them. */
  override keepOnly(dice: string): void {
    const staying = placesOf(this.places, dice, new Set([...this.locked, ...this.kept]));
    this.kept = new Set([...staying].filter((place) => !this.locked.has(place)));
  }

  /** All that stays: what is locked, and what is chosen. */
  get staying(): string {
    return diceIn(this.places, [...this.locked, ...this.kept]);
  }

  get thrown(): number[] {
    return [...this.places.keys()].filter((place) => this.places[place] && !this.locked.has(place));
  }

  override get toThrow(): number {
    return super.toThrow - this.locked.size;
  }
}
