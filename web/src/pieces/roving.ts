// One stop of the Tab key for many things that can be chosen: the arrow keys go from one to the other.
import { stepTo } from './arrows';

/** An attachment for what holds them: `{@attach roving}`, and `data-rove` on each. */
export function roving(holder: HTMLElement): () => void {
  const all = () => [...holder.querySelectorAll<HTMLElement>('[data-rove]:not(:disabled)')];
  let current: HTMLElement | null = null;

  /** The stop is where the focus was last, else what is chosen, else the first. */
  const settle = () => {
    const items = all();
    if (!current || !items.includes(current)) current = items.find((one) => one.matches('[aria-pressed=true]')) ?? items[0] ?? null;
    for (const one of items) one.tabIndex = one === current ? 0 : -1;
  };
  const focused = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches('[data-rove]')) current = target;
    settle();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const items = all();
    const from = items.indexOf(event.target as HTMLElement);
    const to = from < 0 ? null : stepTo(event.key, items.map((one) => one.getBoundingClientRect()), from);
    if (to === null) return;
    event.preventDefault();
    items[to]?.focus();
  };

  settle();
  holder.addEventListener('focusin', focused);
  holder.addEventListener('keydown', pressed);
  const watch = new MutationObserver(settle);
  watch.observe(holder, { subtree: true, childList: true, attributeFilter: ['disabled', 'data-rove'] });
  return () => {
    watch.disconnect();
    holder.removeEventListener('focusin', focused);
    holder.removeEventListener('keydown', pressed);
  };
}
