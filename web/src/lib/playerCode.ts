// The player code: five words that bring one's seats to another device. What is kept under it is sealed here, and the
// server can neither read it nor find out the code. In plain script, since pages on a home network have no WebCrypto.
import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { bytesToUtf8, managedNonce, utf8ToBytes } from "@noble/ciphers/utils.js";
import { scrypt } from "@noble/hashes/scrypt.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

const CONSONANTS = "bdfghjklmnprstvz"; // 16: four bits each
const VOWELS = "aiou"; // two bits each
const SECRET = 8; // bytes drawn by chance: 64 bits, each try of which takes a tenth of a second
const CHECK = 2; // bytes that find a word written wrongly
const SALT = utf8ToBytes("ludotek player code 1");
const COST = { N: 2 ** 14, r: 8, p: 1, dkLen: 64 };

export interface Opened {
  locator: string; // under which the server keeps the book
  key: string; // which seals it
}

/** A code that nobody else has. */
export function newCode(): string {
  return written(crypto.getRandomValues(new Uint8Array(SECRET)));
}

/** Sixteen bits are a word: consonant, vowel, consonant, vowel, consonant. */
function word(bits: number): string {
  const at = (shift: number, letters: string): string => letters[(bits >> shift) & (letters.length - 1)] ?? "";
  return at(12, CONSONANTS) + at(10, VOWELS) + at(6, CONSONANTS) + at(4, VOWELS) + at(0, CONSONANTS);
}

function bitsOf(text: string): number {
  let bits = 0;
  for (const [i, letter] of [...text].entries()) {
    const letters = i % 2 === 0 ? CONSONANTS : VOWELS;
    const found = letters.indexOf(letter);
    if (found < 0) return -1;
    bits = bits * letters.length + found;
  }
  return bits;
}

function written(secret: Uint8Array): string {
  const bytes = [...secret, ...sha256(secret).slice(0, CHECK)];
  const words = Array.from({ length: bytes.length / 2 }, (_, i) => word(((bytes[2 * i] ?? 0) << 8) | (bytes[2 * i + 1] ?? 0)));
  return words.join("-");
}

/** A code as somebody types it: any case, any signs between the words. Null if it cannot be one. */
export function readCode(typed: string): string | null {
  const words = typed.toLowerCase().split(/[^a-z]+/).filter(Boolean);
  if (words.length !== (SECRET + CHECK) / 2 || words.some((one) => one.length !== 5)) return null;
  const numbers = words.map(bitsOf);
  if (numbers.some((bits) => bits < 0)) return null;
  const secret = new Uint8Array(numbers.flatMap((bits) => [bits >> 8, bits & 255]).slice(0, SECRET));
  const code = written(secret);
  return code === words.join("-") ? code : null;
}

/** Takes a moment, so that nobody tries them all. */
export function open(code: string): Opened {
  const made = bytesToHex(scrypt(utf8ToBytes(code), SALT, COST));
  return { locator: made.slice(0, 64), key: made.slice(64) };
}

export function seal({ key }: Opened, page: unknown): string {
  return bytesToHex(managedNonce(xchacha20poly1305)(hexToBytes(key)).encrypt(utf8ToBytes(JSON.stringify(page))));
}

/** Raises if it was sealed by another code, or changed. */
export function unseal({ key }: Opened, sealed: string): unknown {
  return JSON.parse(bytesToUtf8(managedNonce(xchacha20poly1305)(hexToBytes(key)).decrypt(hexToBytes(sealed))));
}
