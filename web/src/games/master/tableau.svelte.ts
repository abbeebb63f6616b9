// The dice under the board, as each position of Yam Master leaves them.
import { TrayDice } from '../../pieces/dice.svelte';
import { allDice } from '../../pieces/tray';
import type { Beat } from '../contract';
import { keptIn } from './logic';
import type { MasterView, Seen } from './types.gen';

export class Tableau extends TrayDice {
  /** Paint this position, reached by this beat (null: it is the first one seen). */
  settle(view: MasterView, beat: Beat<MasterView, Seen> | null): void {
    if (beat) this.throws++;
    this.shaking = view.phase === 'throwing' && view.dice !== '';
    if (view.phase === 'throwing' || view.phase === 'opening') return this.shake(view.dice);
    const staying = beat ? keptIn(beat) : '';
    // Declaring a défi and placing the last pawn leave the dice as they lie, and those chosen chosen.
    const still = allDice(this.places) === view.dice && (!beat || staying === view.dice);
    if (!still) this.fall(staying === view.dice ? '' : staying, view.dice);
    if (view.phase === 'over') this.kept = new Set();
  }
}
