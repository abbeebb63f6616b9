// Our own chance, added to the table's secret: then nobody alone has chosen the dice.
import { api } from '../net/api';
import type { TableInfo } from '../net/shapes';
import { toHex } from './sha256';

export function entropy(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

/** For who sits already at a table that waits: its promise is known, so now is the time to add to it. */
export async function lendToDice({ id, you, status }: TableInfo): Promise<void> {
  if (you === null || status !== 'waiting') return;
  // Somebody may have started it this very moment: then the dice do without ours.
  await api.sit(id, { seat: you, entropy: entropy() }).catch(() => undefined);
}
