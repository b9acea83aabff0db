'use client';
import NextLink from 'next/link';
import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { LockSign } from '@/components/journal-entries/lock-sign';
import { ItemAmounts } from '@/components/open-items/item-amounts';
import { ItemFacts } from '@/components/open-items/item-facts';
import { daysOverdue, standingOf } from '@/components/open-items/standing';
import { StandingMark } from '@/components/open-items/standing-mark';
import { useBusiness } from '@/components/shell/business-context';
import type { Ledger } from '@/lib/contract/ledger';
import { type Day, dayOf } from '@/lib/dates/instant';
import { countOf } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';
import { paths } from '@/lib/paths';
import type { OpenInvoice } from '../use-invoices';
import { InvoiceActions } from './invoice-actions';
import { InvoiceLines } from './invoice-lines';
import { InvoicePayments } from './invoice-payments';

type PanelProps = {
  open: OpenInvoice;
  customerNames: ReadonlyMap<string, string>;
  ledgers: readonly Ledger[];
  today: Day;
  /** The button that closes it, where it stands beside a list. */
  close?: ReactNode;
};

/** One invoice: whose, of when, what for, what was paid of it, and what can be done. */
export function InvoicePanel({ open, customerNames, ledgers, today, close }: PanelProps) {
  const { data: invoice, transactions } = open;
  const { id: businessId, canWrite } = useBusiness();
  const { locale } = useLocale();
  const customerName = customerNames.get(invoice.customer_id) ?? '';
  const standing = standingOf(invoice, today);
  const day = (instant: string) => formatDayOfYear(instant, locale);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <div className="flex items-start justify-between gap-2">
          <p className="flex items-center gap-2 text-soft">
            <StandingMark standing={standing} />
            {standing === 'overdue' && (
              <span>by {countOf(daysOverdue(invoice.due_at, today), 'day', 'days', locale)}</span>
            )}
          </p>
          <span className="-my-1 -mr-2">{close}</span>
        </div>
        <h2 className="mt-0.5 text-lg font-semibold tracking-tight wrap-anywhere">
          <NextLink
            href={paths.customers(businessId, { customer: invoice.customer_id })}
            className="rounded underline-offset-2 hover:underline"
          >
            {customerName || 'Customer'}
          </NextLink>
        </h2>
        {invoice.description.trim() !== '' && (
          <p className="wrap-anywhere text-soft">{invoice.description}</p>
        )}
      </div>
      <ItemFacts
        facts={[
          ['Number', invoice.number || '–'],
          [invoice.status === 'draft' ? 'Date' : 'Sent', invoice.sent_at ? day(invoice.sent_at) : 'Not yet'],
          ['Due', day(invoice.due_at)],
          ...(invoice.voided_at ? [['Voided', day(dayOf(invoice.voided_at))] as const] : []),
        ]}
      />
      <LockSign at={invoice.status === 'draft' ? null : invoice.sent_at} what="invoice" />
      <ItemAmounts item={invoice} what="invoice" />
      {canWrite && <InvoiceActions invoice={invoice} customerName={customerName} today={today} />}
      <InvoiceLines invoice={invoice} ledgers={ledgers} />
      {invoice.status !== 'draft' && <InvoicePayments invoice={invoice} transactions={transactions} />}
      {invoice.journal_entry_id && (
        <NextLink
          href={paths.journalEntry(businessId, invoice.journal_entry_id)}
          prefetch={false}
          className="self-start rounded text-xs text-accent underline-offset-2 hover:underline"
        >
          Open the journal entry
        </NextLink>
      )}
    </div>
  );
}
