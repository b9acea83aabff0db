import { expect, it } from 'vitest';
import { readExtraction } from './read-extraction';

const reader = { businessName: '', businessCurrency: 'INR', uploadedOn: '2026-06-30' };
const read = (...lines: string[]) => readExtraction(lines, reader);

it('takes a total to which taxes are added for none, whatever names the last amount', () => {
  const taxes = ['Add: CGST 9% 104801.00', 'Add: SGST 9% 104801.00', 'Total tax amount'];
  const { totalAmount } = read(
    'Inkfeather Works',
    'Total amount 1164240.00',
    ...taxes,
    'GST on reverse 1373842.00',
  );
  expect(totalAmount).toMatchObject({ value: '1373842.00', confidence: 0.3 });
});

it('takes what is measured for no amount, and for none that parts a total from its words', () => {
  const lines = ['Sheet 805 KGS 232.00 KGS 1,86,760.00', 'CGST 9 % 16,808.40', 'SGST 9 % 16,808.40'];
  const ofTaxes = ['HSN/SAC Taxable CGST SGST Total', 'Total 1,86,760.00 16,808.40 16,808.40 33,616.80'];
  for (const measured of ['Total 805 KGS', 'Total 16.00 Nos']) {
    expect(read('Inkfeather Works', ...lines, measured, '₹ 2,20,376.80', ...ofTaxes)).toMatchObject({
      totalAmount: { value: '220376.80' },
      currency: { value: 'INR' },
    });
  }
});

it('reads "=00" behind an amount as no cents', () => {
  expect(read('Inkfeather Works', 'Grand Total Rs 13,098=00').totalAmount?.value).toBe('13098.00');
});

it.each([
  ['in words', 'USD ONE HUNDRED TEN AND FIFTY CENTS ONLY'],
  ['below the heads of columns', 'T-shirt packs USD USD'],
])('takes the currency named %s, not that of the place it is sent to', (_, line) => {
  const lines = ['Inkfeather Textiles', 'Consignee: Sydney NSW 2000', 'Total 110.50', line];
  expect(read(...lines).currency).toEqual({ value: 'USD', confidence: 0.95 });
});

it('takes the name of a quotation with its number for no vendor', () => {
  expect(
    read('QUOTATION QUOT/26/025', 'Valid until 27-11-2025', 'Inkfeather Works', 'Pier 3').vendorName?.value,
  ).toBe('Inkfeather Works');
});
