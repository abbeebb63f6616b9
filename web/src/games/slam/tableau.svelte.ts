// The tray through time: where each die lies, which are put aside, which are in the hand.
import { diceIn, emptyPlaces, lay, placesOf, type Places } from '../../pieces/tray';
import type { Beat } from '../contract';
import { keptIn, thrownForStart } from './logic';
import type { SlamView } from './types.gen';

const DICE = 5;

export class Tableau {
  places: Places = $state.raw(emptyPlaces(DICE));
  kept: ReadonlySet<number> = $state.raw(new Set());
  /** Some dice are being thrown, and have not fallen yet. */
  shaking = $state(false);
  #throws = 0;

  /** Paint this position, reached by this beat (null: it is the first one seen). */
  settle(view: SlamView, beat: Beat<SlamView> | null): void {
    if (beat) this.#throws++;
    this.shaking = view.phase === 'throwing' && view.dice !== '';
    const forStart = beat && thrownForStart(beat);
    if (forStart) {
      this.places = lay(emptyPlaces(DICE), '', forStart, this.#throws);
      this.kept = new Set();
      return;
    }
    if (view.phase === 'throwing' || view.phase === 'opening') {
      // Dice that are thrown again lie where they lay until they fall.
      this.kept = placesOf(this.places, view.dice, this.kept);
      return;
    }
    const staying = beat ? keptIn(beat) : '';
    const chosen = this.kept;
    this.places = lay(this.places, staying, view.dice, this.#throws, chosen);
    this.kept = view.phase === 'over' ? new Set() : placesOf(this.places, staying, chosen);
  }

  toggle(place: number): void {
    if (!this.places[place]) return;
    const kept = new Set(this.kept);
    if (!kept.delete(place)) kept.add(place);
    this.kept = kept;
  }

  get keptDice(): string {
    return diceIn(this.places, this.kept);
  }

  get toThrow(): number {
    return DICE - this.kept.size;
  }
}
