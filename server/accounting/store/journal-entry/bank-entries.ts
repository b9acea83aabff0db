import sql, { type Sql } from 'sql-template-tag';
import type { CategorizationMethod, ReviewStatus } from '@/lib/contract/journal-entry';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { JudgedLine } from '../../domain/categorization/judging/judged-line';
import type { EntrySuggestion, LastSuggestion, OnAccount } from '../../domain/journal-entry/entry';
import { byLookUps } from '../by-look-ups';
import type { Queryable } from '../database';
import { encoder, uuid } from '../identifiers';
import { onAccountOf, type SuggestionRow, suggestionOf } from './rows';

/** The entry of a bank transaction, as far as judging it needs: without its lines on the bank's ledger. */
export type BankEntry = {
  id: string;
  version: number;
  datetime: Instant;
  cleanDescription: string;
  reviewStatus: ReviewStatus;
  isReconciled: boolean;
  method: CategorizationMethod;
  suggestion: EntrySuggestion | null;
  lastSuggestion: LastSuggestion | null;
  transaction: {
    id: string;
    description: string;
    bankDescription: string;
    /** What the file said that is judged by. */
    metadata: { memo?: string; category?: string; splits?: string };
    datetime: Instant;
    /** Minor units, money in positive. */
    amount: bigint;
    externalAccountId: string;
    accountLedgerId: string;
  };
  /** The lines on other ledgers than the bank's, in their order. */
  lines: readonly (JudgedLine & { isPayment: boolean })[];
};

type SubjectRow = {
  id: string;
  datetime: Instant;
  description: string;
  bank_description: string;
  memo: string | null;
  category: string | null;
  splits: string | null;
  amount: bigint;
  external_account_id: string;
  account_ledger_id: string;
};

type Row = SubjectRow & {
  version: number;
  clean_description: string;
  review_status: ReviewStatus;
  is_reconciled: boolean;
  categorization_method: CategorizationMethod;
  suggestion: SuggestionRow | null;
  said: LastSuggestion | null;
  transaction_id: string;
  /** The lines, a column each, in their order; null where there are none. */
  ledger_ids: string[] | null;
  amounts: string[];
  are_on_bank_side: boolean[];
  /** Identifiers with blanks between them: an array has no arrays of different lengths. */
  tag_lists: string[];
  vendor_ids: (string | null)[];
  customer_ids: (string | null)[];
  are_payments: boolean[];
};

/** What is read of the transaction `t` and its account `a`. */
const ofTransaction = sql`t.description, t.bank_description, t.metadata->>'memo' AS memo,
  t.metadata->>'category' AS category, t.metadata->>'splits' AS splits, t.amount, t.external_account_id,
  a.ledger_id AS account_ledger_id`;

/** Where a list of entries goes on: after the entry with this date and identifier. */
export type After = Pick<BankEntry, 'datetime' | 'id'>;

/** Pending entries of bank transactions, the oldest first. */
export function findPendingOfBank(
  db: Queryable,
  businessId: string,
  most: number,
  after: After | null = null,
): Promise<BankEntry[]> {
  const beyond = after
    ? sql`AND (datetime, id) > (${after.datetime}, ${uuid('journal_entry', after.id)})`
    : sql``;
  return select(
    db,
    businessId,
    sql`review_status <> 'confirmed' ${beyond} ORDER BY datetime, id LIMIT ${most}`,
  );
}

/** Confirmed entries of bank transactions, the latest first. */
export function findConfirmedOfBank(db: Queryable, businessId: string, most: number): Promise<BankEntry[]> {
  return select(
    db,
    businessId,
    sql`review_status = 'confirmed' ORDER BY datetime DESC, id DESC LIMIT ${most}`,
  );
}

/** Those of these entries that are of bank transactions. */
export function findBankEntries(
  db: Queryable,
  businessId: string,
  ids: readonly string[],
): Promise<BankEntry[]> {
  const entries = ids.map((id) => uuid('journal_entry', id));
  return select(db, businessId, sql`id = ANY(${entries}::uuid[]) ORDER BY datetime, id`);
}

/** What rules look at of an entry: all that the bank says of its transaction. */
export type BankSubject = { id: string; transaction: Omit<BankEntry['transaction'], 'id'> };

