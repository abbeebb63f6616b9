// The tray through time: where each die lies, which are put aside, which are in the hand.
import { allDice, diceIn, emptyPlaces, lay, placesOf, type Places } from '../../pieces/tray';
import type { Beat } from '../contract';
import { keptIn } from './logic';
import type { MasterView } from './types.gen';

const DICE = 5;

export class Tableau {
  places: Places = $state.raw(emptyPlaces(DICE));
  kept: ReadonlySet<number> = $state.raw(new Set());
  /** Some dice are being thrown, and have not fallen yet. */
  shaking = $state(false);
  #throws = 0;

  /** Paint this position, reached by this beat (null: it is the first one seen). */
  settle(view: MasterView, beat: Beat<MasterView> | null): void {
    if (beat) this.#throws++;
    this.shaking = view.phase === 'throwing' && view.dice !== '';
    if (view.phase === 'throwing' || view.phase === 'opening') {
      // Dice that are thrown again lie where they lay until they fall.
      this.kept = placesOf(this.places, view.dice, this.kept);
      return;
    }
    // Declaring a défi and placing the last pawn leave the dice as they lie, and those chosen chosen.
    const still = allDice(this.places) === view.dice && (!beat || keptIn(beat) === view.dice);
    if (!still) {
      const staying = beat ? keptIn(beat) : '';
      const chosen = this.kept;
      this.places = lay(this.places, staying === view.dice ? '' : staying, view.dice, this.#throws, chosen);
      this.kept = placesOf(this.places, staying, chosen);
    }
    if (view.phase === 'over') this.kept = new Set();
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
