// Where a card goes that explains something on the screen: beside it, never over it, if there is room anywhere.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** The place for a card of this size: the first without overlap, else the one with the least. */
export function place(card: { width: number; height: number }, target: Box, screen: { width: number; height: number }): { left: number; top: number } {
  const [right, bottom] = [screen.width - card.width - GAP, screen.height - card.height - GAP];
  const within = (value: number, most: number) => Math.max(GAP, Math.min(value, Math.max(GAP, most)));
  const middle = within(target.left + target.width / 2 - card.width / 2, right);
  const beside = within(target.top + target.height / 2 - card.height / 2, bottom);
  const places = [
    { left: middle, top: target.top + target.height + GAP },
    { left: middle, top: target.top - card.height - GAP },
    { left: target.left + target.width + GAP, top: beside },
    { left: target.left - card.width - GAP, top: beside },
    { left: right, top: bottom },
    { left: right, top: GAP },
    { left: GAP, top: bottom },
    { left: GAP, top: GAP },
  ].map(({ left, top }) => ({ left: within(left, right), top: within(top, bottom) }));
  const covered = (at: { left: number; top: number }) => overlap({ ...at, ...card }, target);
  return places.find((at) => covered(at) === 0) ?? places.reduce((best, at) => (covered(at) < covered(best) ? at : best));
}
