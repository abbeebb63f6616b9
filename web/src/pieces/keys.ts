// Single keys: heard where they do not already mean something.
const TAKEN = 'a, button, input, select, textarea, summary, dialog, [contenteditable]';

export function onKey(event: KeyboardEvent, press: (key: string, code: string) => boolean): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const within = event.target instanceof Element ? event.target.closest(TAKEN) : null;
  const activates = event.key === ' ' || event.key === 'Enter';
  if (within && (activates || within.matches('input, select, textarea, dialog, dialog *'))) return;
  if (press(event.key, event.code)) event.preventDefault();
}

/** After a tap or a click the board has the focus, so that the space bar throws and does not press the button again. */
export function letGo(event: MouseEvent): void {
  // Screen readers click too, but without a pointer: there the focus stays where it is.
  const byPointer = event instanceof PointerEvent && event.pointerType !== '';
  if (byPointer && event.currentTarget instanceof Element) event.currentTarget.closest<HTMLElement>('[data-board]')?.focus({ preventScroll: true });
}
