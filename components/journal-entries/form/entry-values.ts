import { mergedWithLines } from '@/components/forms/merged-values';
import type { JournalEntry, LineEntry } from '@/lib/contract/journal-entry';
import { type Day, dayOf, isDay } from '@/lib/dates/instant';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import { decimalsOf } from '@/lib/money/currency';
import { minorUnitsOf } from '@/lib/money/decimal';
import type { OpeningBalanceSearch } from '@/lib/paths';

/** A row of the form, as typed. One of debit and credit is empty. `lineId` is its line, if any. */
export type LineValues = {
  lineId: string | null;
  ledgerId: string | null;
  /** The vendor or customer of a line on payable or receivable. */
  partyId?: string | null;
  description: string;
  debit: string;
  credit: string;
  /** What the form does not show of a line that the row is a copy of. */
  copied?: Pick<LineEntry, 'basis' | 'tag_ids'>;
};

/** The form, as typed: amounts stay text until they are sent, so a failure loses nothing. */
export type EntryValues = {
  day: Day | '';
  description: string;
  notes: string;
  isConfirmed: boolean;
  lines: LineValues[];
};

export const blankLine: LineValues = { lineId: null, ledgerId: null, description: '', debit: '', credit: '' };

export function newEntryValues(day: Day | ''): EntryValues {
  return { day, description: '', notes: '', isConfirmed: false, lines: [blankLine, blankLine] };
}

/**
 * An opening balance, to be looked at and saved; null where the address does not name one of these books.
 * @param search of the address, as anybody may have written it
 */
export function openingBalanceValues(
  { day = '', debit, credit, amount = '' }: Partial<OpeningBalanceSearch>,
  ledgers: readonly { id: string; archived?: boolean }[],
  currency: string,
  locale: string,
): EntryValues | null {
  const units = minorUnitsOf(amount, decimalsOf(currency));
  const isOf = (id: string | undefined): id is string =>
    ledgers.some((ledger) => ledger.id === id && !ledger.archived);
  if (!units.ok || !isOf(debit) || !isOf(credit)) return null;
  const text = formatAmount(units.value, currency, locale);
  return {
    ...newEntryValues(isDay(day) ? day : ''),
    description: 'Opening balance',
    lines: [
      { ...blankLine, ledgerId: debit, debit: text },
      { ...blankLine, ledgerId: credit, credit: text },
    ],
  };
}

/** An entry as the form shows it. */
export function valuesOf(entry: JournalEntry, currency: string, locale: string): EntryValues {
  return {
    day: dayOf(entry.datetime),
    description: entry.description,
    notes: entry.notes ?? '',
    isConfirmed: entry.review_status === 'confirmed',
    lines: entry.line_entries.map((line) => lineValuesOf(line, currency, locale)),
  };
}

/** A line as a row shows it. */
export function lineValuesOf(line: LineEntry, currency: string, locale: string): LineValues {
  const amount = formatAmount(unitsOfAmount(line.amount, currency), currency, locale);
  return {
    lineId: line.id,
    ledgerId: line.ledger_id,
    ...(partyOf(line) === null ? {} : { partyId: partyOf(line) }),
    description: line.description,
    debit: line.debit_credit === 'debit' ? amount : '',
    credit: line.debit_credit === 'credit' ? amount : '',
  };
}

/** The vendor or customer that the line names. */
export function partyOf({
  vendor_id,
  customer_id,
}: Pick<LineEntry, 'vendor_id' | 'customer_id'>): string | null {
  return vendor_id ?? customer_id ?? null;
}

/** A new entry that says what another one says, on another day, in the same books and with the same tags. */
export function copiedValues(entry: JournalEntry, day: Day, currency: string, locale: string): EntryValues {
  const values = valuesOf(entry, currency, locale);
  return {
    ...values,
    day,
    isConfirmed: false,
    lines: entry.line_entries.map((line) => ({
      ...lineValuesOf(line, currency, locale),
      lineId: null,
      copied: { basis: line.basis, tag_ids: line.tag_ids },
    })),
  };
}

/** What one typed, over what somebody else saved meanwhile; whether it is confirmed is not in this form. */
export function mergedValues(opened: EntryValues, mine: EntryValues, theirs: EntryValues): EntryValues {
  return { ...mergedWithLines(opened, mine, theirs), isConfirmed: theirs.isConfirmed };
}

/** Rows in which nothing was typed are not part of the entry. */
export function isBlank(line: LineValues): boolean {
  return (
    line.ledgerId === null && [line.description, line.debit, line.credit].every((text) => text.trim() === '')
  );
}
