import { describe, expect, it } from 'vitest';
import { type AskedPayment, checkPayment, nothingToTake } from './check-payment';

const sound: AskedPayment = {
  kind: 'bill',
  status: 'open',
  open: 10_000n,
  openShown: null,
  transactionAmount: -10_000n,
  alreadyApplied: 0n,
  isPosted: true,
  reversedBy: null,
  amount: null,
  currency: 'USD',
};

describe('checkPayment', () => {
  it.each([
    ['the whole transaction by default', {}, 10_000n],
    ['a part', { amount: 4_000n }, 4_000n],
    ['all that is left', { amount: 4_000n, alreadyApplied: 6_000n }, 4_000n],
    ['nothing', { amount: 0n }, 0n],
    ['nothing of what is reversed', { amount: 0n, reversedBy: 'je_2' }, 0n],
    ['nothing out of a transaction of nothing', { transactionAmount: 0n, isPosted: false }, 0n],
    ['money in for an invoice', { kind: 'invoice', transactionAmount: 500n } as const, 500n],
    ['more, once it is paid: a credit', { status: 'paid', open: 0n }, 10_000n],
    ['more knowingly', { status: 'paid', open: 0n, openShown: 0n }, 10_000n],
    ['what was seen to be open', { open: 4_000n, openShown: 4_000n, amount: 4_000n }, 4_000n],
  ])('takes %s', (_, special, expected) => {
    expect(checkPayment({ ...sound, ...special })).toEqual({ ok: true, value: expected });
  });

  it.each([
    ['a voided bill', { status: 'voided', amount: -1n }, 'bill_voided', 'The bill is voided'],
    ['a draft', { kind: 'invoice', status: 'draft' }, 'invoice_draft', 'The invoice is draft'],
    [
      'what somebody else has paid meanwhile',
      { open: 4_000n, openShown: 10_000n, amount: 999_999n },
      'open_amount_changed',
      'The bill has 40.00 open by now, not 100.00',
    ],
    [
      'money in for a bill',
      { transactionAmount: 5n, amount: -1n },
      'transaction_direction',
      '0.05, money in: only money out pays a bill',
    ],
    [
      'money out for an invoice',
      { kind: 'invoice' },
      'transaction_direction',
      '-100.00, money out: only money in pays an invoice',
    ],
    ['a negative amount', { amount: -1n }, 'amount_negative', 'must not be negative'],
    [
      'more than the transaction',
      { amount: 10_001n },
      'payment_exceeds_transaction',
      'is 100.01; the transaction has 100.00 left of 100.00',
    ],
    [
      'more than it has left',
      { alreadyApplied: 1n },
      'payment_exceeds_transaction',
      'is 100.00; the transaction has 99.99 left of 100.00',
    ],
    ['what is only announced', { isPosted: false }, 'transaction_not_posted', 'not posted yet'],
    ['what is reversed', { reversedBy: 'je_2' }, 'transaction_reversed', 'is reversed by je_2'],
  ] satisfies [string, Partial<AskedPayment>, string, string][])(
    'refuses %s',
    (_, special, code, message) => {
      const result = checkPayment({ ...sound, ...special });
      expect(result).toMatchObject({
        ok: false,
        problem: { errors: [{ code, message: expect.stringContaining(message) }] },
      });
    },
  );

  it.each([
    [{ status: 'voided' }, 'conflict'],
    [{ openShown: 9_999n }, 'conflict'],
    [{ isPosted: false }, 'conflict'],
    [{ reversedBy: 'je_2' }, 'conflict'],
    [{ amount: 10_001n }, 'validation_failed'],
  ])('answers %s as %s', (special, code) => {
    expect(checkPayment({ ...sound, ...special })).toMatchObject({ problem: { code } });
  });
});

it('says what there is to take from an entry that was split by hand', () => {
  expect(nothingToTake(10_000n, 4_000n, 'USD').errors).toMatchObject([
    {
      path: '/payment_amount',
      message: expect.stringContaining("is 100.00; the transaction's entry has 40.00"),
    },
  ]);
});
