'use client';
import NextLink from 'next/link';
import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
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
import { BillAmounts } from './bill-amounts';
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
      <Facts
        facts={[
          ['Number', bill.number || '–'],
          ['Issued', formatDayOfYear(bill.issued_at, locale)],
          ['Due', formatDayOfYear(bill.due_at, locale)],
          ...(bill.voided_at ? [['Voided', formatDayOfYear(dayOf(bill.voided_at), locale)] as const] : []),
        ]}
      />
      <BillAmounts bill={bill} />
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

function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-faint">{name}</dt>
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
