import type { Bill } from '@/lib/contract/bill';
import { addDays, type Day, dayOf } from '@/lib/dates/instant';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import { countOf } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';

type Circumstances = { currency: string; locale: string; lockedThrough: Day | null };

/** What voiding the bill does, in sentences, before it is done. */
export function voidConsequences(
  bill: Pick<Bill, 'issued_at' | 'total_amount' | 'total_paid' | 'payments'>,
  { currency, locale, lockedThrough }: Circumstances,
): string[] {
  const text = (units: bigint) => `${formatAmount(units, currency, locale)} ${currency}`;
  const issued = dayOf(bill.issued_at);
  const isLocked = lockedThrough !== null && issued <= lockedThrough;
  const day = formatDayOfYear(isLocked ? addDays(lockedThrough, 1) : issued, locale);
  const why = isLocked ? ', the first day after the lock' : ', the day it was issued';
  const paid = unitsOfAmount(bill.total_paid, currency);
  const payments = countOf(bill.payments.length, 'payment', 'payments', locale);
  return [
    `Its ${text(unitsOfAmount(bill.total_amount, currency))} are taken out of expenses and payables on ${day}${why}.`,
    paid > 0n
      ? `The ${payments} of ${text(paid)} stay, as credit with the vendor.`
      : 'Nothing was paid of it, so no credit remains.',
    'It takes no more payments. You can open it again.',
  ];
}
