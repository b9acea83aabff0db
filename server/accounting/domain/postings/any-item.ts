import { type Bill, billTotal } from '../bills/bill';
import { type Invoice, invoiceTotal } from '../invoices/invoice';

export type ItemByKind = { bill: Bill; invoice: Invoice };
export type AnyItem = Bill | Invoice;

/** Minor units. */
export function totalOfItem(item: AnyItem): bigint {
  return item.kind === 'bill' ? billTotal(item) : invoiceTotal(item);
}
