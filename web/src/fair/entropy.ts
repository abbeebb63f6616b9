// Randomness from this browser, added to the table's secret, so that nobody alone chooses the dice.
import { toHex } from './sha256';

export function entropy(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}
