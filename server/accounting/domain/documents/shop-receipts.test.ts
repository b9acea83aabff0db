import { describe, expect, it } from 'vitest';
import { isCalledRefund } from './find-total';
import { readExtraction } from './read-extraction';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'USD', uploadedOn: '2026-06-30' };
const read = (...lines: string[]) => readExtraction(lines, reader);

describe('one line that came back or was taken off', () => {
  it.each([
    ['VOID -3.00', 'TOTAL 4.90'],
    ['RETURN -$20.00', 'TOTAL 4.90'],
    ['Gutschrift -2,00', 'SUMME 4,90'],
    ['REFUND 3.00-', 'TOTAL 4.90'],
    ['Storno -1.250,00', 'SUMME 4,90'],
  ])('makes no refund of the whole: %s', (line, total) => {
    const lines = ['Corner Coffee', 'LATTE', line, total];
    expect(isCalledRefund(lines)).toBe(false);
    expect(read(...lines).totalAmount).toMatchObject({ value: '4.90', confidence: 0.85 });
  });

  it.each([
    'VOID',
    'Credit note 2026-17',
    'Credit Note 04.03.2026',
    'Gutschrift Nr. 4711',
    'REFUND 04/03/26',
  ])('is not the heading %s', (line) =>
    expect(isCalledRefund(['Corner Coffee', line, 'TOTAL 4.90'])).toBe(true),
  );
});
