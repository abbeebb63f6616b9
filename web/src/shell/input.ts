// Whether the visitor uses keys or a pointer: the ring of the focus is for those who use keys.

/** Keeps `data-input` on the page at `keys` or `pointer`. Where there is nothing to hover with, a finger is the first guess. */
export function watchInput(): void {
  const { dataset } = document.documentElement;
  dataset.input = matchMedia('(hover: none)').matches ? 'pointer' : 'keys';
  addEventListener('keydown', () => (dataset.input = 'keys'), { capture: true });
  addEventListener('pointerdown', () => (dataset.input = 'pointer'), { capture: true });
}
