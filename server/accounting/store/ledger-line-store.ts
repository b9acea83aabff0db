import sql from 'sql-template-tag';
import type { Basis, Side } from '@/lib/contract/primitives';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { Queryable } from './database';
import { encodeOrNull, uuid } from './identifiers';
import { cutPage, type Keyset, keysetOrder, keysetWindow, type Page } from './keyset';

/** A line of one ledger with what its entry says. Minor units. */
export type LedgerLine = {
  id: string;
  entryId: string;
  transactionId: string | null;
  datetime: Instant;
  description: string;
  lineDescription: string;
  side: Side;
  amount: bigint;
};

/** The lines of a ledger in the given books, both bounds inclusive. */
export type LedgerLineFilter = { ledgerId: string; bases: readonly Basis[]; from: Instant; through: Instant };

const columns = ['datetime', 'journal_entry_id', 'id'] as const;

type Row = {
  id: string;
  journal_entry_id: string;
  datetime: Instant;
  transaction_id: string | null;
  entry_description: string;
  description: string;
  debit_credit: Side;
  amount: bigint;
};

/** A page of a ledger's lines in time order, by its own index: its cost does not grow with how deep it lies. */
export async function listLedgerLines(
  db: Queryable,
  businessId: string,
  filter: LedgerLineFilter,
  keyset: Keyset,
): Promise<Page<LedgerLine>> {
  const rows = await db.rows<Row>(sql`
    WITH page AS (
      SELECT * FROM line_entry
      WHERE business_id = ${uuid('business', businessId)} AND ledger_id = ${uuid('ledger', filter.ledgerId)}
        AND superseded_at IS NULL AND basis = ANY(${filter.bases}::basis[])
        AND datetime >= ${filter.from} AND datetime <= ${filter.through} AND ${keysetWindow(keyset, columns)}
      ORDER BY ${keysetOrder(keyset, columns)} LIMIT ${keyset.size + 1})
    SELECT page.*, e.transaction_id, e.description AS entry_description
    FROM page JOIN journal_entry e ON e.business_id = page.business_id AND e.id = page.journal_entry_id
    ORDER BY ${keysetOrder(
      keyset,
      columns.map((column) => `page.${column}`),
    )}`);
  return cutPage(rows, keyset, (row) => [row.datetime, row.journal_entry_id, row.id], lineOf);
}

/** The debits and credits of the ledger's lines at the same instant that come before the given line. */
export async function sumLinesBefore(
  db: Queryable,
  businessId: string,
  { ledgerId, bases }: Pick<LedgerLineFilter, 'ledgerId' | 'bases'>,
  line: LedgerLine,
): Promise<{ debit: bigint; credit: bigint }> {
  const [sums] = await db.rows<{ debit: bigint; credit: bigint }>(sql`
    SELECT coalesce(sum(amount) FILTER (WHERE debit_credit = 'debit'), 0) AS debit,
      coalesce(sum(amount) FILTER (WHERE debit_credit = 'credit'), 0) AS credit
    FROM line_entry
    WHERE business_id = ${uuid('business', businessId)} AND ledger_id = ${uuid('ledger', ledgerId)}
      AND superseded_at IS NULL AND basis = ANY(${bases}::basis[]) AND datetime = ${line.datetime}
      AND (journal_entry_id, id) < (${uuid('journal_entry', line.entryId)}, ${uuid('line_entry', line.id)})`);
  return sums ?? { debit: 0n, credit: 0n };
}

function lineOf(row: Row): LedgerLine {
  return {
    id: encodeIdentifier('line_entry', row.id),
    entryId: encodeIdentifier('journal_entry', row.journal_entry_id),
    transactionId: encodeOrNull('transaction', row.transaction_id),
    datetime: row.datetime,
    description: row.entry_description,
    lineDescription: row.description,
    side: row.debit_credit,
    amount: row.amount,
  };
}
