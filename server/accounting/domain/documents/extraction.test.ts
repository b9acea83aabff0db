import { expect, it } from 'vitest';
import { nothingRead } from './extraction';
import { readLines } from './read-extraction';
import { recognized } from './testing/recognized-lines';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'USD', uploadedOn: '2026-06-30' };
const receipt = ['Cedar Paper LLC', 'Date: 2026-03-14', 'TOTAL $20.25'];

it('makes no reading surer than its letters', () => {
  const clear = readLines(recognized(receipt, 1), reader);
  const unclear = readLines(recognized(receipt, 0.4), reader);
  for (const field of ['vendorName', 'totalAmount', 'issuedOn'] as const) {
    expect(unclear[field]?.value).toBe(clear[field]?.value);
    expect(unclear[field]?.confidence).toBeLessThan(clear[field]?.confidence ?? 0);
  }
});

it('is not sure of a total in a picture by its word alone', () => {
  expect(readLines(recognized(receipt, 1), reader).totalAmount?.confidence).toBeLessThan(0.9);
  const paid = [...receipt, 'CASH 30.00', 'CHANGE 9.75'];
  expect(readLines(recognized(paid, 1), reader).totalAmount?.confidence).toBeGreaterThan(0.9);
});

it('reads nothing off a picture without text', () => {
  expect(readLines([], reader)).toEqual(nothingRead);
});
