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
import type { OpenBill } from '../use-bills';
import { BillActions } from './bill-actions';
import { BillLines } from './bill-lines';
import { BillPayments } from './bill-payments';

type PanelProps = {
  open: OpenBill;
  vendorNames: ReadonlyMap<string, string>;
  ledgers: readonly Ledger[];
  today: Day;
  close: ReactNode;
};

/** One bill: whose, of when, what for, what was paid of it, and what can be done. */
export function BillPanel({ open, vendorNames, ledgers, today, close }: PanelProps) {
  const { data: bill, transactions } = open;
  const { id: businessId, canWrite } = useBusiness();
  const { locale } = useLocale();
  const vendorName = vendorNames.get(bill.vendor_id) ?? '';
  const standing = standingOf(bill, today);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <div className="flex items-start justify-between gap-2">
          <p className="flex items-center gap-2 text-soft">
            <StandingMark standing={standing} />
            {standing === 'overdue' && (
              <span>by {countOf(daysOverdue(bill.due_at, today), 'day', 'days', locale)}</span>
            )}
          </p>
          <span className="-my-1 -mr-2">{close}</span>
        </div>
        <h2 className="mt-0.5 text-lg font-semibold tracking-tight wrap-anywhere">
          <NextLink
            href={paths.vendors(businessId, { vendor: bill.vendor_id })}
            className="rounded underline-offset-2 hover:underline"
          >
            {vendorName || 'Vendor'}
          </NextLink>
        </h2>
        {bill.description.trim() !== '' && <p className="wrap-anywhere text-soft">{bill.description}</p>}
      </div>
      <ItemFacts
        facts={[
          ['Number', bill.number || '–'],
          ['Issued', formatDayOfYear(bill.issued_at, locale)],
          ['Due', formatDayOfYear(bill.due_at, locale)],
          ...(bill.voided_at ? [['Voided', formatDayOfYear(dayOf(bill.voided_at), locale)] as const] : []),
        ]}
      />
      <LockSign at={bill.issued_at} what="bill" />
      <ItemAmounts item={bill} what="bill" />
      {canWrite && <BillActions bill={bill} vendorName={vendorName} ledgers={ledgers} />}
      <BillLines bill={bill} ledgers={ledgers} />
      <BillPayments bill={bill} transactions={transactions} />
      {bill.journal_entry_id && (
        <NextLink
          href={paths.journalEntry(businessId, bill.journal_entry_id)}
          prefetch={false}
          className="self-start rounded text-xs text-accent underline-offset-2 hover:underline"
        >
          Open the journal entry
        </NextLink>
      )}
    </div>
  );
}
