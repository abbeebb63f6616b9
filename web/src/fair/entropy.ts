// Our own chance, added to the table's secret: then nobody alone has chosen the dice.
import { toHex } from './sha256';

export function entropy(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}
