// SHA-256 and HMAC in plain script: browsers offer theirs over HTTPS only, which a table on a home network does not use.
const K = new Uint32Array(64);
const START = new Uint32Array(8);
{
  // The constants are the first 32 bits of the fractional parts of roots of the first primes.
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32);
  primes.forEach((prime, index) => {
    K[index] = fraction(Math.cbrt(prime));
    if (index < 8) START[index] = fraction(Math.sqrt(prime));
  });
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const length = (((message.length + 8) >> 6) + 1) << 6;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const bytes = new DataView(padded.buffer);
  bytes.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  bytes.setUint32(length - 4, message.length << 3);

  const hash = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let offset = 0; offset < length; offset += 64) block(bytes, offset, hash, w);

  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => digest.setUint32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

function block(bytes: DataView, offset: number, hash: Uint32Array, w: Uint32Array): void {
  for (let t = 0; t < 16; t++) w[t] = bytes.getUint32(offset + t * 4);
  for (let t = 16; t < 64; t++) {
    const [far, near] = [w[t - 15]!, w[t - 2]!];
    const s0 = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const s1 = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    w[t] = w[t - 16]! + s0 + w[t - 7]! + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let t = 0; t < 64; t++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[t]! + w[t]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index] = hash[index]! + word));
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = joined(block.map((byte) => byte ^ 0x36), message);
  return sha256(joined(block.map((byte) => byte ^ 0x5c), sha256(inner)));
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
export const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
export const fromHex = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
