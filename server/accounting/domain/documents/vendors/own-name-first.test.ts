import { describe, expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'USD', uploadedOn: '2026-06-30' };
const read = (...lines: string[]) => readExtraction(lines, reader);
const own = ['Quillfeather Press LLC', '12 Pier Rd', 'Austin, TX 78701'];
const invoice = [
  'Invoice 1001',
  'Invoice date: March 4, 2026',
  'Due date: April 3, 2026',
  'Paper, 10 reams $500.00',
  'Total due $500.00',
];

describe('a paper with the name of the reader first', () => {
  it.each([
    ['a firm by its form', ['Northwind Paper Co.'], 'Northwind Paper Co.'],
    [
      'a firm at the foot',
      ['Account: Quillfeather Press LLC', 'Thank you', 'Papier Nord KG'],
      'Papier Nord KG',
    ],
    [
      'a firm below itself as the buyer',
      ['Bill to:', 'Quillfeather Press LLC', 'Papier Nord KG'],
      'Papier Nord KG',
    ],
    ['a name printed again', ['Northwind Paper', 'www.northwindpaper.com'], 'Northwind Paper'],
  ])('is a bill of %s, not surely', (_, foot, value) => {
    expect(read(...own, ...invoice, ...foot)).toMatchObject({
      isBill: true,
      vendorName: { value, confidence: 0.8 },
    });
  });

  it.each([
    ['no other firm is named', []],
    ['its customer is', ['Bill to', 'Corner Books Inc']],
  ])('is of the reader, not surely, where %s', (_, foot) => {
    const { isBill, vendorName } = read(...own, ...invoice, ...foot, 'www.quillfeatherpress.com');
    expect([isBill, vendorName]).toEqual([false, { value: 'Quillfeather Press LLC', confidence: 0.5 }]);
  });
});
