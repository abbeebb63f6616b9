// For a visitor already seated at a waiting table: its commitment is known, so now they can add their randomness.
import { entropy } from '../fair/entropy';
import { api } from '../net/api';
import type { TableInfo } from '../net/shapes';

export async function lendToDice({ id, you, status }: TableInfo): Promise<void> {
  if (you === null || status !== 'waiting') return;
  // If somebody starts the match at this moment, the dice do without our randomness.
  await api.sit(id, { seat: you, entropy: entropy() }).catch(() => undefined);
}
