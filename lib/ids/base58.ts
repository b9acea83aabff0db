/**
 * UUIDs as 22 base-58 digits. Their 128 bits are four numbers of 32, highest first: multiplied or divided by three
 * digits at a time they stay below 2^53, where doubles are exact. The same in BigInt takes twice as long, and every
 * row that is read or written has several identifiers.
 */
export const base58Digits = 22;

const two32 = 2 ** 32;
const two16 = 2 ** 16;
const digitsAtOnce = 3;
const worthAtOnce = 58 ** digitsAtOnce;

/** Of what is no digit. */
const none = 255;
const alphabet = codesOf('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz');
const base58Values = valuesOf(alphabet);
const hexValues = valuesOf(codesOf('0123456789abcdef'));
const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Used again by every call: none of them waits. */
const parts = new Float64Array(4);
const codes = new Array<number>(base58Digits).fill(0);

/** The digits of a UUID in small letters, most significant first. */
export function base58OfUuid(uuid: string): string {
  parts[0] = bitsAt(uuid, 0) * two16 + bitsAt(uuid, 4);
  parts[1] = bitsAt(uuid, 9) * two16 + bitsAt(uuid, 14);
  parts[2] = bitsAt(uuid, 19) * two16 + bitsAt(uuid, 24);
  parts[3] = bitsAt(uuid, 28) * two16 + bitsAt(uuid, 32);
  for (let place = base58Digits; place > 0; ) {
    let rest = 0;
    for (let part = 0; part < 4; part += 1) {
      const value = rest * two32 + (parts[part] as number);
      const quotient = Math.floor(value / worthAtOnce);
      rest = value - quotient * worthAtOnce;
      parts[part] = quotient;
    }
    for (let count = Math.min(digitsAtOnce, place); count > 0; count -= 1) {
      place -= 1;
      codes[place] = alphabet[rest % 58] as number;
      rest = Math.floor(rest / 58);
    }
  }
  return String.fromCharCode(...codes);
}

/** The UUID of the 22 digits that begin at `start`; null where they are none, or more than 128 bits. */
export function uuidOfBase58(text: string, start: number): string | null {
  parts.fill(0);
  for (let place = 0; place < base58Digits; ) {
    let carry = 0;
    let worth = 1;
    // One digit first, then seven times three.
    for (let count = place === 0 ? 1 : digitsAtOnce; count > 0; count -= 1) {
      const digit = base58Values[text.charCodeAt(start + place)] ?? none;
      if (digit === none) return null;
      carry = carry * 58 + digit;
      worth *= 58;
      place += 1;
    }
    for (let part = 3; part >= 0; part -= 1) {
      const value = (parts[part] as number) * worth + carry;
      carry = Math.floor(value / two32);
      parts[part] = value - carry * two32;
    }
    if (carry > 0) return null;
  }
  return `${high(0)}${low(0)}-${high(1)}-${low(1)}-${high(2)}-${low(2)}${high(3)}${low(3)}`;
}

function high(part: number): string {
  return hexOf(Math.floor((parts[part] as number) / two16));
}

function low(part: number): string {
  return hexOf((parts[part] as number) % two16);
}

function hexOf(bits: number): string {
  return `${hexOfByte[bits >> 8]}${hexOfByte[bits & 255]}`;
}

/** Sixteen bits written as four hexadecimal digits. */
function bitsAt(uuid: string, at: number): number {
  let bits = 0;
  for (let place = at; place < at + 4; place += 1) {
    const value = hexValues[uuid.charCodeAt(place)] ?? none;
    if (value === none) throw new Error('UUID expected');
    bits = bits * 16 + value;
  }
  return bits;
}

function codesOf(digits: string): Uint8Array {
  return Uint8Array.from(digits, (digit) => digit.charCodeAt(0));
}

/** The value of a digit by its code. */
function valuesOf(digits: Uint8Array): Uint8Array {
  const values = new Uint8Array(128).fill(none);
  for (const [value, code] of digits.entries()) values[code] = value;
  return values;
}
