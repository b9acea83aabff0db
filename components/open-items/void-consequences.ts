import type { ItemKind } from '@/lib/contract/item-kind';
import { addDays, type Day, dayOf } from '@/lib/dates/instant';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import type { AmountFormat } from '@/lib/format/amount-format';
import { countOf } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';
import type { JsonNumber } from '@/lib/json';

/** @property entriesStart the first day that is in the books */
type Circumstances = AmountFormat & { lockedThrough: Day | null; entriesStart: Day };

/** What is voided; `postedAt` is when it was issued or sent. */
export type Voided = {
  what: ItemKind;
  postedAt: string;
  total_amount: JsonNumber;
  total_paid: JsonNumber;
  credit_applied: JsonNumber;
  settled_otherwise: JsonNumber;
  payments: readonly unknown[];
};

const words = {
  bill: { control: 'accounts payable', posted: 'issued', credit: 'credit with the vendor' },
  invoice: { control: 'accounts receivable', posted: 'sent', credit: 'the customer’s credit' },
};

/** What voiding does, in sentences, before it is done. */
export function voidConsequences(
  item: Voided,
  { currency, locale, lockedThrough, entriesStart }: Circumstances,
): string[] {
  const text = (units: bigint) => `${formatAmount(units, currency, locale)} ${currency}`;
  const { control, posted, credit } = words[item.what];
  const postedOn = dayOf(item.postedAt);
  const isLocked = lockedThrough !== null && postedOn <= lockedThrough;
  const isBeforeStart = postedOn < entriesStart;
  if (isLocked && isBeforeStart)
    return [
      'It is from before the books start, and its day is locked: it cannot be voided until an admin moves the lock back.',
    ];
  const day = formatDayOfYear(isLocked ? addDays(lockedThrough, 1) : postedOn, locale);
  const why = isLocked ? ', the first day after the lock' : `, the day it was ${posted}`;
  const paid = unitsOfAmount(item.total_paid, currency);
  const applied = unitsOfAmount(item.credit_applied, currency);
  const otherwise = unitsOfAmount(item.settled_otherwise, currency);
  const payments = countOf(item.payments.length, 'payment', 'payments', locale);
  return [
    isBeforeStart
      ? 'It is from before the books start: no balance changes.'
      : `Its ${text(unitsOfAmount(item.total_amount, currency))} are reversed from ${control} and the ledgers of its lines on ${day}${why}.`,
    paid > 0n && `What was paid (${payments}, ${text(paid)}) stays, as ${credit}.`,
    applied > 0n && `The ${text(applied)} of credit applied to it is unapplied again.`,
    otherwise > 0n && `The entry that marked ${text(otherwise)} as paid is reversed, too.`,
    paid + applied + otherwise === 0n && 'Nothing was paid, and no credit was applied.',
    'It accepts no more payments. You can reopen it.',
  ].filter((sentence) => sentence !== false);
}
