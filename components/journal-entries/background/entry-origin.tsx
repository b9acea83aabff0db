'use client';

import { ArrowLeftRight, CornerUpLeft, FileInput, FileOutput, type LucideIcon } from 'lucide-react';
import NextLink from 'next/link';
import { useBusiness } from '@/components/shell/business-context';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { paths } from '@/lib/paths';
import { correctionAdvice } from './correction-advice';
import { reversedBy } from './history-words';
import type { Background } from './use-background';

type Origin = { id: string; icon: LucideIcon; name: string; href: string };

/** The transaction, bill, invoice or entry that this one comes from, pays or reverses, each with a link. */
export function EntryOrigin({ entry, background }: { entry: JournalEntry; background: Background }) {
  const { canWrite } = useBusiness();
  const origins = originsOf(entry, background);
  if (origins.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 font-semibold">Belongs to</h3>
      <ul className="flex flex-col">
        {origins.map(({ id, icon: Icon, name, href }) => (
          <li key={id}>
            <NextLink
              href={href}
              prefetch={false}
              className="-mx-1.5 inline-flex min-h-7 max-w-full items-center gap-2 rounded px-1.5 text-accent underline-offset-2 hover:underline max-sm:min-h-11"
            >
              <Icon aria-hidden className="size-3.5 shrink-0" />
              <span className="min-w-0 truncate">{name}</span>
            </NextLink>
          </li>
        ))}
      </ul>
      {canWrite && <CorrectionAdvice entry={entry} />}
    </section>
  );
}

/** How an entry that cannot be reversed is corrected. */
function CorrectionAdvice({ entry }: { entry: JournalEntry }) {
  const advice = correctionAdvice(entry);
  return advice && <p className="mt-1 text-xs text-soft">{advice}</p>;
}

function originsOf(entry: JournalEntry, background: Background): Origin[] {
  const { business_id: businessId, reversal_of } = entry;
  const { transaction, bill, invoice, history } = background;
  const origins: Origin[] = [];
  const add = (id: string, icon: LucideIcon, name: string, href: string) =>
    origins.push({ id, icon, name, href });
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
