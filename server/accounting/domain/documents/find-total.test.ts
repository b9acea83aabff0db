import { describe, expect, it } from 'vitest';
import { readLines } from './read-extraction';
import { recognized } from './testing/recognized-lines';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'USD', uploadedOn: '2026-06-30' };
const totalOf = (...lines: string[]) => readLines(recognized(lines, 0.95), reader).totalAmount;

describe('the total of a receipt in a picture', () => {
  it.each([
    ['never the cash that was given', ['Coffee 8.20', 'Total 8.20', 'Cash 50.00', 'Change 41.80'], '8.20'],
    [
      'cash less change where its own digits were misread',
      ['Total Incl. GST 58.70', 'Final Total 53.70', 'Cash 60.00', 'Change 1.30'],
      '58.70',
    ],
    ['after rounding', ['Total incl. tax 31.02', 'Rounding Adj -0.02', 'TOTAL 31.00', 'CASH 31.00'], '31.00'],
    ['before a summary of taxes', ['Total 10.40', 'GST Summary', 'SR 9.81 0.59', 'Total 9.81 0.59'], '10.40'],
    ['of a line with letters misread', ['Sub T0tal 10.00', 'T0tai Sales 10.60', 'Tax 0.60'], '10.60'],
    ['of the words nearest to it', ['TOTAL SAVING: 0.00 TOTAL: 12.00'], '12.00'],
    [
      'what was paid exactly, where no total can be read',
      ['Tea 3.00', 'Pie 4.00', 'T**## 7-00', 'VISA 7.00'],
      '7.00',
    ],
    ['with a dollar sign read as a letter', ['Total S7.10', 'Item S9.00'], '7.10'],
    ['with a tax code behind it', ['TOTAL 5.40SR', 'Weight 9.35KG'], '5.40'],
  ])('is %s', (_, lines, value) => {
    expect(totalOf(...lines)?.value).toBe(value);
  });

  it.each([
    ['cash less change', ['Total 8.20', 'Cash 10.00', 'Change 1.80']],
    ['subtotal and tax', ['Subtotal 10.00', 'Tax 0.60', 'Total 10.60']],
    ['net amount and tax of a summary', ['Total 10.60', 'GST Summary', 'SR 10.00 0.60']],
    ['the items', ['Tea 3.00', 'Pie 4.50', 'Total 7.50']],
    ['the payment', ['Total 7.50', 'VISA 7.50']],
  ])('is sure where %s agrees with it', (_, lines) => {
    expect(totalOf(...lines)?.confidence).toBeGreaterThan(0.9);
  });

  it('is in doubt where two totals have as much for them', () => {
    expect(totalOf('Total 8.20', 'Total 9.20')?.confidence).toBeLessThan(0.7);
  });

  it('knows its place', () => {
    expect(totalOf('Tea 3.00', 'Total 7.50')?.place).toMatchObject({ top: 0.5, left: expect.closeTo(0.06) });
  });
});
