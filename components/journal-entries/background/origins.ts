import { ArrowLeftRight, CornerUpLeft, FileInput, FileOutput, type LucideIcon } from 'lucide-react';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { paths } from '@/lib/paths';
import { reversedBy } from './history-words';
import type { Background } from './use-background';

type Origin = { id: string; icon: LucideIcon; name: string; href: string };
type Origins = Pick<Background, 'transaction' | 'bill' | 'invoice' | 'history'>;

/** Each bill and invoice once: one that the bank transaction pays stands for the entry's own. */
export function originsOf(entry: JournalEntry, background: Origins): Origin[] {
  const { business_id: businessId, reversal_of } = entry;
  const { transaction, bill, invoice, history } = background;
  const origins: Origin[] = [];
  const add = (id: string, icon: LucideIcon, name: string, href: string) => {
    if (!origins.some((each) => each.href === href)) origins.push({ id, icon, name, href });
  };
  if (transaction) {
    const href = paths.transactions(businessId, { transaction: transaction.id });
    add(transaction.id, ArrowLeftRight, 'The bank transaction', href);
    for (const each of transaction.bill_payments) {
      const name = `Pays bill ${each.bill?.number ?? ''}`.trim();
      add(each.id, FileInput, name, paths.bills(businessId, { bill: each.bill_id }));
    }
    for (const each of transaction.invoice_payments) {
      const name = `Pays invoice ${each.invoice?.number ?? ''}`.trim();
      add(each.id, FileOutput, name, paths.invoices(businessId, { invoice: each.invoice_id }));
    }
  }
  if (bill) add(bill.id, FileInput, `Bill ${bill.number}`, paths.bills(businessId, { bill: bill.id }));
  if (invoice) {
    const href = paths.invoices(businessId, { invoice: invoice.id });
    add(invoice.id, FileOutput, `Invoice ${invoice.number}`, href);
  }
  const later = reversedBy(history);
  if (reversal_of) {
    const href = paths.journalEntry(businessId, reversal_of);
    add(reversal_of, CornerUpLeft, 'The entry that it reverses', href);
  }
  if (later) add(later, CornerUpLeft, 'The entry that reverses it', paths.journalEntry(businessId, later));
  return origins;
}
