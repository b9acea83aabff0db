import type { Client } from 'pg';
import { encodeIdentifier } from '@/lib/ids/identifier';

/** By bill or invoice: what it is made of, in the order of its lines, tax last. Minor units. */
export type RawItems = {
  parts: Map<string, { ledger: string; amount: bigint }[]>;
  /**
   * Those not removed, and by their entries what settled an item otherwise, less than 0 where that was taken back, in the order
   * that decides what was paid so far.
   */
  payments: { id: string; item: string; amount: bigint }[];
};

/** Rows `id`, `item`, `amount` and `line` of the entries that settle bills or invoices of business $1 without a payment. */
export const settlements = `
  SELECT e.id, coalesce(e.bill_id, e.invoice_id) AS item, e.datetime, l.id AS line,
    CASE WHEN (e.bill_id IS NULL) = (l.debit_credit = 'credit') THEN l.amount ELSE -l.amount END AS amount
  FROM journal_entry e
  JOIN line_entry l ON l.business_id = e.business_id AND l.journal_entry_id = e.id AND l.superseded_at IS NULL
  JOIN ledger g ON g.business_id = l.business_id AND g.id = l.ledger_id
    AND g.purpose = CASE WHEN e.bill_id IS NULL THEN 'accounts_receivable' ELSE 'accounts_payable' END
  WHERE e.business_id = $1 AND e.transaction_id IS NULL AND coalesce(e.bill_id, e.invoice_id) IS NOT NULL
    AND e.categorization_method NOT IN ('ap', 'ar') AND l.on_account IS NULL`;

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
    `SELECT id, item, amount::text FROM (
       SELECT id, coalesce(bill_id, invoice_id) AS item, datetime, amount FROM payment
       WHERE business_id = $1 AND removed_at IS NULL
       UNION ALL
       SELECT id, item, datetime, amount FROM (${settlements}) AS settlement) AS paid
     ORDER BY datetime, id`,
    [business],
  );
  return { parts, payments: payments.rows.map((row) => ({ ...row, amount: BigInt(row.amount) })) };
}
