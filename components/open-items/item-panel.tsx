'use client';
import type { ComponentProps, ReactNode } from 'react';
import { LockSign } from '@/components/journal-entries/lock-sign';
import { useEntryHref } from '@/components/journal-entries/use-entry-href';
import { useBusiness } from '@/components/shell/business-context';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/components/ui/locale';
import type { ItemKind } from '@/lib/contract/item-kind';
import type { ProbablePayment as Probable } from '@/lib/contract/probable-payment';
import type { Transaction } from '@/lib/contract/transaction';
import { type Day, dayOf } from '@/lib/dates/instant';
import { countOf } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';
import { ItemAmounts } from './item-amounts';
import { ItemFacts } from './item-facts';
import { daysOverdue, type ItemStateFacts, itemStateOf } from './item-state';
import { ItemStateMark } from './item-state-mark';
import { ProbablePayment } from './probable-payment';

type PanelProps = {
  what: ItemKind;
  item: ItemStateFacts &
    ComponentProps<typeof ItemAmounts>['item'] & {
      number: string;
      description: string;
      voided_at: string | null;
      journal_entry_id: string | null;
      probable_payment?: Probable | undefined;
    };
  /** When it was issued or sent, under the name that this has; null while it was not. */
  posted: { name: string; at: string | null };
  party: { name: string; href: string };
  /** Those of its payments and of the probable one. */
  transactions: readonly Transaction[];
  today: Day;
  /** The button that closes it, where it is beside a list. */
  close: ReactNode;
  /** What can be done, its lines, its payments. */
  children: ReactNode;
};

/** One bill or invoice: whose, of when, what it comes to, and what the caller puts below. */
export function ItemPanel({ what, item, posted, party, transactions, today, close, children }: PanelProps) {
  const entryHref = useEntryHref();
  const { entriesStart } = useBusiness();
  const locale = useLocale();
  const state = itemStateOf(item, today);
  const day = (instant: string) => formatDayOfYear(instant, locale);
  const isBeforeStart = item.status === 'open' && posted.at !== null && dayOf(posted.at) < entriesStart;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <div className="flex items-start justify-between gap-2">
          <p className="flex items-center gap-2 text-soft">
            <ItemStateMark state={state} />
            {state === 'overdue' && (
              <span>by {countOf(daysOverdue(item.due_at, today), 'day', 'days', locale)}</span>
            )}
          </p>
          <span className="-my-1 -mr-2">{close}</span>
        </div>
        <h2 className="mt-0.5 text-lg font-semibold tracking-tight wrap-anywhere">
          <Link href={party.href} className="rounded underline-offset-2 hover:underline">
            {party.name}
          </Link>
        </h2>
        {item.description.trim() !== '' && <p className="wrap-anywhere text-soft">{item.description}</p>}
      </div>
      {item.probable_payment && (
        <ProbablePayment
          payment={item.probable_payment}
          transactions={transactions}
          isInFull={state === 'probably paid'}
        />
      )}
      <ItemFacts
        facts={[
          ['Number', item.number || '—'],
          [posted.name, posted.at ? day(posted.at) : 'Not yet'],
          ['Due', day(item.due_at)],
          ...(item.voided_at ? [['Voided', day(item.voided_at)] as const] : []),
        ]}
      />
      {isBeforeStart && (
        <p className="rounded-md bg-chip px-3 py-2 text-xs text-soft">
          {posted.name} before the books begin: reports and aging leave it out. Where it was still open then,
          give it {day(entriesStart)} as the day it was {posted.name.toLowerCase()}.
        </p>
      )}
      <LockSign
        at={item.status === 'draft' ? null : posted.at}
        what={what}
        aged={{ party: what === 'bill' ? 'vendor' : 'customer', dueAt: item.due_at }}
      />
      <ItemAmounts item={item} what={what} />
      {children}
      {item.journal_entry_id && (
        <Link
          href={entryHref(item.journal_entry_id)}
          className="self-start rounded text-xs text-accent underline-offset-2 hover:underline print:hidden"
        >
          Open the journal entry
        </Link>
      )}
    </div>
  );
}
