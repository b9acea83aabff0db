import type { Client } from 'pg';
import { decodeIdentifier, encodeIdentifier } from '@/lib/ids/identifier';
import { type RawItems, readRawItems, settlements } from './raw-items';

/** A line in force, as it is stored; amounts in minor units, debits positive. */
export type RawLine = {
  id: string;
  position: number;
  entry: string;
  ledger: string;
  basis: 'all' | 'accrual' | 'cash';
  instant: string;
  debit: bigint;
  /** The payment that it posts, or the entry where that settles an item otherwise with it; null for most. */
  payment: string | null;
};
export type RawLedger = {
  id: string;
  type: string;
  subtype: string;
  side: 'debit' | 'credit';
  reported: boolean;
  inPool: boolean;
  isLoan: boolean;
};
export type RawBooks = RawItems & { lines: RawLine[]; ledgers: Map<string, RawLedger> };

const poolTypes = ['bank_account', 'credit_card', 'prepaid_card', 'payments', 'payroll'];

/** Reads the lines themselves, around the service and all that it keeps beside them. Lines before the start are left away. */
export async function readRawBooks(owner: Client, businessId: string): Promise<RawBooks> {
  const business = decodeIdentifier('business', businessId);
  const lines = await owner.query(
    `SELECT l.id, l.position, l.journal_entry_id AS entry, l.ledger_id AS ledger, l.basis,
       coalesce(l.payment_id, s.id) AS payment,
       to_char(e.datetime, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS instant,
       (CASE l.debit_credit WHEN 'debit' THEN l.amount ELSE -l.amount END)::text AS debit
     FROM line_entry l
     JOIN journal_entry e ON e.business_id = l.business_id AND e.id = l.journal_entry_id
     JOIN business b ON b.id = e.business_id AND e.datetime >= b.entries_start
     LEFT JOIN (${settlements}) AS s ON s.line = l.id
     WHERE l.business_id = $1 AND l.superseded_at IS NULL`,
    [business],
  );
  const ledgers = await owner.query(
    `SELECT id, type, subtype, debit_credit, report_cash_flow, financial_account_type FROM ledger WHERE business_id = $1`,
    [business],
  );
  return {
    ...(await readRawItems(owner, business)),
    lines: lines.rows.map((row) => ({
      ...row,
      id: encodeIdentifier('line_entry', row.id),
      ledger: encodeIdentifier('ledger', row.ledger),
      debit: BigInt(row.debit),
    })),
    ledgers: new Map(
      ledgers.rows.map((row) => {
        const id = encodeIdentifier('ledger', row.id);
        const inPool = row.report_cash_flow && poolTypes.includes(row.financial_account_type);
        const { type, subtype, debit_credit: side, report_cash_flow: reported } = row;
        const isLoan = row.financial_account_type === 'loan';
        return [id, { id, type, subtype, side, reported, inPool, isLoan }];
      }),
    ),
  };
}
