'use client';
import { leftToPay } from '@/components/open-items/left-to-pay';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import type { Bill } from '@/lib/contract/bill';
import { unitsOfAmount } from '@/lib/format/amount';

/** What it comes to, what was paid, what is left, and what the vendor owes back. */
export function BillAmounts({ bill }: { bill: Bill }) {
  const { currency } = useBusiness();
  const credit = unitsOfAmount(bill.credit_amount, currency);
  const rows: { name: string; units: bigint; note?: string }[] = [
    { name: 'Total', units: unitsOfAmount(bill.total_amount, currency) },
    { name: 'Paid', units: unitsOfAmount(bill.total_paid, currency) },
    { name: 'Left to pay', units: leftToPay(bill, currency) },
  ];
  return (
    <section aria-label="Amounts">
      <dl className="grid grid-cols-3 divide-x divide-line rounded-lg border border-line">
        {rows.map(({ name, units }) => (
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
      {credit > 0n && (
        <p className="mt-2 rounded-md bg-warn-surface px-3 py-2 text-warn">
          <Amount units={credit} currency={currency} className="font-semibold" /> is credit with the vendor:{' '}
          {bill.status === 'voided' ? 'paid for a bill that is voided' : 'paid beyond the total'}.
        </p>
      )}
    </section>
  );
}
