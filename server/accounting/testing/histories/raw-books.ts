import type { Client } from 'pg';
import { decodeIdentifier, encodeIdentifier } from '@/lib/ids/identifier';

/** A line in force, as it stands in the database; amounts in minor units, debits positive. */
export type RawLine = {
  entry: string;
  ledger: string;
  basis: 'all' | 'accrual' | 'cash';
  instant: string;
  debit: bigint;
};
export type RawLedger = { id: string; type: string; reported: boolean; inPool: boolean };
export type RawBooks = { lines: RawLine[]; ledgers: Map<string, RawLedger> };

const poolTypes = ['bank_account', 'credit_card', 'prepaid_card', 'payments', 'payroll'];

/** Reads the lines themselves, around the service and all that it keeps beside them. Lines before the start are left away. */
export async function readRawBooks(owner: Client, businessId: string): Promise<RawBooks> {
  const business = decodeIdentifier('business', businessId);
  const lines = await owner.query(
    `SELECT l.journal_entry_id AS entry, l.ledger_id AS ledger, l.basis,
       to_char(e.datetime, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS instant,
       (CASE l.debit_credit WHEN 'debit' THEN l.amount ELSE -l.amount END)::text AS debit
     FROM line_entry l
     JOIN journal_entry e ON e.business_id = l.business_id AND e.id = l.journal_entry_id
     JOIN business b ON b.id = e.business_id AND e.datetime >= b.entries_start
     WHERE l.business_id = $1 AND l.superseded_at IS NULL`,
    [business],
  );
  const ledgers = await owner.query(
    `SELECT id, type, report_cash_flow, financial_account_type FROM ledger WHERE business_id = $1`,
    [business],
  );
  return {
    lines: lines.rows.map((row) => ({
      ...row,
      ledger: encodeIdentifier('ledger', row.ledger),
      debit: BigInt(row.debit),
    })),
    ledgers: new Map(
      ledgers.rows.map((row) => {
        const id = encodeIdentifier('ledger', row.id);
        const inPool = row.report_cash_flow && poolTypes.includes(row.financial_account_type);
        return [id, { id, type: row.type, reported: row.report_cash_flow, inPool }];
      }),
    ),
  };
}
