import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalIdentifier, decodeIdentifier, encodeIdentifier, newIdentifier } from './identifier';

describe('identifiers', () => {
  it('keep every UUID through the wire form', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        expect(decodeIdentifier('ledger', encodeIdentifier('ledger', uuid))).toBe(uuid);
      }),
    );
  });

  it('sort by creation', () => {
    const made = Array.from({ length: 200 }, () => newIdentifier('journal_entry'));
    expect([...made].sort()).toEqual(made);
  });

  it('accept both prefixes of a bill', () => {
    const opaque = newIdentifier('bill').slice('bill_'.length);
    expect(decodeIdentifier('bill', `bil_${opaque}`)).toBe(decodeIdentifier('bill', `bill_${opaque}`));
  });

  it('are shown with one prefix', () => {
    const bill = newIdentifier('bill');
    const ledger = newIdentifier('ledger');
    expect(canonicalIdentifier('bill', bill.replace('bill_', 'bil_'))).toBe(bill);
    expect(canonicalIdentifier('bill', bill)).toBe(bill);
    expect(canonicalIdentifier('ledger', ledger)).toBe(ledger);
  });

  it.each([
    ['another kind', newIdentifier('bill')],
    ['no prefix', newIdentifier('ledger').slice(4)],
    ['a digit outside the alphabet', 'ldg_0000000000000000000000'],
    ['a missing digit', newIdentifier('ledger').slice(0, -1)],
    ['more than 128 bits', `ldg_${'z'.repeat(22)}`],
    ['nothing', ''],
  ])('refuse %s', (_name, text) => {
    expect(decodeIdentifier('ledger', text)).toBeNull();
  });
});
