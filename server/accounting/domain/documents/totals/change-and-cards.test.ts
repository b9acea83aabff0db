import { describe, expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';
import { kindOf, lettersOf } from './total-labels';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'USD', uploadedOn: '2026-06-30' };
const totalOf = (...lines: string[]) => readExtraction(['Weir Street Garage', ...lines], reader).totalAmount;

describe('change', () => {
  it.each([
    'CHANGE',
    'Change:RM',
    'CHANGE RM',
    'Change due',
    'Change Amt',
    'Change Returned',
    'Change(Cash):',
    'Your change',
    'CASH CHANGE',
    'Chanqe',
    'Changi',
    'Change given $',
    'Change MYR',
    'Cambio',
    'Su cambio MXN',
    'Rückgeld BAR EUR',
    'Wang kembali',
    'Vuelto',
    'Balance due to customer',
    'Change THB',
    'Change IDR',
    'Change CHF',
    'Your change is',
    'Importe cambio',
    'Cambio entregado',
  ])('is what comes back: %s', (words) => {
    expect(kindOf(lettersOf(words))).toBe('change');
  });

  it.each([
    'Oil change',
    'Signature oil change',
    'Change order 2: windows',
    'Change of address',
    'Flight change fee',
    'Change fee',
    'Change kit',
    'Exchange Online (Plan 1)',
    'Exchange rate',
    'Currency exchange fee',
    'Money changer',
    'Cambio de aceite',
    'Tipo de cambio',
  ])('is none in the name of an item: %s', (words) => {
    expect(kindOf(lettersOf(words))).toBe('none');
  });

  it.each([
    [['Oil change 45.00', 'Labor 35.00', 'Subtotal 80.00', 'Tax 6.40', 'Total paid 86.40'], '86.40'],
    [['Oil change 45.00', 'Air filter 35.00', 'Total 80.00', 'Visa 80.00'], '80.00'],
    [['Oil change 45.00', 'Air filter 35.00', 'Amount paid 80.00'], '80.00'],
    [['SIGNATURE OIL CHANGE 79.99', 'SALES TAX 6.60', 'AMOUNT PAID 86.59'], '86.59'],
    [['Oil change 45.00', 'Tax 3.60', 'TOTAL 48.60', 'CASH 60.00', 'CHANGE 11.40'], '48.60'],
    [['CASH 60.00', 'CHANGE 11.40', 'TOTAL 48.60'], '48.60'],
    [['Rice 80.00', 'CASH 100.00', 'CHANGE THB 20.00'], '80.00'],
  ])('leaves the total what it is: %j', (lines, value) => {
    expect(totalOf(...lines)?.value).toBe(value);
  });
});

describe('an invoice to pay', () => {
  const isBill = (...lines: string[]) =>
    readExtraction(
      ['Inkwell LLC', 'Invoice no. 1042', 'Invoice date: 4 March 2026', 'Due date: 3 April 2026', ...lines],
      reader,
    ).isBill;

  it.each([
    [['Exchange Online (Plan 1) 2 4.00 8.00', 'Tax 0.76', 'Total due $8.76']],
    [['Kitchen 10,000.00', 'Change order 2: windows 1,500.00', 'Total due $11,500.00']],
    [['Exchange rate: 1 USD = 1.35 SGD', 'Total due US$216.40']],
    [['Business cards, 500 pcs 89.00', 'Total due $89.00']],
    [['Visa application 250.00', 'Total due $250.00']],
    [['Gift cards 250.00', 'Subtotal 250.00', 'Total due $250.00']],
    [['Cash register, used 250.00', 'Total due $250.00']],
  ])('is one though items are named like payments: %j', (lines) => {
    expect(isBill(...lines)).toBe(true);
  });

  it.each([
    [['Paper 89.00', 'Total due $89.00', 'Visa card 89.00']],
    [['Paper 89.00', 'Total $89.00', 'Card payment 89.00']],
    [['Paper 89.00', 'Cash received 89.00', 'Total $89.00']],
  ])('is none where as much was paid: %j', (lines) => {
    expect(isBill(...lines)).toBe(false);
  });
});
