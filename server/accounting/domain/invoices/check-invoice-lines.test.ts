import { describe, expect, it } from 'vitest';
import { invoice, invoiceLine } from '../postings/testing/small-items';
import { testBooks, testChart } from '../testing/test-books';
import { invoiceTotalFaults } from './check-invoice';
import { checkInvoiceLines } from './check-invoice-lines';

describe('checkInvoiceLines', () => {
  const check = (ledger_id: string, unit_price: number) =>
    checkInvoiceLines(testBooks(), [{ ledger_id, unit_price }], testChart(), '/lines', 0);

  it('makes lines of what is sound', () => {
    expect(check('sales', 2)).toMatchObject({ ok: true, value: [{ gross: 200n, isPrepayment: false }] });
  });

  it('posts a prepayment to customer deposits, whatever it is for', () => {
    const lines = [{ ledger_id: 'sales', unit_price: 2, is_prepayment: true }];
    expect(checkInvoiceLines(testBooks(), lines, testChart(), '/lines', 0)).toMatchObject({
      ok: true,
      value: [{ ledgerId: 'sales', isPrepayment: true, postedLedgerId: 'deposits' }],
    });
  });

  it.each([
    ['nowhere', 1, '/lines/0/ledger_id', 'not_found'],
    ['old', 1, '/lines/0/ledger_id', 'ledger_archived'],
    ['receivable', 1, '/lines/0/ledger_id', 'ledger_not_allowed'],
    ['sales', -1, '/lines/0/unit_price', 'out_of_range'],
  ])('refuses a line on %s at %s', (ledger, price, path, code) => {
    expect(check(ledger, price)).toMatchObject({ ok: false, problem: [{ path, code }] });
  });
});

it.each([
  ['open', 0n, ['amount_not_positive']],
  ['draft', 0n, []],
  ['open', 1n, []],
  ['draft', 9_007_199_254_740_992n, ['amount_out_of_range']],
] as const)('an invoice that is %s may come to %s: %s', (status, gross, codes) => {
  const lines = [invoiceLine('1', 'sales', { gross, discount: 0n, tax: 0n })];
  expect(invoiceTotalFaults(invoice({ status, lines }), 'USD', '').map(({ code }) => code)).toEqual(codes);
});
