// The dice on the tray, as each position of Yamslam leaves them.
import { TrayDice } from '../../pieces/dice.svelte';
import type { Beat } from '../contract';
import { keptIn, thrownForStart } from './logic';
import type { Seen, SlamView } from './types.gen';

export class Tableau extends TrayDice {
  /** Paint this position, reached by this beat (null: it is the first one seen). */
  settle(view: SlamView, beat: Beat<SlamView, Seen> | null): void {
    if (beat) this.throws++;
    this.shaking = view.phase === 'throwing' && view.dice !== '';
    const forStart = beat && thrownForStart(beat);
    if (forStart) return this.fallAll(forStart);
    if (view.phase === 'throwing' || view.phase === 'opening') return this.shake(view.dice);
    this.fall(beat ? keptIn(beat) : '', view.dice);
    if (view.phase === 'over') this.kept = new Set();
  }
}