/** What rules look at of pending entries, the oldest first, or of confirmed ones, the latest first. */
export async function findBankSubjects(
  db: Queryable,
  businessId: string,
  status: 'pending' | 'confirmed',
  most: number,
): Promise<BankSubject[]> {
  const business = uuid('business', businessId);
  const which =
    status === 'pending'
      ? sql`review_status <> 'confirmed' ORDER BY datetime, id`
      : sql`review_status = 'confirmed' ORDER BY datetime DESC, id DESC`;
  const rows = await byLookUps<SubjectRow>(
    db,
    sql`
    SELECT e.id, t.datetime, ${ofTransaction}
    FROM (SELECT id, transaction_id FROM journal_entry
      WHERE business_id = ${business} AND transaction_id IS NOT NULL AND ${which} LIMIT ${most}) e
    JOIN transaction t ON t.business_id = ${business} AND t.id = e.transaction_id
    JOIN external_account a ON a.business_id = ${business} AND a.id = t.external_account_id`,
  );
  const readTransaction = transactionReader();
  return rows.map((row) => ({
    id: encodeIdentifier('journal_entry', row.id),
    transaction: readTransaction(row),
  }));
}

/** Whether there is any entry of a bank transaction. */
export async function hasBankEntries(db: Queryable, businessId: string): Promise<boolean> {
  const business = uuid('business', businessId);
  const [row] = await db.rows<{ has: boolean }>(sql`
    SELECT EXISTS (SELECT FROM journal_entry
        WHERE business_id = ${business} AND review_status = 'confirmed' AND transaction_id IS NOT NULL)
      OR EXISTS (SELECT FROM journal_entry
        WHERE business_id = ${business} AND review_status <> 'confirmed' AND transaction_id IS NOT NULL) AS has`);
  return row?.has === true;
}

async function select(db: Queryable, businessId: string, which: Sql): Promise<BankEntry[]> {
  const business = uuid('business', businessId);
  const rows = await byLookUps<Row>(
    db,
    sql`
    SELECT e.id, e.version, e.datetime, e.clean_description, e.review_status, e.is_reconciled, e.categorization_method,
      e.suggestion, e.said, e.transaction_id, ${ofTransaction}, l.*
    FROM (
      SELECT * FROM journal_entry
      WHERE business_id = ${business} AND transaction_id IS NOT NULL AND ${which}) e
    JOIN transaction t ON t.business_id = ${business} AND t.id = e.transaction_id
    JOIN external_account a ON a.business_id = ${business} AND a.id = t.external_account_id
    CROSS JOIN LATERAL (
      SELECT array_agg(ledger_id ORDER BY position) AS ledger_ids, array_agg(amount::text ORDER BY position) AS amounts,
        array_agg((debit_credit = 'debit') = (t.amount > 0) ORDER BY position) AS are_on_bank_side,
        array_agg(array_to_string(tag_ids, ' ') ORDER BY position) AS tag_lists,
        array_agg(vendor_id::text ORDER BY position) AS vendor_ids,
        array_agg(customer_id::text ORDER BY position) AS customer_ids,
        array_agg(payment_id IS NOT NULL ORDER BY position) AS are_payments
      FROM line_entry
      WHERE business_id = ${business} AND journal_entry_id = e.id AND superseded_at IS NULL
        AND ledger_id <> a.ledger_id) l`,
  );
  const ledgerId = encoder('ledger');
  const readTransaction = transactionReader();
  const transactionId = encoder('transaction');
  const tagId = encoder('tag');
  return rows.map((row) => ({
    id: encodeIdentifier('journal_entry', row.id),
    version: row.version,
    datetime: row.datetime,
    cleanDescription: row.clean_description,
    reviewStatus: row.review_status,
    isReconciled: row.is_reconciled,
    method: row.categorization_method,
    suggestion: row.suggestion && suggestionOf(row.suggestion),
    lastSuggestion: row.said,
    transaction: { id: transactionId(row.transaction_id), ...readTransaction(row) },
    lines: (row.ledger_ids ?? []).map((id, at) => ({
      ledgerId: ledgerId(id),
      amount: BigInt(row.amounts[at] ?? ''),
      isOnBankSide: row.are_on_bank_side[at] === true,
      tagIds: (row.tag_lists[at] ?? '').split(' ').flatMap((tag) => (tag === '' ? [] : tagId(tag))),
      onAccount: accountOf(row.vendor_ids[at] ?? null, row.customer_ids[at] ?? null),
      isPayment: row.are_payments[at] === true,
    })),
  }));
}

/** Null for a line that names nobody. */
function accountOf(vendor: string | null, customer: string | null): OnAccount | null {
  return vendor || customer ? onAccountOf({ vendor_id: vendor, customer_id: customer }) : null;
}

function transactionReader(): (row: SubjectRow) => BankSubject['transaction'] {
  const ledgerId = encoder('ledger');
  const accountId = encoder('external_account');
  return (row) => ({
    description: row.description,
    bankDescription: row.bank_description,
    metadata: {
      ...(row.memo !== null && { memo: row.memo }),
      ...(row.category !== null && { category: row.category }),
      ...(row.splits !== null && { splits: row.splits }),
    },
    datetime: row.datetime,
    amount: row.amount,
    externalAccountId: accountId(row.external_account_id),
    accountLedgerId: ledgerId(row.account_ledger_id),
  });
}
