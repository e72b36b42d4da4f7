// SHA-256 and HMAC: by the browser's WebCrypto, or by hand on pages without https, where browsers switch it off.

const ROUNDS = constants(64, 1 / 3);
const START = constants(8, 1 / 2);
const BLOCK = 64;

/** The first 32 bits of the fractional parts of roots of the first primes. */
function constants(count: number, power: number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Uint32Array.from(primes, (prime) => Math.floor((prime ** power % 1) * 2 ** 32));
}

const at = (words: Uint32Array, index: number): number => words[index] ?? 0;
const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

function padded(message: Uint8Array): DataView {
  const size = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(size - 8, BigInt(message.length) * 8n);
  return view;
}

/** By hand: FIPS 180-4. */
export function plainSha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const hash = START.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < view.byteLength; block += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [old, young] = [at(words, i - 15), at(words, i - 2)];
      const small0 = turn(old, 7) ^ turn(old, 18) ^ (old >>> 3);
      const small1 = turn(young, 17) ^ turn(young, 19) ^ (young >>> 10);
      words[i] = at(words, i - 16) + small0 + at(words, i - 7) + small1;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(words, i);
      const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = at(hash, i) + word));
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

export function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  parts.reduce((place, part) => (all.set(part, place), place + part.length), 0);
  return all;
}

/** By hand: RFC 2104. */
export function plainHmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? plainSha256(key) : key);
  const inner = plainSha256(joined(block.map((byte) => byte ^ 0x36), message));
  return plainSha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;

export async function sha256(...parts: Uint8Array[]): Promise<Uint8Array> {
  const [message, fast] = [joined(...parts), subtle()];
  return fast ? new Uint8Array(await fast.digest("SHA-256", message)) : plainSha256(message);
}

export type Mac = (...parts: Uint8Array[]) => Promise<Uint8Array>;

/** HMAC-SHA-256 with this key. */
export async function hmacWith(key: Uint8Array<ArrayBuffer>): Promise<Mac> {
  const fast = subtle();
  if (!fast) return async (...parts) => plainHmac(key, joined(...parts));
  const imported = await fast.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (...parts) => new Uint8Array(await fast.sign("HMAC", imported, joined(...parts)));
}
