import type { CreditNote } from '@/lib/contract/credit-note';
import type { Party, PartyKind } from '@/lib/contract/party';
import { addDays, type Day, dayOf } from '@/lib/dates/instant';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import type { AmountFormat } from '@/lib/format/amount-format';
import { formatDayOfYear } from '@/lib/format/day';

type Circumstances = AmountFormat & { lockedThrough: Day | null };

/** What voiding a credit note does, in sentences, before it is done. */
export function creditNoteVoidWords(
  note: Pick<CreditNote, 'total_amount' | 'issued_at'>,
  { kind, party }: { kind: PartyKind; party: Pick<Party, 'name' | 'credit_amount'> },
  { currency, locale, lockedThrough }: Circumstances,
): string[] {
  const text = (units: bigint) => `${formatAmount(units, currency, locale)} ${currency}`;
  const issuedOn = dayOf(note.issued_at);
  const isLocked = lockedThrough !== null && issuedOn <= lockedThrough;
  const day = formatDayOfYear(isLocked ? addDays(lockedThrough, 1) : issuedOn, locale);
  const why = isLocked ? ', the first day after the lock' : ', the day it was issued';
  const total = unitsOfAmount(note.total_amount, currency);
  const credit = unitsOfAmount(party.credit_amount, currency);
  const owed = kind === 'vendor' ? `you owe ${party.name}` : `${party.name} owes you`;
  return [
    `Its ${text(total)} are put back on the ledgers of its lines on ${day}${why}.`,
    total > credit
      ? `${party.name} has only ${text(credit)} of unapplied credit: the other ${text(total - credit)} is added to what ${owed} on account.`
      : `The credit of ${party.name} is ${text(total)} less.`,
    'It cannot be reopened.',
  ];
}
