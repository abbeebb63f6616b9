// Arrow keys among things that lie side by side or in rows: one tab stop for all, and the arrows go from one to the next.
export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}
const middle = ({ left, top, width, height }: Spot) => ({ x: left + width / 2, y: top + height / 2 });
const WAYS: Record<string, readonly [x: number, y: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Where a key leads from the spot `from`: to the nearest one in that direction as they lie on the screen, however many columns that
 * has. Left and right go on in the next row. Null if there is nothing there, or if the key is none of these.
 */
export function stepTo(key: string, spots: readonly Spot[], from: number): number | null {
  const here = spots[from];
  if (key === 'Home') return spots.length ? 0 : null;
  if (key === 'End') return spots.length ? spots.length - 1 : null;
  const way = WAYS[key];
  if (!here || !way) return null;
  if (way[0]) return spots[from + way[0]] ? from + way[0] : null;
  const start = middle(here);
  let best: number | null = null;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const { x, y } = middle(spot);
    const ahead = (y - start.y) * way[1];
    if (ahead <= here.height / 2) return;
    // A row further away never wins over the next row.
    const distance = ahead * 1000 + Math.abs(x - start.x);
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

/** Moves the focus among the buttons of the element that listens; whether the key did. */
export function arrowTo(event: KeyboardEvent & { currentTarget: HTMLElement }): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const from = buttons.indexOf(document.activeElement as HTMLElement);
  const to = stepTo(event.key, buttons.map((button) => button.getBoundingClientRect()), from);
  if (to === null) return false;
  event.preventDefault();
  buttons[to]?.focus();
  return true;
}
