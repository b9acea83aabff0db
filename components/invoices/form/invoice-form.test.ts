import { describe, expect, it } from 'vitest';
import { sampleInvoice, sampleLine } from '../testing/sample-invoice';
import { reasonAgainstSaving, totalsOf } from './check-invoice';
import { invoiceFaults } from './invoice-faults';
import { changedInvoiceRequest, isChange, newInvoiceRequest } from './invoice-request';
import { blankLine, type InvoiceLineValues, type InvoiceValues, valuesOf } from './invoice-values';
import { faultAt, readLine } from './read-line';

const format = { currency: 'USD', locale: 'en-US' };
const row = (price: string, more: Partial<InvoiceLineValues> = {}): InvoiceLineValues => ({
  ...blankLine,
  ledgerId: 'projects',
  price,
  ...more,
});
const invoiceOf = (...lines: InvoiceLineValues[]): InvoiceValues => ({
  customerId: 'cus_1',
  number: '7',
  description: 'Poster',
  sentDay: '2026-11-03',
  dueDay: '2026-12-03',
  lines,
});

describe('readLine', () => {
  it.each([
    ['one of a price', row('12.34'), [1234n, 0n, 0n]],
    ['half away from zero, as the service rounds', row('33.335', { quantity: '3' }), [10_001n, 0n, 0n]],
    ['sums', row('=100/4', { quantity: '=1+1' }), [5000n, 0n, 0n]],
    ['an empty quantity', row('5', { quantity: ' ' }), [500n, 0n, 0n]],
    ['percentages', row('100', { discount: '10%', tax: '8.25 %' }), [10_000n, 1000n, 743n]],
    ['amounts', row('100', { discount: '5', tax: '1.20' }), [10_000n, 500n, 120n]],
    ['amounts copied', row('$ 100', { discount: '$5', tax: '1.20 USD' }), [10_000n, 500n, 120n]],
  ])('of %s', (_, line, [gross, discount, tax]) => {
    expect(readLine(line, format)).toMatchObject({ ok: true, value: { amounts: { gross, discount, tax } } });
  });

  it.each([
    [row(' '), 'price', 'has no price'],
    [row('€ 5'), 'price', 'Type a number, or a sum such as =12*3'],
    [row('1', { quantity: '$ 5' }), 'quantity', 'Type a number, or a sum such as =12*3'],
    [row('five'), 'price', 'Type a number, or a sum such as =12*3'],
    [row('1.2345678'), 'price', 'At most 6 decimals'],
    [row('-1'), 'price', 'must not be negative'],
    [row('1', { quantity: '0' }), 'quantity', 'must be greater than 0'],
    [row('1', { discount: 'half' }), 'discount', 'Type an amount, or a percentage such as 8.25%'],
    [row('1', { discount: '2' }), 'discount', 'is 2.00 of 1.00: at most the whole line'],
    [row('1', { tax: '8.12345%' }), 'tax', 'At most 4 decimals of a percent'],
    [row('1', { tax: '101%' }), 'tax', 'At most 100%'],
    [row('1', { discount: '200 %' }), 'discount', 'At most 100%'],
    [row('1', { discount: '-5%' }), 'discount', 'Must not be negative'],
  ])('refuses %o', (line, field, message) => {
    expect(readLine(line, format)).toEqual({ ok: false, problem: { field, message } });
  });
});

it.each([
  [row('1', { discount: '2' }), 'discount', 'Is 2.00 of 1.00: at most the whole line'],
  [row('1', { discount: '2' }), 'price', undefined],
  [row('', { discount: '2' }), 'price', undefined],
  [row('-1'), 'price', 'Must not be negative'],
] as const)('says at the field what of %o does not go together', (line, field, message) => {
  expect(faultAt(line, field, format)).toBe(message);
});

it('adds up what the rows come to, and counts nothing of one that is half typed', () => {
  const lines = [row('100', { discount: '10%', tax: '10%' }), row('x'), blankLine, row('0.01')];
  expect(totalsOf(lines, format)).toEqual({ gross: 10_001n, discount: 1000n, tax: 900n, total: 9901n });
});

