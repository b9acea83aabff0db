import type { Invoice } from '@/lib/contract/invoice';
import { addDays, type Day, dayOf, daysBetween } from '@/lib/dates/instant';

type Dated = Pick<Invoice, 'sent_at' | 'created_at' | 'due_at'>;

/**
 * When a draft that is sent on the day is due: the customer has as many days to pay as the draft gave, from its own day
 * or else from the day it was entered.
 */
export function dueAfterSending({ sent_at: sentAt, created_at: createdAt, due_at: dueAt }: Dated, sent: Day) {
  const from = dayOf(sentAt ?? createdAt);
  const daysToPay = daysBetween(from, dayOf(dueAt));
  return addDays(sent, Math.max(daysToPay, 0));
}

/** Why an invoice cannot be due on the day when it is sent on the other; null when it can, or a day is still missing. */
export function reasonAgainstDue(sent: Day | '', due: Day | ''): string | null {
  if (sent === '' || due === '') return null;
  return due < sent ? 'The due date is before the day it was sent' : null;
}
