import { describe, expect, it } from 'vitest';
import { sampleInvoice, sampleLine } from '../testing/sample-invoice';
import { amountsOf, invoiceSumsOf, termsOf } from './invoice-sums';

const discounted = sampleLine('inv_line_1', {
  quantity: 3,
  unit_price: 33.335,
  discount_rate: 0.1,
  discount_amount: 10,
  tax_rate: 0.0825,
  tax_amount: 7.43,
});

it('tells what a line comes to after its discount, and its tax', () => {
  expect(amountsOf(discounted, 'USD')).toEqual({ net: 9001n, tax: 743n });
});

it('takes the total from the service', () => {
  const invoice = sampleInvoice({ lines: [discounted], total_amount: 97.44 });
  expect(invoiceSumsOf(invoice, 'USD')).toEqual({ tax: 743n, total: 9744n });
});

describe('termsOf', () => {
  it.each([
    [discounted, '3 × 33.335, 10% off, tax 8.25%'],
    [sampleLine('inv_line_1', { unit_price: 85 }), '1 × 85.00'],
    [sampleLine('inv_line_1', { unit_price: 85, discount_amount: 5 }), '1 × 85.00, 5.00 off'],
  ])('%#', (line, expected) => {
    expect(termsOf(line, { currency: 'USD', locale: 'en-US' })).toBe(expected);
  });
});
