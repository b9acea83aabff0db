import sql from 'sql-template-tag';
import type { BankBalances } from '@/lib/contract/bank-balance';
import type { Business } from '@/lib/contract/business';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import type { Queryable } from './database';
import { uuid } from './identifiers';

export type BalanceRow = {
  external_account_id: string;
  name: string;
  /** Null, with both balances, where no balance was stated. */
  closing_day: string | null;
  bank: bigint | null;
  books: bigint | null;
};

type Stated = BalanceRow & { closing_day: string; bank: bigint; books: bigint };

/**
 * The latest balance that the bank stated of each account of the business, and the books at the end of that day; of other accounts
 * with transactions neither.
 */
export async function readBankBalances(db: Queryable, business: Business): Promise<BankBalances> {
  const id = uuid('business', business.id);
  const rows = await db.rows<BalanceRow>(sql`
    SELECT a.id AS external_account_id, a.name, i.closing_day, i.closing_balance AS bank,
      CASE WHEN i.closing_day IS NOT NULL THEN (months.balance + days.balance)::bigint END AS books
    FROM external_account a
    LEFT JOIN LATERAL (
      SELECT t.closing_day, t.closing_balance, date_trunc('month', t.closing_day)::date AS month FROM transaction_import t
      WHERE t.business_id = ${id} AND t.external_account_id = a.id AND t.closing_day IS NOT NULL AND t.undone_at IS NULL
        AND (t.closing_day + 1)::timestamp AT TIME ZONE 'UTC' > ${business.entries_start}::timestamptz
      ORDER BY t.closing_day DESC, t.id DESC LIMIT 1) i ON true
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(debit - credit), 0) AS balance FROM (
        SELECT debit, credit FROM period_total
        WHERE business_id = ${id} AND measure IN ('all', 'accrual') AND month < i.month AND ledger_id = a.ledger_id
        UNION ALL
        SELECT debit, credit FROM period_total_change
        WHERE business_id = ${id} AND measure IN ('all', 'accrual') AND month < i.month AND ledger_id = a.ledger_id
      ) totals) months
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(CASE debit_credit WHEN 'debit' THEN amount ELSE -amount END), 0) AS balance FROM line_entry
      WHERE business_id = ${id} AND ledger_id = a.ledger_id AND superseded_at IS NULL AND basis <> 'cash'
        AND datetime >= greatest(i.month::timestamp AT TIME ZONE 'UTC', ${business.entries_start}::timestamptz)
        AND datetime < (i.closing_day + 1)::timestamp AT TIME ZONE 'UTC') days
    WHERE a.business_id = ${id} AND (i.closing_day IS NOT NULL OR EXISTS (
      SELECT FROM transaction t
      WHERE t.business_id = ${id} AND t.external_account_id = a.id AND t.posted AND t.datetime >= ${business.entries_start}::timestamptz))
    ORDER BY lower(a.name), a.id`);
  return comparedOf(rows, business.currency);
}

/** The same of every business of the current tenant. */
export async function readAllBankBalances(db: Queryable): Promise<Map<string, BalanceRow[]>> {
  const rows = await db.rows<BalanceRow & { business_id: string }>(
    sql`SELECT * FROM bank_balances() ORDER BY lower(name), external_account_id`,
  );
  const byBusiness = new Map<string, BalanceRow[]>();
  for (const row of rows) byBusiness.set(row.business_id, [...(byBusiness.get(row.business_id) ?? []), row]);
  return byBusiness;
}

export function comparedOf(rows: readonly BalanceRow[], currency: string): BankBalances {
  const decimals = decimalsOf(currency);
  const accountOf = ({ external_account_id: id, name }: BalanceRow) => ({
    external_account_id: encodeIdentifier('external_account', id),
    name,
  });
  return {
    bank_balances: rows.filter(isStated).map((row) => ({
      ...accountOf(row),
      day: row.closing_day,
      bank_balance: amountNumber(row.bank, decimals),
      books_balance: amountNumber(row.books, decimals),
    })),
    accounts_not_compared: rows.filter((row) => !isStated(row)).map(accountOf),
  };
}

function isStated(row: BalanceRow): row is Stated {
  return row.closing_day !== null;
}
