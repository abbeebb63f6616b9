// Arrow keys among things that lie in a row, a column or a grid. Only one of them is a stop of the Tab key.

export interface Spot {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const middle = ({ left, top, right, bottom }: Spot) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** The place of the nearest spot in the direction of an arrow; null if none lies there. What is straight ahead comes first. */
export function nextSpot(spots: readonly Spot[], from: number, arrow: Arrow): number | null {
  const here = spots[from];
  if (!here) return null;
  const { x, y } = middle(here);
  const sideways = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const sign = arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? -1 : 1;
  let best: number | null = null;
  let least = Infinity;
  for (const [index, spot] of spots.entries()) {
    const there = middle(spot);
    const ahead = sign * (sideways ? there.x - x : there.y - y);
    // What only stands a little lower in the same row is beside, not below.
    const beside = sideways ? spot.bottom > here.top + 1 && spot.top < here.bottom - 1 : spot.right > here.left + 1 && spot.left < here.right - 1;
    const past = sideways ? (sign > 0 ? spot.left >= here.right - 1 : spot.right <= here.left + 1) : sign > 0 ? spot.top >= here.bottom - 1 : spot.bottom <= here.top + 1;
    if (index === from || ahead <= 0 || !past) continue;
    const across = Math.abs(sideways ? there.y - y : there.x - x);
    const far = ahead + across * (beside ? 0.5 : 4);
    if (far < least) [best, least] = [index, far];
  }
  return best;
}

const ARROWS: ReadonlySet<string> = new Set<Arrow>(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

/** An attachment for what holds them: `{@attach roving}`, and `data-rove` on each. */
export function roving(holder: HTMLElement): () => void {
  const all = () => [...holder.querySelectorAll<HTMLElement>('[data-rove]')].filter((one) => !one.matches(':disabled'));
  let current: HTMLElement | null = null;

  /** One stop: where the focus was last, else what is chosen, else the first. */
  const settle = () => {
    const items = all();
    if (!current || !items.includes(current)) current = items.find((one) => one.matches('[aria-pressed=true]')) ?? items[0] ?? null;
    for (const one of items) one.tabIndex = one === current ? 0 : -1;
  };
  const focused = ({ target }: FocusEvent) => {
    const item = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-rove]') : null;
    if (item) current = item;
    settle();
  };
  const pressed = (event: KeyboardEvent) => {
    const items = all();
    const at = event.target instanceof HTMLElement ? items.indexOf(event.target) : -1;
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    let to: number | null = null;
    if (ARROWS.has(event.key)) to = nextSpot(items.map((one) => one.getBoundingClientRect()), at, event.key as Arrow);
    else if (event.key === 'Home') to = 0;
    else if (event.key === 'End') to = items.length - 1;
    else return;
    event.preventDefault();
    if (to !== null) items[to]?.focus();
  };

  settle();
  holder.addEventListener('focusin', focused);
  holder.addEventListener('keydown', pressed);
  const watch = new MutationObserver(settle);
  watch.observe(holder, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'data-rove'] });
  return () => {
    watch.disconnect();
    holder.removeEventListener('focusin', focused);
    holder.removeEventListener('keydown', pressed);
  };
}
