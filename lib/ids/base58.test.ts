import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base58OfUuid, uuidOfBase58 } from './base58';

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** The same by long division in BigInt. */
function digitsOf(uuid: string): string {
  let rest = BigInt(`0x${uuid.replaceAll('-', '')}`);
  let digits = '';
  for (; digits.length < 22; rest /= 58n) digits = alphabet.charAt(Number(rest % 58n)) + digits;
  return digits;
}

const edges = [
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '00000000-0000-0000-0000-0000ffffffff',
  'ffffffff-0000-0000-0000-000000000001',
];

describe('UUIDs in base 58', () => {
  it.each(edges)('%s is written by long division, and read back', (uuid) => {
    expect(base58OfUuid(uuid)).toBe(digitsOf(uuid));
    expect(uuidOfBase58(base58OfUuid(uuid), 0)).toBe(uuid);
  });

  it('any UUID is', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        expect(base58OfUuid(uuid)).toBe(digitsOf(uuid));
        expect(uuidOfBase58(`le_${base58OfUuid(uuid)}`, 3)).toBe(uuid);
      }),
    );
  });

  it.each([
    ['one more than 128 bits', 'YcVfxkQb6JRzqk5kF2tNLw'],
    ['the largest digits', 'z'.repeat(22)],
    ['a digit that is none', `${'1'.repeat(21)}0`],
    ['a letter beyond ASCII', `${'1'.repeat(21)}ÿ`],
    ['too few', '1'.repeat(21)],
  ])('%s is null', (_, text) => expect(uuidOfBase58(text, 0)).toBeNull());

  it('what is no UUID is a bug', () => {
    for (const text of ['', 'ffffffff-ffff-ffff-ffff-fffffffffffg', 'ffffffff-ffff-ffff-ffff-fffffffffff'])
      expect(() => base58OfUuid(text)).toThrow('UUID expected');
  });
});