describe('reasonAgainstSaving', () => {
  it.each([
    [invoiceOf(row('5'), blankLine), null],
    [{ ...invoiceOf(row('5')), customerId: null }, 'Choose a customer'],
    [{ ...invoiceOf(row('5')), number: ' ' }, 'Enter a number'],
    [{ ...invoiceOf(row('5')), sentDay: '' as const }, 'Choose the invoice date'],
    [{ ...invoiceOf(row('5')), dueDay: '' as const }, 'Choose the due date'],
    [{ ...invoiceOf(row('5')), dueDay: '2026-11-02' as const }, 'The due date is before the invoice date'],
    [invoiceOf(blankLine), 'Enter a line'],
    [invoiceOf(row('5', { ledgerId: null })), 'Line 1 has no ledger'],
    [invoiceOf(blankLine, row('')), 'Line 2 has no price'],
    [invoiceOf(row('x')), 'Line 1, price: type a number, or a sum such as =12*3'],
    [invoiceOf(row('5', { discount: '200%' })), 'Line 1, discount: at most 100%'],
    [invoiceOf(row('5', { quantity: '0' })), 'Line 1: the quantity must be greater than 0'],
  ])('%#', (values, expected) => {
    expect(reasonAgainstSaving(values, format)).toBe(expected);
  });
});

it('sends a new invoice as exact texts, without blank rows, and remembers where each line stands', () => {
  const values = invoiceOf(blankLine, row('=10/4', { tax: '7%', description: ' Print ' }));
  expect(newInvoiceRequest(values, 'draft', format)).toEqual({
    rows: [1],
    body: {
      customer_id: 'cus_1',
      number: '7',
      description: 'Poster',
      sent_at: '2026-11-03T00:00:00.000Z',
      due_at: '2026-12-03T00:00:00.000Z',
      status: 'draft',
      lines: [
        {
          ledger_id: 'projects',
          description: 'Print',
          quantity: '1.000000',
          unit_price: '2.500000',
          discount_amount: null,
          discount_rate: null,
          tax_amount: null,
          tax_rate: '0.070000',
        },
      ],
    },
  });
});

describe('a changed invoice', () => {
  const invoice = sampleInvoice({
    lines: [
      sampleLine('inv_line_1', { unit_price: 100, discount_rate: 0.1, discount_amount: 10 }),
      sampleLine('inv_line_2', { unit_price: 50, tax_amount: 4, is_prepayment: true }),
      sampleLine('inv_line_3', { unit_price: 20 }),
    ],
  });
  const values = valuesOf(invoice, format);

  it('is shown by the rates that made its amounts, and by amounts where none did', () => {
    expect(values.lines.map(({ price, discount, tax }) => [price, discount, tax])).toEqual([
      ['100.00', '10%', ''],
      ['50.00', '', '4.00'],
      ['20.00', '', ''],
    ]);
  });

  it('sends nothing when nothing was changed', () => {
    const { body } = changedInvoiceRequest(values, invoice, format);
    expect(body).toEqual({});
    expect(isChange(body)).toBe(false);
  });

  it('makes the lines from the first changed one anew, so that their order stays', () => {
    const lines = values.lines.map((line, index) => (index === 1 ? { ...line, quantity: '2' } : line));
    const { body, rows } = changedInvoiceRequest({ ...values, lines }, invoice, format);
    expect(rows).toEqual([1, 2]);
    expect(body.line_changes?.delete_lines).toEqual(['inv_line_2', 'inv_line_3']);
    expect(body.line_changes?.create_lines).toMatchObject([
      { unit_price: '50.000000', quantity: '2.000000', tax_amount: '4.00', is_prepayment: true },
      { unit_price: '20.000000', is_prepayment: false },
    ]);
  });

  it('sends another customer, number and days', () => {
    const changed = { ...values, customerId: 'cus_2', number: '8', dueDay: '2027-01-01' as const };
    expect(changedInvoiceRequest(changed, invoice, format).body).toEqual({
      customer_id: 'cus_2',
      number: '8',
      due_at: '2027-01-01T00:00:00.000Z',
    });
  });
});

describe('invoiceFaults', () => {
  const problem = (...paths: string[]) => ({
    code: 'validation_failed',
    status: 422,
    detail: 'The whole.',
    errors: paths.map((path) => ({ path, code: 'x', message: 'is wrong' })),
  });

  it.each([
    ['/invoice/customer_id', 'customerId'],
    ['/sent_at', 'sentDay'],
    ['/lines/0/unit_price', 'lines.1.price'],
    ['/lines/1/ledger_id', 'lines.2.ledgerId'],
    ['/changes/line_changes/create_lines/0/discount_rate', 'lines.1.discount'],
  ])('puts %s at %s', (path, name) => {
    expect(invoiceFaults(problem(path), [1, 2])).toEqual({
      fields: [{ name, message: 'Is wrong' }],
      others: [],
    });
  });

  it.each([
    [['/lines'], ['The lines is wrong']],
    [['/lines/7/unit_price'], ['Is wrong']],
    [[], ['The whole.']],
  ])('tells %j above the form', (paths, others) => {
    expect(invoiceFaults(problem(...paths), [1])).toEqual({ fields: [], others });
  });
});
