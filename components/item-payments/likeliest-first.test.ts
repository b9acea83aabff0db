import { expect, it } from 'vitest';
import type { ListedItem } from '@/components/open-items/item-row';
import type { Transaction } from '@/lib/contract/transaction';
import { likeliestFirst, offeredItems } from './likeliest-first';

const deposit = {
  amount: 500,
  description: 'ACH CREDIT THISTLEDOWN HOTEL',
  bill_payments: [],
  refund_payments: [],
  links: [],
  invoice_payments: [],
} as Partial<Transaction> as Transaction;

const partyNames = new Map([
  ['cus_1', 'Fjellsang Festival'],
  ['cus_2', 'Thistledown Hotel'],
]);

const item = (id: string, partyId: string, total_amount: number): ListedItem => ({
  id,
  partyId,
  number: id,
  description: '',
  status: 'open',
  due_at: '2026-01-01T00:00:00.000Z',
  total_amount,
  open_amount: total_amount,
});

it('offers the same amount first, then the party that the bank names, and keeps the order otherwise', () => {
  const items = [
    item('a', 'cus_1', 70),
    item('b', 'cus_2', 80),
    item('c', 'cus_1', 90),
    item('d', 'cus_1', 500),
  ];
  const ids = likeliestFirst(items, { transaction: deposit, partyNames, currency: 'USD' }).map(
    ({ id }) => id,
  );
  expect(ids).toEqual(['d', 'b', 'a', 'c']);
});

it('offers what is open, and what is chosen as it is by now', () => {
  const [chosen, other] = [item('a', 'cus_1', 70), item('b', 'cus_2', 80)];
  const of = (items: ListedItem[]) =>
    offeredItems(items, chosen, 'USD').map(({ id, open_amount }) => [id, open_amount]);
  const paid = { ...chosen, open_amount: 0 };
  expect(of([chosen, other])).toEqual([
    ['a', 70],
    ['b', 80],
  ]);
  expect(of([{ ...chosen, open_amount: 30 }, other])[0]).toEqual(['a', 30]);
  expect(of([other])).toEqual([
    ['a', 70],
    ['b', 80],
  ]);
  expect(of([paid, { ...other, open_amount: 0 }])).toEqual([['a', 0]]);
  expect(offeredItems([paid, other], null, 'USD')).toEqual([other]);
});
