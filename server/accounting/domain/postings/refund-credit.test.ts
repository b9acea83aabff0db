import { describe, expect, it } from 'vitest';
import { testBooks, testChart } from '../testing/test-books';
import type { PayingTransaction } from './pay-item';
import { refundCredit, removeRefund } from './refund-credit';
import { entry, lines, payment, texts } from './testing/small-items';

const chart = testChart();
const vendor = { kind: 'vendor', id: 'ven' } as const;
const customer = { kind: 'customer', id: 'cus' } as const;
const moneyIn = entry({ transactionId: 'txn', lines: lines('debit bank 100', 'credit in 100') });
const moneyOut = entry({ transactionId: 'txn', lines: lines('credit bank 100', 'debit out 100') });
const paying = (amount: bigint, special: Partial<PayingTransaction> = {}): PayingTransaction => ({
  transaction: { id: 'txn', amount, datetime: '2026-01-10T00:00:00.000Z' },
  bankLedgerId: 'bank',
  entry: amount > 0n ? moneyIn : moneyOut,
  reversedBy: null,
  uses: [],
  link: null,
  refunds: [],
  ...special,
});
const ids = { id: 'rfp', paymentId: 'pay' };
const refund = (
  party: typeof vendor | typeof customer,
  by: PayingTransaction,
  amount: bigint,
  credit = 1000n,
) => {
  const standing = { credit, open: 0n };
  return refundCredit(
    testBooks(),
    party,
    by,
    { ...ids, amount },
    { then: standing, finally: standing },
    chart,
  );
};

describe('refundCredit', () => {
  it.each([
    ["a vendor's by money in", vendor, 100n, ['debit bank 100', 'credit in 60', 'credit payable 40 pay']],
    [
      "a customer's by money out",
      customer,
      -100n,
      ['credit bank 100', 'debit out 60', 'debit receivable 40 pay'],
    ],
  ] as const)('posts %s', (_, party, amount, expected) => {
    const refunded = refund(party, paying(amount), 40n);
    if (!refunded.ok) throw new Error(refunded.problem.detail);
    const { after, refund: made } = refunded.value;
    expect(texts(after.lines)).toEqual(expected);
    expect(after.categorizationMethod).toBe('refund');
    expect(after.lines.at(-1)?.onAccount).toEqual({
      vendorId: party === vendor ? 'ven' : null,
      customerId: party === customer ? 'cus' : null,
    });
    const back = removeRefund(testBooks(), made, after, 'bank', chart, null);
    expect(texts(back.lines)).toEqual(texts((amount > 0n ? moneyIn : moneyOut).lines));
    expect(back.categorizationMethod).toBe('uncategorized');
  });

  /** Each row breaks its own rule and every later one. */
  const used = { uses: [{ ...payment('p', 70n), kind: 'invoice' as const, itemId: 'inv' }] };
  const split = entry({
    transactionId: 'txn',
    lines: lines('debit bank 100', 'credit receivable 90 p', 'credit in 10'),
  });
  it.each([
    [
      'the wrong way',
      vendor,
      paying(-100n, { entry: null }),
      0n,
      0n,
      '/transaction_id transaction_direction',
    ],
    [
      'the wrong way, too',
      customer,
      paying(100n, { entry: null }),
      0n,
      0n,
      '/transaction_id transaction_direction',
    ],
    ['of nothing', vendor, paying(100n, { entry: null }), 0n, 0n, '/amount amount_not_positive'],
    [
      'of more than is left',
      vendor,
      paying(100n, { ...used, entry: null }),
      31n,
      0n,
      '/amount payment_exceeds_transaction',
    ],
    [
      'by what is only announced',
      vendor,
      paying(100n, { entry: null, reversedBy: 'je' }),
      50n,
      0n,
      '/transaction_id transaction_not_posted',
    ],
    [
      'by what is reversed',
      vendor,
      paying(100n, { reversedBy: 'je' }),
      50n,
      0n,
      '/transaction_id transaction_reversed',
    ],
    [
      'of more than there is credit',
      vendor,
      paying(100n, { entry: split }),
      50n,
      49n,
      '/amount credit_exceeded',
    ],
    [
      'of more than stands opposite the bank',
      vendor,
      paying(100n, { entry: split }),
      50n,
      50n,
      '/amount payment_exceeds_transaction',
    ],
  ])('refuses a refund %s', (_, party, by, amount, credit, fault) => {
    const refused = refund(party, by, amount, credit);
    expect(!refused.ok && refused.problem.errors?.map(({ path, code }) => `${path} ${code}`)).toEqual([
      fault,
    ]);
  });
});
