import type { CategorizationMethod, ReviewStatus } from '@/lib/contract/journal-entry';
import type { Basis, Side } from '@/lib/contract/primitives';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { Entry, Line } from '../../domain/journal-entry/entry';
import { encodeOrNull, encoder, uuid, uuidOrNull } from '../identifiers';

export type EntryRow = {
  business_id: string;
  id: string;
  description: string;
  clean_description: string;
  datetime: Instant;
  is_reconciled: boolean;
  review_status: ReviewStatus;
  transaction_id: string | null;
  reversal_of: string | null;
  categorization_method: CategorizationMethod;
  is_before_start: boolean;
  notes: string | null;
  version: number;
  created_at: Instant;
  updated_at: Instant;
};

export type LineRow = {
  business_id: string;
  journal_entry_id: string;
  id: string;
  position: number;
  ledger_id: string;
  description: string;
  debit_credit: Side;
  amount: bigint;
  basis: Basis;
  datetime: Instant;
  is_cash_movement: boolean;
  superseded_at: Instant | null;
};

export function entryRowOf(businessId: string, entry: Entry): EntryRow {
  return {
    business_id: uuid('business', businessId),
    id: uuid('journal_entry', entry.id),
    description: entry.description,
    clean_description: entry.cleanDescription,
    datetime: entry.datetime,
    is_reconciled: entry.isReconciled,
    review_status: entry.reviewStatus,
    transaction_id: uuidOrNull('transaction', entry.transactionId),
    reversal_of: uuidOrNull('journal_entry', entry.reversalOf),
    categorization_method: entry.categorizationMethod,
    is_before_start: entry.isBeforeStart,
    notes: entry.notes,
    version: entry.version,
    created_at: entry.createdAt,
    updated_at: entry.updatedAt,
  };
}

/** Amounts as text: JSON carries the rows to the database. */
export function lineRowOf(
  businessId: string,
  entry: Entry,
  line: Line,
): Omit<LineRow, 'amount'> & { amount: string } {
  return {
    business_id: uuid('business', businessId),
    journal_entry_id: uuid('journal_entry', entry.id),
    id: uuid('line_entry', line.id),
    position: line.position,
    ledger_id: uuid('ledger', line.ledgerId),
    description: line.description,
    debit_credit: line.side,
    amount: line.amount.toString(),
    basis: line.basis,
    datetime: entry.datetime,
    is_cash_movement: line.isCashMovement,
    superseded_at: null,
  };
}

/** Entries with their lines, in the order of the entry rows. */
export function entriesOf(entries: readonly EntryRow[], lines: readonly LineRow[]): Entry[] {
  const ledgerId = encoder('ledger');
  const linesByEntry = new Map<string, Line[]>(entries.map((row) => [row.id, []]));
  for (const row of lines) {
    linesByEntry.get(row.journal_entry_id)?.push(lineOf(row, ledgerId));
  }
  return entries.map((row) => ({
    id: encodeIdentifier('journal_entry', row.id),
    description: row.description,
    cleanDescription: row.clean_description,
    datetime: row.datetime,
    isReconciled: row.is_reconciled,
    reviewStatus: row.review_status,
    transactionId: encodeOrNull('transaction', row.transaction_id),
    reversalOf: encodeOrNull('journal_entry', row.reversal_of),
    categorizationMethod: row.categorization_method,
    isBeforeStart: row.is_before_start,
    notes: row.notes,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lines: (linesByEntry.get(row.id) ?? []).sort((a, b) => a.position - b.position),
  }));
}

export function lineOf(row: LineRow, ledgerId = (id: string) => encodeIdentifier('ledger', id)): Line {
  return {
    id: encodeIdentifier('line_entry', row.id),
    position: row.position,
    ledgerId: ledgerId(row.ledger_id),
    description: row.description,
    side: row.debit_credit,
    amount: row.amount,
    basis: row.basis,
    isCashMovement: row.is_cash_movement,
  };
}
