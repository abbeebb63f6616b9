// For who sits already at a table that waits: its promise is known, so now is the time to add to the dice.
import { entropy } from '../fair/entropy';
import { api } from '../net/api';
import type { TableInfo } from '../net/shapes';

export async function lendToDice({ id, you, status }: TableInfo): Promise<void> {
  if (you === null || status !== 'waiting') return;
  // Somebody may have started it this very moment: then the dice do without ours.
  await api.sit(id, { seat: you, entropy: entropy() }).catch(() => undefined);
}
