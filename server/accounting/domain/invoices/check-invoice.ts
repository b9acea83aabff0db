import type { Fault } from '@/lib/contract/problem';
import { totalFault } from '../postings/item-line-faults';
import { isPosted } from '../postings/open-item';
import { type Invoice, invoiceTotal } from './invoice';

/** The faults of what an invoice comes to: more than an answer can carry, or nothing to be posted. */
export function invoiceTotalFaults(invoice: Invoice, currency: string, path: string): Fault[] {
  const total = invoiceTotal(invoice);
  if (total > 0n || !isPosted(invoice)) return totalFault(total, currency, path);
  const message = `come to 0: an invoice that is ${invoice.status} must come to more`;
  return [{ path, code: 'amount_not_positive', message }];
}
