'use client';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { unitsOfAmount } from '@/lib/format/amount';
import type { JsonNumber } from '@/lib/json';
import { leftToPay } from './left-to-pay';
import type { StandingFacts } from './standing';

type AmountsProps = {
  item: Pick<StandingFacts, 'status' | 'total_paid'> & {
    total_amount: JsonNumber;
    credit_amount: JsonNumber;
    credit_applied: JsonNumber;
    settled_otherwise: JsonNumber;
  };
  what: 'bill' | 'invoice';
};

/** What it comes to, what was paid, what is left, and what is owed back. */
export function ItemAmounts({ item, what }: AmountsProps) {
  const { currency } = useBusiness();
  const credit = unitsOfAmount(item.credit_amount, currency);
  const applied = unitsOfAmount(item.credit_applied, currency);
  const otherwise = unitsOfAmount(item.settled_otherwise, currency);
  const amounts = [
    { name: 'Total', units: unitsOfAmount(item.total_amount, currency) },
    { name: 'Paid', units: unitsOfAmount(item.total_paid, currency) },
    { name: 'Balance due', units: leftToPay(item, currency) },
  ];
  return (
    <section aria-label="Amounts">
      <dl className="grid grid-cols-3 divide-x divide-line rounded-lg border border-line">
        {amounts.map(({ name, units }) => (
          <div key={name} className="min-w-0 px-3 py-2">
            <dt className="truncate text-xs text-faint">
              {name}
              {name === 'Total' && `, ${currency}`}
            </dt>
            <dd className="text-base font-semibold">
              <Amount units={units} currency={currency} zero="–" />
            </dd>
          </div>
        ))}
      </dl>
      {applied > 0n && (
        <p className="mt-2 text-soft">
          <Amount units={applied} currency={currency} className="font-semibold" /> of earlier credit is
          applied.
        </p>
      )}
      {otherwise > 0n && (
        <p className="mt-2 rounded-md bg-warn-surface px-3 py-2 text-warn">
          <Amount units={otherwise} currency={currency} className="font-semibold" /> settled otherwise: marked
          as paid without a payment. Its entry awaits review.
        </p>
      )}
      {credit > 0n && (
        <p className="mt-2 rounded-md bg-warn-surface px-3 py-2 text-warn">
          <Amount units={credit} currency={currency} className="font-semibold" />{' '}
          {what === 'bill' ? 'is credit with the vendor' : 'is the customer’s credit'}:{' '}
          {item.status === 'voided' ? 'paid before it was voided' : 'paid in excess of the total'}.
        </p>
      )}
    </section>
  );
}
