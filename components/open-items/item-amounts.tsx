'use client';
import { clsx } from 'clsx';
import { useEntryHref } from '@/components/journal-entries/use-entry-href';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Link } from '@/components/ui/link';
import type { ItemKind } from '@/lib/contract/item-kind';
import { unitsOfAmount } from '@/lib/format/amount';
import type { JsonNumber } from '@/lib/json';
import { type CreditNote, creditNotes } from './credit-notes';
import { leftToPay } from './left-to-pay';
import type { Settlement } from './settlement';

type AmountsProps = {
  item: Settlement & {
    open_amount: JsonNumber;
    credit_amount: JsonNumber;
    settlement_entry_id: string | null;
  };
  what: ItemKind;
};

/** What it comes to, what was paid, what is left, and what is owed back. */
export function ItemAmounts({ item, what }: AmountsProps) {
  const { currency } = useBusiness();
  const entryHref = useEntryHref();
  const notes = creditNotes(item, what, currency);
  const noteOf = ({ units, words, isWarning }: CreditNote) => (
    <p
      key={words}
      className={clsx('mt-2', isWarning ? 'rounded-md bg-warn-surface px-3 py-2 text-warn' : 'text-soft')}
    >
      <Amount units={units} currency={currency} className="font-semibold" /> {words}
    </p>
  );
  const otherwise = unitsOfAmount(item.settled_otherwise, currency);
  const amounts = [
    { name: 'Total', units: unitsOfAmount(item.total_amount, currency) },
    { name: 'Paid', units: unitsOfAmount(item.total_paid, currency) },
    { name: 'Balance due', units: leftToPay(item, currency) },
  ];
  return (
    <section aria-label="Amounts">
      <dl className="flex flex-wrap overflow-hidden rounded-lg border border-line">
        {amounts.map(({ name, units }) => (
          <div key={name} className="-mt-px -ml-px grow basis-1/4 border-t border-l border-line px-3 py-2">
            <dt className="truncate text-xs text-faint">
              {name}
              {name === 'Total' && `, ${currency}`}
            </dt>
            <dd className="text-base font-semibold">
              <Amount units={units} currency={currency} zero="—" />
            </dd>
          </div>
        ))}
      </dl>
      {notes.filter(({ isWarning }) => !isWarning).map(noteOf)}
      {otherwise > 0n && (
        <p className="mt-2 rounded-md bg-warn-surface px-3 py-2 text-warn">
          <Amount units={otherwise} currency={currency} className="font-semibold" /> was marked as paid
          without a payment.{' '}
          {item.settlement_entry_id && (
            <Link href={entryHref(item.settlement_entry_id)} className="rounded underline underline-offset-2">
              Open its entry
            </Link>
          )}
        </p>
      )}
      {notes.filter(({ isWarning }) => isWarning).map(noteOf)}
    </section>
  );
}
