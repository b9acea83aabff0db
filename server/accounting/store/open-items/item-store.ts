import type { AnyItem, ItemByKind } from '../../domain/postings/any-item';
import type { ItemKind } from '../../domain/postings/open-item';
import type { Queryable } from '../database';
import { findBills, lockBill, saveBill } from './bill-store';
import { findInvoices, lockInvoice, saveInvoice } from './invoice-store';

/** The bills or invoices with these identifiers, with lines and payments. */
export function findItems(
  db: Queryable,
  businessId: string,
  kind: ItemKind,
  ids: readonly string[],
): Promise<AnyItem[]> {
  return kind === 'bill' ? findBills(db, businessId, ids) : findInvoices(db, businessId, ids);
}

type Lock<Kind extends ItemKind> = (
  db: Queryable,
  businessId: string,
  id: string,
) => Promise<ItemByKind[Kind] | null>;

const locks: { [Kind in ItemKind]: Lock<Kind> } = { bill: lockBill, invoice: lockInvoice };

/** The bill or invoice, locked for change. */
export function lockItem<Kind extends ItemKind>(
  db: Queryable,
  businessId: string,
  kind: Kind,
  id: string,
): Promise<ItemByKind[Kind] | null> {
  return locks[kind](db, businessId, id);
}

export async function saveItem(
  db: Queryable,
  businessId: string,
  before: AnyItem,
  after: AnyItem,
): Promise<void> {
  if (before.kind === 'bill' && after.kind === 'bill') await saveBill(db, businessId, before, after);
  else if (before.kind === 'invoice' && after.kind === 'invoice')
    await saveInvoice(db, businessId, before, after);
  else throw new Error('a bill stays a bill, an invoice an invoice');
}
