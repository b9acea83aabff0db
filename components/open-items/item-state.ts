import type { ItemStatus } from '@/lib/contract/item-kind';
import { type Day, dayOf, daysBetween } from '@/lib/dates/instant';
import type { JsonNumber } from '@/lib/json';
import { numberText } from '@/lib/json';

/** The state of a bill or an invoice, in the one word that matters most: its status, how much is paid, and when it is due. */
export type ItemState = 'draft' | 'open' | 'partly paid' | 'probably paid' | 'overdue' | 'paid' | 'voided';

/** What its state follows from. */
export type ItemStateFacts = {
  status: ItemStatus;
  due_at: string;
  total_amount: JsonNumber;
  open_amount: JsonNumber;
  probable_payment?: { amount: JsonNumber } | undefined;
};

/**
 * What is due today is not overdue yet, nor is what a bank transaction probably pays in full. An overdue one stays overdue
 * when a part of it is paid. One that was opened again with nothing left to pay is paid.
 */
export function itemStateOf(item: ItemStateFacts, today: Day): ItemState {
  if (item.status !== 'open') return item.status;
  const { probable_payment: payment } = item;
  const [total, open] = [units(item.total_amount), units(item.open_amount)];
  if (open === 0n) return total > 0n ? 'paid' : 'open';
  if (payment && units(payment.amount) >= open) return 'probably paid';
  if (dayOf(item.due_at) < today) return 'overdue';
  return open < total ? 'partly paid' : 'open';
}

/** No currency of ISO 4217 has more than four decimals. */
const mostDecimals = 4;

/** An amount that is not negative, in ten-thousandths. */
function units(amount: JsonNumber): bigint {
  const [whole = '', fraction = ''] = numberText(amount).split('.');
  return BigInt(whole + fraction.padEnd(mostDecimals, '0'));
}

/** Whole days since the day it was due; negative while it is still ahead. */
export function daysOverdue(dueAt: string, today: Day): number {
  return daysBetween(dayOf(dueAt), today);
}
