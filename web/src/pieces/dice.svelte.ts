// Five dice over time: where each lies, which are put aside, which are being thrown.
import { diceIn, emptyPlaces, lay, placesOf, type Places } from './tray';

const DICE = 5;

export class TrayDice {
  places: Places = $state.raw(emptyPlaces(DICE));
  /** The dice put aside: they stay at the next throw. */
  kept: ReadonlySet<number> = $state.raw(new Set());
  /** Whether some dice are being thrown, and have not fallen yet. */
  shaking = $state(false);
  /** How many throws were seen here; a new number makes the dice tumble. */
  protected throws = 0;

  toggle(place: number): void {
    if (!this.places[place]) return;
    const kept = new Set(this.kept);
    if (!kept.delete(place)) kept.add(place);
    this.kept = kept;
  }

  /** Put exactly these dice aside. */
  keepOnly(dice: string): void {
    this.kept = placesOf(this.places, dice, this.kept);
  }

  get keptDice(): string {
    return diceIn(this.places, this.kept);
  }

  get toThrow(): number {
    return DICE - this.kept.size;
  }

  /** These dice stay; the others are thrown, and keep their places until they fall. */
  protected shake(staying: string): void {
    // A viewer who joins in mid-turn has not seen these dice before.
    if (placesOf(this.places, staying).size < staying.length) this.fallAll(staying);
    this.kept = placesOf(this.places, staying, this.kept);
  }

  /** `dice` have fallen around those that stay. */
  protected fall(staying: string, dice: string): void {
    this.places = lay(this.places, staying, dice, this.throws, this.kept);
    this.kept = placesOf(this.places, staying, this.kept);
  }

  /** All five were thrown, and none is put aside. */
  protected fallAll(dice: string): void {
    this.places = lay(emptyPlaces(DICE), '', dice, this.throws);
    this.kept = new Set();
  }
}
