// Keys of a board work anywhere on the page, except where they already mean something.
const TAKEN = 'a, button, input, select, textarea, summary, dialog, [contenteditable]';

export function onKey(event: KeyboardEvent, press: (key: string, code: string) => boolean): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const within = event.target instanceof Element ? event.target.closest(TAKEN) : null;
  const activates = event.key === ' ' || event.key === 'Enter';
  if (within && (activates || within.matches('input, select, textarea, dialog, dialog *'))) return;
  if (press(event.key, event.code)) event.preventDefault();
}

/** After a click the button loses the focus, so that the space bar throws and does not press it again. */
export function letGo(event: MouseEvent): void {
  if (event.detail > 0 && event.currentTarget instanceof HTMLElement) event.currentTarget.blur();
}
