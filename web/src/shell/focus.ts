// Where the focus goes on a screen whose focused thing is gone, or that has just been opened: to the next thing to do,
// marked with `data-next`, else to the heading. It never stays on the body. A match keeps its own (pieces/focus.ts).
const OPEN = 'dialog[open]';
/** The heading of a screen; that of a match is not seen. */
const HEADING = 'h1:not(.unseen)';

const isSeen = (one: HTMLElement): boolean => !one.matches(':disabled, [aria-disabled="true"]') && one.checkVisibility();

function nextOn(main: HTMLElement): HTMLElement {
  const marked = [...main.querySelectorAll<HTMLElement>('[data-next]')].find(isSeen);
  const heading = main.querySelector<HTMLElement>(HEADING);
  if (!marked) heading?.setAttribute('tabindex', '-1'); // so that it can be focused, but is no stop on the way
  return marked ?? heading ?? main;
}

/** Once no dialog is open: the browser gives the focus back to what opened it first. */
export function focusAfterDialogs(one: HTMLElement): void {
  const dialog = document.querySelector(OPEN);
  if (dialog) dialog.addEventListener('close', () => setTimeout(() => one.focus()), { once: true });
  else one.focus();
}

/** Guards the focus of the screens in `main`. Call `arrived` when another screen is opened. */
export function guardFocus(main: HTMLElement): { arrived: () => void; stop: () => void } {
  let held: Element | null = null;
  let coming = false;
  const hold = ({ target }: Event) => (held = target instanceof Element ? target : null);
  const settle = () => {
    if (document.querySelector(OPEN) || main.querySelector('[data-board]')) return;
    const active = document.activeElement;
    const dropped = held !== null && !held.isConnected && (active === null || active === document.body);
    if (!dropped && !(coming && active === main && main.querySelector(HEADING))) return;
    [held, coming] = [null, false];
    nextOn(main).focus({ preventScroll: !dropped });
  };
  const changes = new MutationObserver(settle);
  changes.observe(document.body, { subtree: true, childList: true });
  document.addEventListener('focusin', hold);
  return {
    arrived: () => {
      main.focus({ preventScroll: true });
      coming = true;
      settle();
    },
    stop: () => {
      changes.disconnect();
      document.removeEventListener('focusin', hold);
    },
  };
}
