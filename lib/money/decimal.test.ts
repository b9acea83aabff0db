import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, largestMinorUnits, minorUnitsOf, minorUnitsOfSum } from './decimal';

describe('minorUnitsOf', () => {
  it.each([
    ['12.34', 2, 1234n],
    ['-0.01', 2, -1n],
    ['1.10', 2, 110n],
    ['1e2', 2, 10_000n],
    ['1.5E1', 2, 1_500n],
    ['1200e-2', 2, 1_200n],
    ['.5', 2, 50n],
    ['5.', 2, 500n],
    ['0e999999999', 2, 0n],
    ['100', 0, 100n],
    ['0.001', 3, 1n],
    ['90071992547409.91', 2, largestMinorUnits],
    ['-90071992547409.91', 2, -largestMinorUnits],
  ])('reads %s with %i decimals by value', (text, decimals, expected) => {
    expect(minorUnitsOf(text, decimals)).toEqual({ ok: true, value: expected });
  });

  it.each([
    ['0.001', 2, 'amount_precision'],
    ['1.5', 0, 'amount_precision'],
    ['1e-3', 2, 'amount_precision'],
    ['0.30000000000000004', 2, 'amount_precision'],
    ['90071992547409.92', 2, 'amount_out_of_range'],
    ['1e400', 2, 'amount_out_of_range'],
    ['1e999999999', 2, 'amount_out_of_range'],
    ['1e99999999999', 2, 'amount_out_of_range'],
    ['1e-99999999999', 2, 'amount_precision'],
    ['', 2, 'not_a_number'],
    ['.', 2, 'not_a_number'],
    ['1,5', 2, 'not_a_number'],
    ['NaN', 2, 'not_a_number'],
    ['0x10', 2, 'not_a_number'],
  ])('refuses %s with %i decimals: %s', (text, decimals, problem) => {
    expect(minorUnitsOf(text, decimals)).toEqual({ ok: false, problem });
  });

  it('reads an exponent that no float holds', () => {
    const beyond = '9'.repeat(400);
    expect(minorUnitsOf(`0e${beyond}`, 2)).toEqual({ ok: true, value: 0n });
    expect(minorUnitsOf(`1e${beyond}`, 2)).toEqual({ ok: false, problem: 'amount_out_of_range' });
    expect(minorUnitsOf(`1e-${beyond}`, 2)).toEqual({ ok: false, problem: 'amount_precision' });
  });

  it.each([`1${'0'.repeat(100_000)}1`, `0.1${'0'.repeat(100_000)}1`, `1${'0'.repeat(100_000)}1e-100000`])(
    'takes no longer for many zeros between other digits',
    (text) => {
      const started = performance.now();
      expect(minorUnitsOf(text, 2).ok).toBe(false);
      expect(performance.now() - started).toBeLessThan(2_000);
    },
  );

  it('gives back what decimalText wrote, for every amount and currency', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -largestMinorUnits, max: largestMinorUnits }),
        fc.integer({ min: 0, max: 4 }),
        (units, decimals) => {
          expect(minorUnitsOf(decimalText(units, decimals), decimals)).toEqual({ ok: true, value: units });
        },
      ),
      { numRuns: 1000 },
    );
  });
});

it('reads a sum beyond what one amount may be, and no number without end', () => {
  expect(minorUnitsOf('180143985094819.82', 2)).toEqual({ ok: false, problem: 'amount_out_of_range' });
  expect(minorUnitsOfSum('-180143985094819.82', 2)).toEqual({ ok: true, value: -18_014_398_509_481_982n });
  expect(minorUnitsOfSum('0.001', 2)).toEqual({ ok: false, problem: 'amount_precision' });
  expect(minorUnitsOfSum('1e999999999', 2)).toEqual({ ok: false, problem: 'amount_out_of_range' });
});
