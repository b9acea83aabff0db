import { describe, expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'USD', uploadedOn: '2026-06-30' };
const read = (...lines: string[]) => readExtraction(lines, reader);

describe('an amount with CR behind it', () => {
  const bill = (total: string) => [
    'City Power',
    'Your bill',
    'Bill date: Mar 2, 2026',
    'Due date: Mar 25, 2026',
    total,
  ];

  it.each(['$21.60 CR', '$21.60CR', '21.60 USD CR', '$21.60 Cr', '$21.60 CR.'])(
    'is a credit, and no bill to pay: %s',
    (amount) => {
      const { totalAmount, isBill } = read(...bill(`Total amount due ${amount}`));
      expect([totalAmount, isBill]).toEqual([null, false]);
    },
  );

  it('makes the paper no bill though other amounts are on it', () => {
    expect(read(...bill('Current charges $80.00'), 'Total amount due $21.60 CR').isBill).toBe(false);
  });

  it('is not one where the letters begin a word', () => {
    expect(read(...bill('Total amount due $21.60 CRV incl.')).totalAmount?.value).toBe('21.60');
  });
});
