// The dice under one's own cups through time: where each lies, which are locked, which are to stay.
import { diceIn, emptyPlaces, facesOf, lay, placesOf, type Places } from '../../pieces/tray';
import type { Cups } from './types.gen';

const DICE = 5;

export class Hand {
  places: Places = $state.raw(emptyPlaces(DICE));
  /** Under an earlier cup, for the turn. */
  locked: ReadonlySet<number> = $state.raw(new Set());
  /** Chosen to stay at the next throw. */
  kept: ReadonlySet<number> = $state.raw(new Set());
  /** A throw is awaited: what is not locked is in the cup. */
  shaking = $state(false);
  #throws = 0;
  #cups: Cups | null = null;

  /** Paint what lies under the cups now (null: it is hidden); `moves` if it was seen to come. */
  settle(cups: Cups | null, moves: boolean): void {
    const same = cups !== null && cups.locked === this.#cups?.locked && cups.thrown === this.#cups.thrown;
    this.#cups = cups;
    if (same) return;
    if (moves) this.#throws++;
    const chosen = new Set([...this.locked, ...this.kept]);
    const all = [...facesOf(cups?.locked ?? ''), ...facesOf(cups?.thrown ?? '')].join('');
    const lockedDice = cups?.locked ?? '';
    // Whoever arrives in the middle of a turn finds dice locked that were never seen to be.
    const known = placesOf(this.places, lockedDice, chosen).size === lockedDice.length;
    const lying = known ? this.places : lay(emptyPlaces(DICE), '', lockedDice, 0);
    this.places = lay(lying, lockedDice, all, moves ? this.#throws : 0, chosen);
    this.locked = placesOf(this.places, lockedDice, chosen);
    this.kept = new Set();
    this.shaking = cups !== null && cups.thrown === '';
  }

  toggle(place: number): void {
    if (!this.places[place] || this.locked.has(place)) return;
    const kept = new Set(this.kept);
    if (!kept.delete(place)) kept.add(place);
    this.kept = kept;
  }

  get keptDice(): string {
    return diceIn(this.places, this.kept);
  }

  get thrown(): number[] {
    return [...this.places.keys()].filter((place) => this.places[place] && !this.locked.has(place));
  }

  get toThrow(): number {
    return DICE - this.locked.size - this.kept.size;
  }
}
