import { describe, expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';
import { kindOf, lettersOf } from './total-labels';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'USD', uploadedOn: '2026-06-30' };
const read = (...lines: string[]) => readExtraction(lines, reader);

describe('the words of a total', () => {
  it.each([
    'Total amount of GST',
    'Total amount of VAT 20%',
    'Total amount of VAT included',
    'Total amount VAT',
    'Total VAT amount',
    'Total tax amount payable',
    'Total sales tax amount',
    'Total GST amount due',
    'Tax total amount',
    'GST amount payable',
    'Gesamtbetrag MwSt.',
    'Gesamtbetrag der MwSt',
    'Im Gesamtbetrag enthaltene MwSt',
    'Montant total de la TVA',
    'Importe total IVA',
    'Total taxes and fees',
  ])('are of a tax: %s', (words) => {
    expect(kindOf(lettersOf(words))).toBe('adjustment');
  });

  it.each(['Total amount saved', 'TOTAL SAVED TODAY', 'You saved', 'Total savings'])(
    'are of what was not paid: %s',
    (words) => {
      expect(kindOf(lettersOf(words))).toBe('adjustment');
    },
  );

  it.each([
    'Total amount payable incl. VAT',
    'Total amount due (incl. GST)',
    'Total amount with tax',
    'Total amount due after tax',
    'Total inkl. MwSt',
    'Summe inkl. USt',
    'Gesamtbetrag inkl. MwSt',
    'Gesamtbetrag',
    'Total TTC',
    'Total TVA comprise',
    'Total con IVA',
    'Importe total',
    'Total due for services',
    'Total amount due by customer',
    'Tax invoice total due',
    'VAT invoice total amount',
    'Total amount due private use',
    'Amount due',
    'Amount due on or before June 26',
    'Total due before',
    'Amount payable before due date',
  ])('are of all to pay: %s', (words) => {
    expect(kindOf(lettersOf(words))).toBe('total_to_pay');
  });

  it.each([
    'Amount due after',
    'Amount due after June 26,',
    'Total payable after USD',
    'Amount payable after due date',
    'Amount (after the due date)',
    'If paid after',
    'Total due with late charge',
    'Minimum amount due',
    'Minimum payment due',
    'Min. payment',
    'Total paid to date',
    'Year to date total due',
  ])('are of what is not to be paid now, or not all: %s', (words) => {
    expect(kindOf(lettersOf(words))).toBe('other');
  });

  it.each(['Total due before tax', 'Amount payable before discount'])('are of a part: %s', (words) => {
    expect(kindOf(lettersOf(words))).toBe('subtotal');
  });
});

it.each([
  ['New balance $92.10', 'Total $92.10', 'Minimum amount due $25.00'],
  ['Total $92.10', 'Total paid to date $500.00'],
])('the total is not the least that may be paid, nor what was paid till now: %s', (...lines) => {
  expect(read('City Bank', ...lines).totalAmount).toEqual({ value: '92.10', confidence: 0.85 });
});

describe('what is to be paid late', () => {
  it.each([
    ['Amount due $92.10', 'Due date June 26, 2026', 'Amount due after June 26, 2026 $95.00'],
    ['Amount due on or before 06/26/2026 $92.10', 'Amount due after 06/26/2026 $95.00'],
    ['Total due by 06/26/2026 $92.10', 'Total due after 06/26/2026 $95.00'],
    ['Amount payable 92.10', 'Amount payable after due date 95.00'],
    ['Total due $92.10', 'Late charge $2.90', 'Total due with late charge $95.00'],
  ])('is not the total, which is what is to be paid in time: %s', (...lines) => {
    expect(read('City Water', 'Bill', 'Bill date: June 2, 2026', ...lines).totalAmount).toEqual({
      value: '92.10',
      confidence: 0.95,
    });
  });
});

describe('a tax that is called a total', () => {
  it.each([
    [['Subtotal 120.00', 'Total amount of GST 10.80', 'Total 130.80'], '130.80', 0.85],
    [['Net amount 120.00', 'Total amount of VAT 24.00', 'Invoice total 144.00'], '144.00', 0.85],
    [['Total 144.00', 'Total tax amount payable 24.00'], '144.00', 0.85],
    [['Total excl. VAT 120.00', 'Total amount of VAT 24.00', 'Total incl. VAT 144.00'], '144.00', 0.95],
    [['Total 144.00', 'Total amount of VAT included 24.00'], '144.00', 0.85],
  ])('is not what is to pay: %j', (lines, value, confidence) => {
    expect(read(...lines).totalAmount).toEqual({ value, confidence });
  });

  it('is not where only other words of the total were misread', () => {
    expect(read('Tea 7.00', 'T**## 7-00', 'Total GST 0.40', 'VISA 7.00').totalAmount?.value).toBe('7.00');
  });

  it('is, in doubt, where the paper names no other sum, as a bill for taxes', () => {
    for (const words of ['Total tax due', 'Total tax amount payable']) {
      expect(read('County Treasurer', `${words} $1,234.00`).totalAmount).toEqual({
        value: '1234.00',
        confidence: 0.5,
      });
    }
  });
});
