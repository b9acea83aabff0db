import sql from 'sql-template-tag';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { type Day, dayOf } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { Queryable } from './database';
import { uuid } from './identifiers';

type Row = ExternalAccount & { shares_ledger: boolean };

export async function insertExternalAccount(db: Queryable, account: ExternalAccount): Promise<void> {
  await db.rows(sql`
    INSERT INTO external_account (business_id, id, name, institution, last_four, ledger_id, version, created_at, updated_at)
    VALUES (${uuid('business', account.business_id)}, ${uuid('external_account', account.id)}, ${account.name},
      ${account.institution}, ${account.last_four}, ${uuid('ledger', account.ledger_id)}, ${account.version},
      ${account.created_at}, ${account.updated_at})`);
}

export async function listExternalAccounts(db: Queryable, businessId: string): Promise<ExternalAccount[]> {
  const rows = await db.rows<Row>(sql`
    SELECT * FROM external_account WHERE business_id = ${uuid('business', businessId)} ORDER BY name, id`);
  return rows.map(accountOf);
}

export async function findExternalAccount(
  db: Queryable,
  businessId: string,
  id: string,
): Promise<ExternalAccount | null> {
  const [row] = await db.rows<Row>(sql`
    SELECT * FROM external_account
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('external_account', id)}`);
  return row ? accountOf(row) : null;
}

/** The first external account that uses the ledger; older books may have several. */
export async function findAccountOnLedger(
  db: Queryable,
  businessId: string,
  ledgerId: string,
): Promise<ExternalAccount | null> {
  const [row] = await db.rows<Row>(sql`
    SELECT * FROM external_account
    WHERE business_id = ${uuid('business', businessId)} AND ledger_id = ${uuid('ledger', ledgerId)} ORDER BY id LIMIT 1`);
  return row ? accountOf(row) : null;
}

/** The day of the account's first transaction; null where it has none. */
export async function findFirstDay(db: Queryable, businessId: string, id: string): Promise<Day | null> {
  const [first] = await db.rows<{ datetime: string }>(sql`
    SELECT datetime FROM transaction
    WHERE business_id = ${uuid('business', businessId)} AND external_account_id = ${uuid('external_account', id)}
    ORDER BY datetime LIMIT 1`);
  return first ? dayOf(first.datetime) : null;
}

/** The external account, locked: two imports into one account wait for each other, or they could add a record twice. */
export async function lockExternalAccount(
  db: Queryable,
  businessId: string,
  id: string,
): Promise<ExternalAccount | null> {
  const [row] = await db.rows<Row>(sql`
    SELECT * FROM external_account
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('external_account', id)} FOR NO KEY UPDATE`);
  return row ? accountOf(row) : null;
}

export async function saveExternalAccount(db: Queryable, account: ExternalAccount): Promise<void> {
  await db.rows(sql`
    UPDATE external_account SET name = ${account.name}, institution = ${account.institution},
      last_four = ${account.last_four}, version = ${account.version}, updated_at = ${account.updated_at}
    WHERE business_id = ${uuid('business', account.business_id)} AND id = ${uuid('external_account', account.id)}`);
}

function accountOf({ shares_ledger: _sharesLedger, ...row }: Row): ExternalAccount {
  return {
    ...row,
    business_id: encodeIdentifier('business', row.business_id),
    id: encodeIdentifier('external_account', row.id),
    ledger_id: encodeIdentifier('ledger', row.ledger_id),
  };
}
