import { describe, expect, it } from 'vitest';
import type { Transaction } from '@/lib/contract/transaction';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { leftOfTransaction, payersFor } from './left-of-transaction';

const at = '2026-03-01T00:00:00.000Z';

function transaction(id: string, amount: number, paid: number[] = []): Transaction {
  const payment = { bill_id: 'b', transaction_id: id, payment_id: 'p', datetime: at };
  return {
    id,
    business_id: 'biz',
    external_id: null,
    external_account_id: 'eac',
    amount,
    datetime: at,
    description: id,
    posted: true,
    type: 'business',
    reviewed: false,
    metadata_: {},
    journal_entry_id: null,
    import_id: null,
    invoice_payments: [],
    refund_payments: [],
    links: [],
    bill_payments: paid.map((each, index) => ({ ...payment, id: `${id}${index}`, payment_amount: each })),
    version: 1,
    created_at: at,
    updated_at: at,
  };
}

describe('leftOfTransaction', () => {
  it.each([
    [-100, [], 10_000n],
    [-100, [30.5, 20], 4950n],
    [-100, [100], 0n],
    [88, [], 8800n],
    [0, [], 0n],
  ])('of %d, paying %j, is %d', (amount, paid, left) => {
    expect(leftOfTransaction(transaction('t', amount, paid), 'USD')).toBe(left);
  });
});

describe('what a link says of all of a transaction', () => {
  const link = (kind: TransactionLink['kind'], more: Partial<TransactionLink> = {}) =>
    ({ kind, status: 'linked', transaction_id: 't', other_transaction_id: 'u', ...more }) as TransactionLink;
  it.each([
    ['a transfer', link('transfer'), 0n],
    ['the other leg of a transfer', link('transfer', { transaction_id: 'u', other_transaction_id: 't' }), 0n],
    ['a refund', link('refund'), 0n],
    ['a payment that is refunded', link('refund', { transaction_id: 'u' }), 8800n],
    ['a suggested transfer', link('transfer', { status: 'suggested' }), 8800n],
    ['a payment', link('payment'), 8800n],
  ])('leaves of %s', (_, told, left) => {
    expect(leftOfTransaction({ ...transaction('t', 88), links: [told] }, 'USD')).toBe(left);
  });
});

it('what is refunded with a transaction is taken of it, too', () => {
  const refund = {
    id: 'r',
    transaction_id: 't',
    vendor_id: 'v',
    customer_id: null,
    amount: 30,
    datetime: at,
  };
  expect(leftOfTransaction({ ...transaction('t', 88), refund_payments: [refund] }, 'USD')).toBe(5800n);
});

describe('payersFor', () => {
  it('puts first what has exactly as much left, and leaves out what has nothing', () => {
    const all = [
      transaction('a', -70),
      transaction('b', -50, [50]),
      transaction('c', -60, [10]),
      transaction('d', -50),
    ];
    const payers = payersFor(all, { wanted: 5000n, partyName: '' }, 'USD');
    expect(payers.map((payer) => payer.transaction.id)).toEqual(['c', 'd', 'a']);
  });

  it.each([
    ['Okoro-Lind Animation', ['2', '1', '3']],
    ['M. Ardenwood Illustration', ['3', '1', '2']],
    ['The Inn', ['1', '2', '3']],
    ['', ['1', '2', '3']],
  ])('puts next what names %s', (partyName, ids) => {
    const named = (id: string, description: string) => ({ ...transaction(id, -70), description });
    const all = [
      named('1', 'LOWLAND POWER'),
      named('2', 'BILLPAY OKORO-LIND ANIMATION'),
      named('3', 'BILLPAY M. ARDENWOOD ILLUSTR'),
    ];
    const payers = payersFor(all, { wanted: 5000n, partyName }, 'USD');
    expect(payers.map((payer) => payer.transaction.id)).toEqual(ids);
  });
});
