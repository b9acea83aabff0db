import type { CategorizationMethod, ReviewStatus } from '@/lib/contract/journal-entry';
import type { Basis, Side } from '@/lib/contract/primitives';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { sideOf } from '../../domain/cash-movements/cash-movement';
import type {
  CashMovement,
  Entry,
  EntrySuggestion,
  JudgedFrom,
  LastSuggestion,
  Line,
  OnAccount,
} from '../../domain/journal-entry/entry';
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
  bill_id: string | null;
  invoice_id: string | null;
  credit_note_id?: string | null;
  reversal_of: string | null;
  categorization_method: CategorizationMethod;
  suggestion: SuggestionRow | null;
  /** The last suggestion; the column is older than the name. */
  said: LastSuggestion | null;
  judged_at: Instant | null;
  judged_from: JudgedFromRow[] | null;
  answered_at?: Instant | null;
  is_before_start: boolean;
  notes: string | null;
  version: number;
  created_at: Instant;
  updated_at: Instant;
};

/** Kept with the identifiers that the API shows: nothing is looked up by them. */
export type SuggestionRow = Omit<EntrySuggestion, 'atVersion'> & { at_version: number };

/** Kept with the identifiers that the API shows; amounts are text, and what lines count on is computed again. */
type JudgedFromRow = Omit<JudgedFrom, 'lines' | 'lastSuggestion'> & {
  said: LastSuggestion | null;
  lines: (Omit<Line, 'amount' | 'movements'> & { amount: string })[] | null;
};

function judgedFromRowOf({ lines, lastSuggestion, ...seen }: JudgedFrom): JudgedFromRow {
  const rows = lines?.map(({ movements: _movements, amount, ...line }) => ({
    ...line,
    amount: amount.toString(),
  }));
  return { ...seen, said: lastSuggestion, lines: rows ?? null };
}

function judgedFromOf({ lines, said, ...seen }: JudgedFromRow): JudgedFrom {
  const read = lines?.map(({ amount, ...line }) => ({ ...line, amount: BigInt(amount), movements: [] }));
  return { ...seen, lastSuggestion: said, lines: read ?? null };
}

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
  tag_ids: string[];
  payment_id: string | null;
  on_account: boolean | null;
  vendor_id: string | null;
  customer_id: string | null;
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
    bill_id: uuidOrNull('bill', entry.billId),
    invoice_id: uuidOrNull('invoice', entry.invoiceId),
    reversal_of: uuidOrNull('journal_entry', entry.reversalOf),
    ...(entry.creditNoteId !== null && { credit_note_id: uuid('credit_note', entry.creditNoteId) }),
    categorization_method: entry.categorizationMethod,
    suggestion: entry.suggestion && suggestionRowOf(entry.suggestion),
    said: entry.lastSuggestion,
    judged_at: entry.judgedAt,
    judged_from: entry.judgedFrom?.map(judgedFromRowOf) ?? null,
    ...(entry.answeredAt !== null && { answered_at: entry.answeredAt }),
    is_before_start: entry.isBeforeStart,
    notes: entry.notes,
    version: entry.version,
    created_at: entry.createdAt,
    updated_at: entry.updatedAt,
  };
}

function suggestionRowOf({ atVersion, ...suggestion }: EntrySuggestion): SuggestionRow {
  return { ...suggestion, at_version: atVersion };
}

export function suggestionOf({ at_version: atVersion, ...suggestion }: SuggestionRow): EntrySuggestion {
  return { ...suggestion, atVersion };
}

/** The cash movements of a line that does not count in full on its own ledger. */
export type ShareRow = { ledger_id: string; debit: string; credit: string };

/** A current line as stored, with its cash shares, if any. */
export type SharedLineRow = Omit<LineRow, 'business_id' | 'datetime' | 'superseded_at'> & {
  shares: ShareRow[] | null;
};

/** Amounts as text: JSON carries the rows to the database. */
export function lineRowOf(
  businessId: string,
  entry: Entry,
  line: Line,
): Omit<LineRow, 'amount' | keyof AccountRow> & Partial<AccountRow> & { amount: string } {
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
    is_cash_movement: countsWhole(line),
    tag_ids: line.tagIds.map((id) => uuid('tag', id)),
    payment_id: uuidOrNull('payment', line.paymentId),
    superseded_at: null,
    ...(line.onAccount && { on_account: true, ...accountColumns(line.onAccount) }),
  };
}

type AccountRow = Pick<LineRow, 'on_account' | 'vendor_id' | 'customer_id'>;

