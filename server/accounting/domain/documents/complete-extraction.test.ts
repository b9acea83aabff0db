import { describe, expect, it } from 'vitest';
import { completeExtraction } from './complete-extraction';
import type { Extraction } from './extraction';
import { readExtraction } from './read-extraction';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'USD', uploadedOn: '2026-06-30' };
const invoice = [
  'Blue Kettle LLC',
  'Invoice no. 1042',
  'Invoice date: 4 March 2026',
  'Due date: 3 April 2026',
  'Total due $216.40',
];

/** As it was read before bills were looked for. */
function readEarlier(lines: readonly string[]): Extraction {
  const { number: _number, dueOn: _dueOn, isBill: _isBill, ...earlier } = readExtraction(lines, reader);
  return earlier;
}
const complete = (extraction: Extraction, lines: readonly string[] | null, isPicture = false) =>
  completeExtraction(extraction, lines?.join('\n') ?? null, isPicture, reader);

describe('a document that was read before bills were looked for', () => {
  it('says by its text that it is a bill', () => {
    expect(complete(readEarlier(invoice), invoice)).toEqual(readExtraction(invoice, reader));
  });

  it('says so less surely where the text was recognized in a picture', () => {
    expect(complete(readEarlier(invoice), invoice, true)).toMatchObject({
      isBill: true,
      number: { value: '1042', confidence: 0.45 },
      dueOn: { value: '2026-04-03', confidence: 0.45 },
      totalAmount: readEarlier(invoice).totalAmount,
    });
  });

  it('keeps what a person corrected', () => {
    const vendorName = { value: 'Blue Kettle', confidence: 1, read: 'Blue Kettle LLC' };
    const corrected = { ...readEarlier(invoice), vendorName };
    expect(complete(corrected, invoice)).toMatchObject({ vendorName, isBill: true });
  });

  it('is no bill where it is a receipt', () => {
    const receipt = ['Blue Kettle LLC', 'Invoice', '2026-03-04', 'Total $216.40', 'Paid by card'];
    expect(complete(readEarlier(receipt), receipt)).toMatchObject({ isBill: false });
  });
});

it('changes nothing of a document that was read since, is called no bill, or has no text', () => {
  const since = { ...readExtraction(invoice, reader), isBill: false };
  expect(complete(since, invoice)).toBe(since);
  const earlier = readEarlier(invoice);
  expect(complete(earlier, null)).toBe(earlier);
  expect(complete(earlier, ['Blue Kettle LLC', 'Total due $216.40'])).toBe(earlier);
});
