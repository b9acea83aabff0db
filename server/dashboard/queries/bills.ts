import type { z } from 'zod';
import type { billListQuery } from '@/lib/contract/bill';
import { dayOf } from '@/lib/dates/instant';
import { accept, together } from '@/lib/result';
import { plain } from '../accounting/plain';
import type { Member } from '../session/guard';
import { readLedgers } from './ledgers';
import { readPartyNames } from './parties';
import { readPayingTransactions } from './paying-transactions';

export type BillQuery = z.input<typeof billListQuery>;

/** One page of bills. */
export function readBills({ client }: Member, businessId: string, query: BillQuery) {
  return client.listBills({ parameters: { business_id: businessId }, query });
}

/** What is open of bills, by how long it has been due today. */
export function readBillAging({ client }: Member, businessId: string) {
  return client.getBillAging({ parameters: { business_id: businessId } });
}

/** A bill with the transactions that its payments came from, and the one that probably pays it. */
export async function readBill(member: Member, businessId: string, billId: string) {
  const { client } = member;
  const bill = await client.getBill({ parameters: { business_id: businessId, bill_id: billId } });
  if (!bill.ok) return bill;
  const transactions = await readPayingTransactions(member, businessId, bill.value.data);
  if (!transactions.ok) return transactions;
  return accept({ data: bill.value.data, transactions: transactions.value });
}

/** What the list of bills starts with; `hasAny` tells a list that filters emptied from books without bills. */
export async function readBillsScreen(member: Member, businessId: string, query: BillQuery) {
  const read = await together({
    page: readBills(member, businessId, query),
    any: readBills(member, businessId, { page_size: 1 }),
    aging: readBillAging(member, businessId),
    vendors: readPartyNames(member, businessId, 'vendor'),
    ledgers: readLedgers(member, businessId),
  });
  if (!read.ok) return read;
  const { page, any, aging, vendors, ledgers } = read.value;
  const now = new Date();
  return accept(
    plain({
      page,
      hasAny: any.data.length > 0,
      aging: aging.data,
      vendors: vendors.data,
      ledgers: ledgers.data,
      today: dayOf(now.toISOString()),
      readAt: now.getTime(),
    }),
  );
}

/** What the entry of new bills starts with. */
export async function readNewBillsScreen(member: Member, businessId: string) {
  const read = await together({
    vendors: readPartyNames(member, businessId, 'vendor'),
    ledgers: readLedgers(member, businessId),
  });
  if (!read.ok) return read;
  return accept(plain({ vendors: read.value.vendors.data, ledgers: read.value.ledgers.data }));
}
