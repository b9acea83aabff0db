import type { JournalEntry, LineEntry } from '@/lib/contract/journal-entry';
import { dayOf, startOfDay } from '@/lib/dates/instant';
import { unitsOfAmount } from '@/lib/format/amount';
import type { AmountFormat } from '@/lib/format/amount-format';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import type { createJournalEntry } from '@/server/dashboard/actions/journal-entries';
import type { EntryChanges } from '../changes/change';
import { readAmount } from './check-entry';
import { type EntryValues, isBlank, type LineValues, partyOf } from './entry-values';

type NewEntry = Parameters<typeof createJournalEntry>[1]['entry'];
type NewLine = NewEntry['lines'][number];

/** What is sent, and which row of the form each sent line comes from: faults of the service name lines as sent. */
export type EntryRequest<Body> = { body: Body; rows: number[] };

/** The new entry that the form describes. It must have passed `reasonAgainstSaving`. */
export function newEntryRequest(values: EntryValues, format: AmountFormat): EntryRequest<NewEntry> {
  const { lines, rows } = linesToSend(values.lines, () => true, format);
  const notes = values.notes.trim();
  return {
    rows,
    body: {
      description: values.description,
      datetime: startOfDay(values.day),
      lines,
      ...(values.isConfirmed ? { review_status: 'confirmed' as const } : {}),
      ...(notes === '' ? {} : { notes }),
    },
  };
}

/** What differs between the form and the entry. A changed line is deleted and created again, as the service does it. */
export function changedEntryRequest(
  values: EntryValues,
  entry: JournalEntry,
  format: AmountFormat,
): EntryRequest<EntryChanges> {
  const known = new Map(entry.line_entries.map((line) => [line.id, line]));
  const original = (row: LineValues) => (row.lineId === null ? undefined : known.get(row.lineId));
  const kept = new Set(
    values.lines.flatMap((row) => {
      const line = original(row);
      return line && saysTheSame(row, line, format) ? [line.id] : [];
    }),
  );
  const { lines, rows } = linesToSend(
    values.lines,
    (row) => row.lineId === null || !kept.has(row.lineId),
    format,
    original,
  );
  const gone = entry.line_entries.filter((line) => !kept.has(line.id)).map((line) => line.id);
  const isLineChange = lines.length > 0 || gone.length > 0;
  return {
    rows,
    body: {
      ...(values.description === entry.description ? {} : { description: values.description }),
      ...(values.day === dayOf(entry.datetime) ? {} : { datetime: startOfDay(values.day) }),
      ...(values.notes.trim() === (entry.notes ?? '') ? {} : { notes: values.notes.trim() }),
      ...(isLineChange ? { line_changes: { create_lines: lines, delete_lines: gone } } : {}),
    },
  };
}

export function isChange(changes: EntryChanges): boolean {
  return Object.keys(changes).length > 0;
}

function linesToSend(
  all: readonly LineValues[],
  isWanted: (row: LineValues) => boolean,
  format: AmountFormat,
  original: (row: LineValues) => LineEntry | undefined = () => undefined,
): { lines: NewLine[]; rows: number[] } {
  const lines: NewLine[] = [];
  const rows: number[] = [];
  for (const [index, row] of all.entries()) {
    const amount = readAmount(row, format);
    if (isBlank(row) || !isWanted(row) || row.ledgerId === null || amount.kind !== 'amount') continue;
    const before = original(row) ?? row.copied;
    lines.push({
      ledger_id: row.ledgerId,
      ...namedParty(row.partyId ?? null),
      description: row.description,
      debit_credit: amount.side,
      amount: decimalText(amount.units, decimalsOf(format.currency)),
      ...(before ? { basis: before.basis, tag_ids: before.tag_ids } : {}),
    });
    rows.push(index);
  }
  return { lines, rows };
}

/** Identifiers tell vendors and customers apart. */
export function namedParty(partyId: string | null): { vendor_id?: string; customer_id?: string } {
  if (partyId === null) return {};
  return partyId.startsWith('ven_') ? { vendor_id: partyId } : { customer_id: partyId };
}

function saysTheSame(row: LineValues, line: LineEntry, format: AmountFormat): boolean {
  const amount = readAmount(row, format);
  return (
    amount.kind === 'amount' &&
    amount.side === line.debit_credit &&
    amount.units === unitsOfAmount(line.amount, format.currency) &&
    row.ledgerId === line.ledger_id &&
    (row.partyId ?? null) === partyOf(line) &&
    row.description === line.description
  );
}
