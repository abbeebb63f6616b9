// Where the focus goes when the thing that had it is gone: to the next thing to do, never to nowhere.
import { tick } from 'svelte';

const OFF = ':disabled, [aria-disabled="true"]';

const canTake = (one: HTMLElement): boolean => !one.matches(OFF) && one.checkVisibility({ visibilityProperty: true });
const firstOf = (board: HTMLElement, selector: string): HTMLElement | undefined =>
  [...board.querySelectorAll<HTMLElement>(selector)].find(canTake);

/** The next thing to do: what the board marks with `data-next`, else its first button, else the board itself. */
export const nextThing = (board: HTMLElement): HTMLElement =>
  firstOf(board, '[data-next]') ?? firstOf(board, '[data-walk=actions] button:not([data-aside])') ?? board;

/** For somebody at the keys: go to the next thing to do, once a choice of theirs has been painted. */
export async function goNext(within: Element): Promise<void> {
  await tick();
  const board = within.closest<HTMLElement>('[data-board]');
  if (board) nextThing(board).focus({ preventScroll: true });
}

/** Whether the focus is nowhere in particular: on the page as a whole. */
function isNowhere(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.id === 'main' || active.matches(':disabled');
}

/**
 * Keeps the focus on this board while it is on screen. Call `turn` when it becomes the viewer's turn:
 * a focus that waits on the board then goes to the next thing to do. `stop` ends it.
 */
export function keepFocus(board: HTMLElement): { turn: () => void; stop: () => void } {
  let asked = 0;
  /** Whether the turn has come, and the page has not been drawn since. */
  let due = false;
  const settle = () => {
    if (document.querySelector('dialog[open]')) return;
    if (isNowhere() || (due && document.activeElement === board)) nextThing(board).focus({ preventScroll: true });
  };
  // A focused element that was removed or disabled loses the focus only when the page is next drawn.
  const later = () => {
    settle();
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => {
      asked = requestAnimationFrame(() => {
        settle();
        due = false;
      });
    });
  };
  const turn = () => {
    due = true;
    later();
  };
  const changes = new MutationObserver(later);
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'aria-disabled', 'open', 'hidden'] });
  turn();
  return {
    turn,
    stop: () => {
      changes.disconnect();
      cancelAnimationFrame(asked);
    },
  };
}
