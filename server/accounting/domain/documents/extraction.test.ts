import { expect, it } from 'vitest';
import { lessSure, nothingRead } from './extraction';

const read = {
  vendorName: { value: 'Cedar Paper', confidence: 0.8 },
  totalAmount: { value: '20.25', confidence: 0.95 },
  currency: null,
  issuedOn: { value: '2026-03-14', confidence: 0.3 },
};

it('makes no reading surer than its letters', () => {
  expect(lessSure(read, 0.5)).toEqual({
    vendorName: { value: 'Cedar Paper', confidence: 0.4 },
    totalAmount: { value: '20.25', confidence: 0.48 },
    currency: null,
    issuedOn: { value: '2026-03-14', confidence: 0.15 },
  });
  expect(lessSure(read, 1)).toEqual(read);
});

it('keeps nothing of letters that are mere guesses', () => {
  expect(lessSure(read, 0)).toEqual(nothingRead);
});
