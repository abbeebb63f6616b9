// Which covered item a pointer is on, and where the arrow keys go: along, or across from the dice to the card.
import { FACTS } from './types.gen';

export function itemAt({ clientX, clientY }: { clientX: number; clientY: number }): number | null {
  const item = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-item]')?.dataset.item;
  return item === undefined ? null : Number(item);
}

export function stepFrom(item: number, key: string): number | null {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -FACTS.items / 2, ArrowDown: FACTS.items / 2 };
  const step = steps[key];
  if (step === undefined || !item) return null;
  return ((item - 1 + step + FACTS.items) % FACTS.items) + 1;
}
