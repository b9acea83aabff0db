import { negateDecimalText, readDecimalText } from '@/lib/money/decimal-text';
import { accept, type Result, refuse } from '@/lib/result';
import type { RecordOutcome } from '../bank-file';
import { kindOfSwift } from '../kinds-of-movements';
import { type Narrative, readNarrative } from '../narrative';
import { describeRecord, externalIdOf, metadataOf, quote, typeOf } from '../printed-text';
import { calendarDay, fullYear } from '../written-date';
import type { Mt940EntryDraft } from './drafts';

/**
 * SWIFT's `:61:`: value date YYMMDD, booking day MMDD, mark, third letter of the currency, amount, kind, customer
 * reference, bank reference behind `//`. RC and RD take a credit or debit back; EC and ED only announce one.
 */
const ENTRY = /^\s*(\d{6})(\d{4})?\s*(RC|RD|EC|ED|C|D)([A-Z])?\s*(\d[\d.,]*)\s*([A-Z][A-Z\d]{3})?(.*)$/s;
const INCOMING = new Set(['C', 'RD', 'EC']);

export function readMt940Entry(draft: Mt940EntryDraft): RecordOutcome {
  const [first = '', ...supplement] = draft.entry;
  const match = ENTRY.exec(first);
  if (!match) return refuse(`The statement line (:61:) ${quote(first)} cannot be read.`);
  const [, valueDate = '', bookingDay, mark = '', , amountText = '', code, references = ''] = match;
  const date = readBookingDay(valueDate, bookingDay);
  if (!date.ok) return date;
  const amount = readDecimalText(amountText, { mark: ',' });
  if (amount === null) return refuse(`The amount (:61:) ${quote(amountText)} is not a number.`);
  const { customerReference, bankReference } = splitReferences(references);
  const own = supplement.join(' ').trim();
  const party = partyOf(customerReference, own, draft);
  const narrative = { ...readNarrative(draft.narrative), ...party };
  const { payee, memo, booking_text: bookingText } = narrative;
  return accept({
    line: draft.line,
    externalId: externalIdOf(bankReference),
    date: date.value,
    amount: INCOMING.has(mark) ? amount : negateDecimalText(amount),
    description: describeRecord([
      payee,
      memo,
      own,
      bookingText,
      kindOfSwift(code),
      externalIdOf(customerReference) ?? '',
    ]),
    type: typeOf(code),
    posted: !mark.startsWith('E'),
    metadata: metadataOf({
      customer_reference: externalIdOf(customerReference) ?? undefined,
      ...narrative,
      date_text: valueDate + (bookingDay ?? ''),
      value_date: dayOf(valueDate) ?? valueDate,
      supplement: own,
      reversal: mark.startsWith('R') ? 'true' : undefined,
    }),
  });
}

/**
 * The other party where a bank names it in the `:61:`: behind its account, in the room of the reference or below it, and again at
 * the beginning of the narrative; or in the lines of `:NS:`.
 */
function partyOf(reference: string, supplement: string, { narrative, named }: Mt940EntryDraft): Narrative {
  const name = named
    .filter((line) => /^1[56]/.test(line))
    .map((line) => line.slice(2))
    .join('');
  if (name.trim() !== '') return { payee: name };
  const [, account = '', behind = ''] = /^(\S{1,16})\s{2,}(\p{L}.*)$/su.exec(reference) ?? [];
  if (behind !== '') return { payee: behind, counterparty_account: externalIdOf(account) ?? '' };
  const text = narrative.join(' ');
  const opening = `${reference} ${supplement}`;
  if (supplement === '' || !/\d{6}/.test(reference) || !text.startsWith(opening)) return {};
  return {
    payee: supplement,
    counterparty_account: reference,
    ...(text.length > opening.length ? { memo: text.slice(opening.length) } : {}),
  };
}

function splitReferences(text: string): { customerReference: string; bankReference: string | undefined } {
  const at = text.indexOf('//');
  if (at === -1) return { customerReference: text, bankReference: undefined };
  return { customerReference: text.slice(0, at), bankReference: text.slice(at + 2) };
}

function dayOf(yymmdd: string): string | null {
  return calendarDay(fullYear(yymmdd.slice(0, 2)), Number(yymmdd.slice(2, 4)), Number(yymmdd.slice(4)));
}

/**
 * The booking day, else the value date. The booking day has no year: it is the one nearest to the value date. A
 * value date of 30 February is no fault while a booking day is there: interest counts months of 30 days.
 */
function readBookingDay(valueDate: string, bookingDay: string | undefined): Result<string, string> {
  const day = bookingDay === undefined ? dayOf(valueDate) : nearestDay(valueDate, bookingDay);
  if (day) return accept(day);
  const [name, text] = bookingDay === undefined ? ['value date', valueDate] : ['booking day', bookingDay];
  return refuse(`The ${name} (:61:) ${quote(text)} is not a valid calendar date.`);
}

function nearestDay(valueDate: string, bookingDay: string): string | null {
  const valueYear = fullYear(valueDate.slice(0, 2));
  const month = Number(bookingDay.slice(0, 2));
  const ahead = month - Number(valueDate.slice(2, 4));
  const year = valueYear + (ahead > 6 ? -1 : ahead < -6 ? 1 : 0);
  return calendarDay(year, month, Number(bookingDay.slice(2)));
}
