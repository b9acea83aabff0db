import { type Day, dayOf } from '@/lib/dates/instant';
import type { JsonNumber } from '@/lib/json';
import { numberText } from '@/lib/json';
import { minorUnitsOf } from '@/lib/money/decimal';

/** Where a bill or an invoice stands, in the one word that matters most about it. */
export type Standing = 'draft' | 'open' | 'partly paid' | 'overdue' | 'paid' | 'voided';

/** What its standing follows from. */
export type StandingFacts = {
  status: 'draft' | 'open' | 'paid' | 'voided';
  due_at: string;
  total_paid: JsonNumber;
};

/** What is due today is not overdue yet. An overdue one stays overdue when a part of it is paid. */
export function standingOf({ status, due_at, total_paid }: StandingFacts, today: Day): Standing {
  if (status !== 'open') return status;
  if (dayOf(due_at) < today) return 'overdue';
  return isZero(total_paid) ? 'open' : 'partly paid';
}

/** No currency of ISO 4217 has more than four decimals. */
const mostDecimals = 4;

function isZero(amount: JsonNumber): boolean {
  const units = minorUnitsOf(numberText(amount), mostDecimals);
  return units.ok && units.value === 0n;
}

/** Whole days since the day it was due; negative while it is still ahead. */
export function daysOverdue(dueAt: string, today: Day): number {
  return Math.round((Date.parse(today) - Date.parse(dayOf(dueAt))) / 86_400_000);
}
