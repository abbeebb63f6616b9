// What a board keeps over time (where dice lie, what was chosen) is updated once for each new position.
import { untrack } from 'svelte';
import type { Beat } from '../games/contract';

/**
 * Call `settle` with each new position just before it is painted. It gets the beat that led there, if it was seen
 * (null: the board shows a position reached by several unseen moves), and the position painted before.
 */
export function settleOn<View, B extends Beat<View, unknown, unknown>>(
  now: () => { view: View; beat: B | null },
  settle: (view: View, beat: B | null, painted: View | null) => void,
): void {
  let painted: View | null = null;
  $effect.pre(() => {
    const { view, beat } = now();
    untrack(() => {
      if (painted === view) return;
      settle(view, painted !== null || beat?.events.length === 1 ? beat : null, painted);
      painted = view;
    });
  });
}
