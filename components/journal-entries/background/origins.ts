import {
  ArrowLeftRight,
  CornerUpLeft,
  FileInput,
  FileMinus,
  FileOutput,
  HandCoins,
  type LucideIcon,
} from 'lucide-react';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { RefundPayment } from '@/lib/contract/refund-payment';
import { paths } from '@/lib/paths';
import { reversedBy } from './history-words';
import type { Background } from './use-background';

type Origin = {
  id: string;
  icon: LucideIcon;
  name: string;
  href: string;
  /** The refund of credit that it stands for, which can be removed. */
  refund?: RefundPayment;
};
type Origins = Pick<Background, 'transaction' | 'bill' | 'invoice' | 'history' | 'takenOverBy'>;

/** Each bill and invoice once: one that the bank transaction pays stands for the entry's own. */
export function originsOf(entry: JournalEntry, background: Origins): Origin[] {
  const { business_id: businessId, reversal_of } = entry;
  const { transaction, bill, invoice, history, takenOverBy } = background;
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
    for (const refund of transaction.refund_payments) {
      const party = partyHref(businessId, refund);
      const whose = refund.vendor_id === null ? 'customer' : 'vendor';
      if (party) {
        const name = `Refunds credit of the ${whose}`;
        origins.push({ id: refund.id, icon: HandCoins, name, href: party, refund });
      }
    }
  }
  if (takenOverBy) {
    const href = paths.transactions(businessId, { transaction: takenOverBy });
    add(takenOverBy, ArrowLeftRight, 'The bank transaction that took it over', href);
  }
  if (bill) add(bill.id, FileInput, `Bill ${bill.number}`, paths.bills(businessId, { bill: bill.id }));
  if (invoice) {
    const href = paths.invoices(businessId, { invoice: invoice.id });
    add(invoice.id, FileOutput, `Invoice ${invoice.number}`, href);
  }
  const creditedTo = entry.credit_note_id && partyOfLines(entry);
  if (creditedTo) add(creditedTo, FileMinus, 'The credit note', creditedTo);
  const later = reversedBy(history);
  if (reversal_of) {
    const href = paths.journalEntry(businessId, reversal_of);
    add(reversal_of, CornerUpLeft, 'The entry that it reverses', href);
  }
  if (later) add(later, CornerUpLeft, 'The entry that reverses it', paths.journalEntry(businessId, later));
  return origins;
}

/** The vendor or customer on account, whose page shows the credit note. */
function partyOfLines({ business_id, line_entries }: JournalEntry): string | null {
  const line = line_entries.find(({ vendor_id, customer_id }) => vendor_id || customer_id);
  return line ? partyHref(business_id, line) : null;
}

type OfParty = { vendor_id?: string | null; customer_id?: string | null };

function partyHref(businessId: string, { vendor_id, customer_id }: OfParty): string | null {
  if (vendor_id) return paths.vendors(businessId, { vendor: vendor_id });
  return customer_id ? paths.customers(businessId, { customer: customer_id }) : null;
}
