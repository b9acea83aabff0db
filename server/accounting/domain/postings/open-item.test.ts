import { describe, expect, it } from 'vitest';
import { totalOfItem } from './any-item';
import { creditOf, statusAfter } from './open-item';
import { bill, billLine, invoice, payment } from './testing/small-items';

describe('statusAfter', () => {
  it.each([
    ['open', 0n, 99n, 'open'],
    ['open', 0n, 100n, 'paid'],
    ['open', 99n, 150n, 'paid'],
    ['paid', 100n, 99n, 'open'],
    ['paid', 150n, 100n, 'paid'],
    ['paid by hand', 0n, 50n, 'paid'],
    ['open by hand', 100n, 120n, 'paid'],
    ['open by hand', 150n, 100n, 'open'],
    ['voided', 100n, 0n, 'voided'],
    ['draft', 0n, 100n, 'draft'],
  ])('%s, paid %s then %s of 100: %s', (status, before, after, expected) => {
    const [word = ''] = status.split(' ');
    expect(statusAfter(word, { paid: before, total: 100n }, { paid: after, total: 100n })).toBe(expected);
  });

  it('follows a total that changes under the payments', () => {
    expect(statusAfter('paid', { paid: 100n, total: 100n }, { paid: 100n, total: 101n })).toBe('open');
  });
});

it.each([
  ['nothing paid', 'open', 0n, 0n],
  ['paid in full', 'paid', 100n, 0n],
  ['paid beyond', 'paid', 130n, 30n],
  ['voided', 'voided', 40n, 40n],
] as const)('credit when %s', (_, status, paid, expected) => {
  expect(creditOf(bill({ status, payments: [payment('p', paid)] }), 100n)).toBe(expected);
});

it('a bill totals its lines; an invoice its lines less discount, with tax', () => {
  expect(totalOfItem(bill({ lines: [billLine('1', 'rent', 60n), billLine('2', 'rent', 40n)] }))).toBe(100n);
  expect(totalOfItem(invoice())).toBe(99n);
});