export function accountColumns({ vendorId, customerId }: OnAccount): Omit<AccountRow, 'on_account'> {
  return { vendor_id: uuidOrNull('vendor', vendorId), customer_id: uuidOrNull('customer', customerId) };
}

export function onAccountOfRow(row: Omit<AccountRow, 'on_account'>): OnAccount {
  return {
    vendorId: encodeOrNull('vendor', row.vendor_id),
    customerId: encodeOrNull('customer', row.customer_id),
  };
}

/** Of an entry that is reversed, by which; of the reversal of a reversal, the entry that it brings back. */
export type ReversalRow = { id: string; reversed_by: string | null; brings_back: string | null };

/** Entries with their lines, in the order of the entry rows. */
export function entriesOf(
  entries: readonly EntryRow[],
  lines: readonly SharedLineRow[],
  reversals: readonly ReversalRow[],
): Entry[] {
  const ledgerId = encoder('ledger');
  const reversedBy = new Map(reversals.map((row) => [row.id, row.reversed_by] as const).filter(isKnown));
  const bringsBack = new Map(reversals.map((row) => [row.id, row.brings_back] as const).filter(isKnown));
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
    billId: encodeOrNull('bill', row.bill_id),
    invoiceId: encodeOrNull('invoice', row.invoice_id),
    creditNoteId: encodeOrNull('credit_note', row.credit_note_id ?? null),
    reversalOf: encodeOrNull('journal_entry', row.reversal_of),
    reversedBy: encodeOrNull('journal_entry', reversedBy.get(row.id) ?? null),
    bringsBack: encodeOrNull('journal_entry', bringsBack.get(row.id) ?? null),
    categorizationMethod: row.categorization_method,
    suggestion: row.suggestion && suggestionOf(row.suggestion),
    lastSuggestion: row.said,
    judgedAt: row.judged_at,
    judgedFrom: row.judged_from?.map(judgedFromOf) ?? null,
    answeredAt: row.answered_at ?? null,
    isBeforeStart: row.is_before_start,
    notes: row.notes,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lines: inOrder(linesByEntry.get(row.id) ?? []),
  }));
}

function isKnown([, id]: readonly [string, string | null]): boolean {
  return id !== null;
}

/** Sorts lines by position, unless they are already sorted. */
function inOrder(lines: Line[]): Line[] {
  const isInOrder = lines.every((line, index) => line.position >= (lines[index - 1]?.position ?? 0));
  return isInOrder ? lines : lines.sort((a, b) => a.position - b.position);
}

export function lineOf(row: SharedLineRow, ledgerId = (id: string) => encodeIdentifier('ledger', id)): Line {
  return {
    id: encodeIdentifier('line_entry', row.id),
    position: row.position,
    ledgerId: ledgerId(row.ledger_id),
    description: row.description,
    side: row.debit_credit,
    amount: row.amount,
    basis: row.basis,
    tagIds: row.tag_ids.map((id) => encodeIdentifier('tag', id)),
    paymentId: encodeOrNull('payment', row.payment_id),
    onAccount: row.on_account ? onAccountOfRow(row) : null,
    movements: movementsOf(row, ledgerId),
  };
}

/** Whether the line explains a movement of the cash pool with its whole amount, on its own ledger. */
export function countsWhole({ movements, ledgerId, amount }: Line): boolean {
  const [first] = movements;
  return movements.length === 1 && first?.ledgerId === ledgerId && first.amount === amount;
}

/** The rows of `cash_share` of a line; none if the line counts in full or not at all. */
export function shareRowsOf(businessId: string, entry: Entry, line: Line): object[] {
  if (countsWhole(line)) return [];
  return line.movements.map(({ ledgerId, amount }) => {
    const { side, units } = sideOf(line.side, amount);
    return {
      business_id: uuid('business', businessId),
      journal_entry_id: uuid('journal_entry', entry.id),
      line_entry_id: uuid('line_entry', line.id),
      ledger_id: uuid('ledger', ledgerId),
      datetime: entry.datetime,
      debit: side === 'debit' ? units.toString() : '0',
      credit: side === 'credit' ? units.toString() : '0',
    };
  });
}

function movementsOf(row: SharedLineRow, ledgerId: (id: string) => string): CashMovement[] {
  if (row.is_cash_movement) return [{ ledgerId: ledgerId(row.ledger_id), amount: row.amount }];
  const sign = row.debit_credit === 'debit' ? 1n : -1n;
  return (row.shares ?? []).map((share) => ({
    ledgerId: ledgerId(share.ledger_id),
    amount: sign * (BigInt(share.debit) - BigInt(share.credit)),
  }));
}
