import type { Client } from 'pg';
import { encodeIdentifier } from '@/lib/ids/identifier';

/** By bill or invoice: what it is made of, in the order of its lines, tax last. Minor units. */
export type RawItems = {
  parts: Map<string, { ledger: string; amount: bigint }[]>;
  /** Those not removed, in the order that decides what was paid so far. */
  payments: { id: string; item: string; amount: bigint }[];
};

/** Reads bills, invoices and payments as they are stored. */
export async function readRawItems(owner: Client, business: string | null): Promise<RawItems> {
  const parts: RawItems['parts'] = new Map();
  const { rows } = await owner.query(
    `SELECT bill_id AS item, position, posted_ledger_id AS ledger, amount::text FROM bill_line WHERE business_id = $1
     UNION ALL
     SELECT invoice_id, position, posted_ledger_id, (gross - discount)::text FROM invoice_line
     WHERE business_id = $1 AND gross > discount
     UNION ALL
     SELECT invoice_id, 2147483647, (SELECT id FROM ledger WHERE business_id = $1 AND purpose = 'sales_tax_payable'),
       sum(tax)::text
     FROM invoice_line WHERE business_id = $1 GROUP BY 1 HAVING sum(tax) > 0
     ORDER BY position`,
    [business],
  );
  for (const row of rows) {
    const ofItem = parts.get(row.item) ?? [];
    parts.set(row.item, ofItem);
    ofItem.push({ ledger: encodeIdentifier('ledger', row.ledger), amount: BigInt(row.amount) });
  }
  const payments = await owner.query(
    `SELECT id, coalesce(bill_id, invoice_id) AS item, amount::text FROM payment
     WHERE business_id = $1 AND removed_at IS NULL ORDER BY datetime, id`,
    [business],
  );
  return { parts, payments: payments.rows.map((row) => ({ ...row, amount: BigInt(row.amount) })) };
}
