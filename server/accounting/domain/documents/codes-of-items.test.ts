import { describe, expect, it } from 'vitest';
import { readExtraction } from './read-extraction';

const read = (lines: readonly string[], businessCurrency = 'USD') =>
  readExtraction(lines, { businessName: 'Quillfeather Press', businessCurrency, uploadedOn: '2026-06-30' })
    .currency;

describe('a code in the name of an item', () => {
  const groceries = (item: string) => [item, 'MILK 3.00', 'TOTAL 12.97', 'VISA 12.97'];
  const items = [
    'CHICKEN TND 8.99',
    'DECK SCR 9.97',
    'BBQ RUB 4.98',
    'ORG MNT 2.49',
    'CRC 5.99',
    'STD SHP 5.99',
    'PAPER CLP 5.99',
  ];

  it.each(items)('does not overrule the place: %s', (item) => {
    expect(read(['Springfield, IL 62701', ...groceries(item)])).toEqual({ value: 'USD', confidence: 0.85 });
    expect(read(['Springfield, IL 62701', item, 'MILK $3.00', 'TOTAL $12.97'])?.value).toBe('USD');
  });

  it.each(items)('is in doubt where nothing else tells: %s', (item) => {
    expect(read(groceries(item))?.confidence ?? 0).toBeLessThanOrEqual(0.6);
  });

  it.each([
    [['Hosting EUR 45.00', 'Storage EUR 5.00', 'Total 50.00'], 'EUR', 0.95],
    [['Hosting 45.00', 'Storage 5.00', 'Total EUR 50.00', 'Visa 50.00'], 'EUR', 0.95],
    [['Hosting 45.00', 'VAT EUR 5.00', 'Total 50.00', 'Visa 50.00'], 'EUR', 0.95],
    [['MLEKO 3,19', 'PTU 0,60', 'SUMA PLN 3,19', 'Reszta 1,81'], 'PLN', 0.95],
    [['Kedai Kopi Sdn Bhd', 'Tea MYR 5.00', 'Pie 5.00', 'Total 10.00'], 'MYR', 0.95],
  ])(
    'is the currency where it stands beside most amounts, a sum, or is of the place: %j',
    (lines, value, confidence) => {
      expect(read(lines)).toEqual({ value, confidence });
    },
  );

  it('tells whose dollar a sign is', () => {
    const lines = ['Hosting USD 45.00', 'Storage $5.00', 'Total $50.00'];
    expect(read(lines, 'CAD')).toEqual({ value: 'USD', confidence: 0.95 });
  });
});
