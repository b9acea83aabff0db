import sql from 'sql-template-tag';
import type { FinancialAccountType, Ledger, LedgerSubtype, LedgerType } from '@/lib/contract/ledger';
import type { Side } from '@/lib/contract/primitives';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { DatabaseTransaction, Queryable } from './database';
import { encodeOrNull, uuid, uuidOrNull } from './identifiers';

type Row = {
  business_id: string;
  id: string;
  name: string;
  type: LedgerType;
  subtype: LedgerSubtype;
  debit_credit: Side;
  report_cash_flow: boolean;
  financial_account_type: FinancialAccountType | null;
  sort_code: string | null;
  parent_id: string | null;
  purpose: string | null;
  archived: boolean;
  version: number;
  created_at: Instant;
  updated_at: Instant;
};

/** A ledger, with what the service itself uses it for (`accounts_payable`, `uncategorized_outflow`; null for most). */
export type StoredLedger = Ledger & { purpose: string | null };

export function insertLedgers(db: DatabaseTransaction, ledgers: readonly StoredLedger[]): void {
  db.insert({ ledger: ledgers.map(rowOf) });
}

export async function listLedgers(db: Queryable, businessId: string): Promise<StoredLedger[]> {
  const rows = await db.rows<Row>(
    sql`SELECT * FROM ledger WHERE business_id = ${uuid('business', businessId)}`,
  );
  return rows.map(ledgerOf);
}

/** The ledgers among these that the business has, by identifier. */
export async function findLedgers(
  db: Queryable,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, StoredLedger>> {
  const rows = await db.rows<Row>(sql`
    SELECT * FROM ledger
    WHERE business_id = ${uuid('business', businessId)} AND id = ANY(${ids.map((id) => uuid('ledger', id))}::uuid[])`);
  return new Map(rows.map((row) => [encodeIdentifier('ledger', row.id), ledgerOf(row)]));
}

/** The same with the external accounts that use them, each with its ledger. */
export async function findLedgersWithAccounts(
  db: Queryable,
  businessId: string,
  ids: readonly string[],
): Promise<{ ledgers: StoredLedger[]; bankLedgers: ReadonlyMap<string, string> }> {
  // One statement, because every entry that is created asks for both.
  const rows = await db.rows<Row & { account_ids: string[] }>(sql`
    SELECT l.*, ARRAY(SELECT a.id FROM external_account a
      WHERE a.business_id = l.business_id AND a.ledger_id = l.id) AS account_ids
    FROM ledger l
    WHERE l.business_id = ${uuid('business', businessId)} AND l.id = ANY(${ids.map((id) => uuid('ledger', id))}::uuid[])`);
  const found = rows.map(({ account_ids, ...row }) => ({ ledger: ledgerOf(row), account_ids }));
  const bankLedgers = found.flatMap(({ ledger, account_ids }) =>
    account_ids.map((id) => [encodeIdentifier('external_account', id), ledger.id] as const),
  );
  return { ledgers: found.map(({ ledger }) => ledger), bankLedgers: new Map(bankLedgers) };
}

export async function saveLedger(db: Queryable, ledger: Ledger): Promise<void> {
  await db.rows(sql`
    UPDATE ledger SET name = ${ledger.name}, sort_code = ${ledger.sort_code}, archived = ${ledger.archived},
      parent_id = ${uuidOrNull('ledger', ledger.parent_id)}, report_cash_flow = ${ledger.report_cash_flow},
      version = ${ledger.version}, updated_at = ${ledger.updated_at}
    WHERE business_id = ${uuid('business', ledger.business_id)} AND id = ${uuid('ledger', ledger.id)}`);
}

/** Locks the chart exclusively until the transaction ends: against other changes of the chart and against writers of entries. */
export async function lockChart(db: Queryable, businessId: string): Promise<void> {
  await db.rows(sql`SELECT pg_advisory_xact_lock(hashtextextended(${businessId}, 1))`);
}

/**
 * Held by every writer of entries: the cash pool stays as it is until the entry is in. It may be asked for together with
 * the look-up of the token, and is taken only when the token was accepted for the business.
 */
export function relyOnChart(db: DatabaseTransaction, businessId: string): void {
  db.send(sql`
    SELECT pg_advisory_xact_lock_shared(hashtextextended(${businessId}, 1))
    WHERE current_business() = ${uuid('business', businessId)}`);
}

function rowOf(ledger: StoredLedger): Row {
  return {
    ...ledger,
    business_id: uuid('business', ledger.business_id),
    id: uuid('ledger', ledger.id),
    parent_id: uuidOrNull('ledger', ledger.parent_id),
  };
}

function ledgerOf(row: Row): StoredLedger {
  return {
    ...row,
    business_id: encodeIdentifier('business', row.business_id),
    id: encodeIdentifier('ledger', row.id),
    parent_id: encodeOrNull('ledger', row.parent_id),
  };
}
