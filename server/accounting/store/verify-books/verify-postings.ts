import { signedLines } from '../signed-lines';

/** What bills and invoices are made of, in the order in which payments are shared: part, total, payable or receivable. */
export const items = `
  part AS (
    SELECT business_id, bill_id AS item_id, position, posted_ledger_id AS ledger_id, amount::numeric AS amount FROM bill_line
    UNION ALL
    SELECT business_id, invoice_id, position, posted_ledger_id, gross - discount FROM invoice_line WHERE gross > discount
    UNION ALL
    SELECT l.business_id, l.invoice_id, 1000000000, g.id, sum(l.tax) FROM invoice_line l
      JOIN ledger g ON g.business_id = l.business_id AND g.purpose = 'sales_tax_payable'
      GROUP BY 1, 2, g.id HAVING sum(l.tax) > 0),
  item AS (
    SELECT i.*, g.id AS control_id, coalesce(t.total, 0) AS total FROM (
      SELECT business_id, id, 'bill' AS kind, status, journal_entry_id, 'accounts_payable' AS purpose FROM bill
      UNION ALL
      SELECT business_id, id, 'invoice', status, journal_entry_id, 'accounts_receivable' FROM invoice) AS i
    JOIN ledger g ON g.business_id = i.business_id AND g.purpose = i.purpose
    LEFT JOIN (SELECT business_id, item_id, sum(amount) AS total FROM part GROUP BY 1, 2) AS t
      ON t.business_id = i.business_id AND t.item_id = i.id)`;

/** Both legs of each linked transfer for a FROM, with what each moved. */
const linkedLegs = `
      (SELECT business_id, id, transaction_id, amount FROM transaction_link WHERE kind = 'transfer' AND status = 'linked'
      UNION ALL
      SELECT business_id, id, other_transaction_id, -amount FROM transaction_link WHERE kind = 'transfer' AND status = 'linked')`;

/** Compares what is `posted` for each document and ledger with what is `wanted`, debits positive. */
const postedLessWanted = `
    SELECT business_id, concat_ws(' ', id, ledger_id, 'posted less wanted', sum(debit)) AS detail
    FROM (SELECT * FROM posted UNION ALL SELECT business_id, id, ledger_id, -debit FROM wanted) AS both_sides
    GROUP BY business_id, id, ledger_id HAVING sum(debit) <> 0`;

/** Checks bills, invoices and payments against the entries that post them. */
export const postingChecks: Record<string, string> = {
  'prepayment is posted as one': `
    SELECT l.business_id, concat_ws(' ', l.kind, l.item_id, 'line', l.id) AS detail
    FROM (
      SELECT business_id, 'bill' AS kind, bill_id AS item_id, id, posted_ledger_id, 'prepaid_expenses' AS purpose
      FROM bill_line WHERE is_prepayment
      UNION ALL
      SELECT business_id, 'invoice', invoice_id, id, posted_ledger_id, 'customer_deposits'
      FROM invoice_line WHERE is_prepayment) AS l
    JOIN ledger g ON g.business_id = l.business_id AND g.id = l.posted_ledger_id
    WHERE g.purpose IS DISTINCT FROM l.purpose`,
  'entry of a bank transaction agrees with the bank': `
    SELECT e.business_id, concat_ws(' ', e.id, 'bank', t.amount, 'accrual book', sum(l.signed) FILTER (WHERE l.basis <> 'cash'),
      'cash book', sum(l.signed) FILTER (WHERE l.basis <> 'accrual')) AS detail
    FROM journal_entry e
    JOIN transaction t ON t.business_id = e.business_id AND t.id = e.transaction_id
    JOIN external_account a ON a.business_id = t.business_id AND a.id = t.external_account_id
    LEFT JOIN ${signedLines} AS l
      ON l.business_id = e.business_id AND l.journal_entry_id = e.id AND l.ledger_id = a.ledger_id
    GROUP BY e.business_id, e.id, t.amount
    HAVING coalesce(sum(l.signed) FILTER (WHERE l.basis <> 'cash'), 0) <> t.amount
      OR coalesce(sum(l.signed) FILTER (WHERE l.basis <> 'accrual'), 0) <> t.amount`,
  'payment is posted to payable or receivable': `
    WITH ${items}, posted AS (
      SELECT l.*, e.transaction_id FROM line_entry l
      JOIN journal_entry e ON e.business_id = l.business_id AND e.id = l.journal_entry_id
      WHERE l.payment_id IS NOT NULL AND l.superseded_at IS NULL)
    SELECT p.business_id, p.id::text AS detail FROM payment p
    JOIN item i ON i.business_id = p.business_id AND i.id = coalesce(p.bill_id, p.invoice_id)
    LEFT JOIN posted l ON l.business_id = p.business_id AND l.payment_id = p.id
    WHERE (l.id IS NOT NULL) <> (p.amount > 0 AND p.removed_at IS NULL)
      OR (l.id IS NOT NULL AND (l.amount <> p.amount OR l.ledger_id <> i.control_id OR l.datetime <> p.datetime
        OR l.transaction_id <> p.transaction_id
        OR l.debit_credit <> (CASE i.kind WHEN 'bill' THEN 'debit' ELSE 'credit' END)::side))`,
  'line of a payment or refund has it': `
    SELECT l.business_id, concat_ws(' ', l.id, 'names', l.payment_id) AS detail FROM line_entry l
    LEFT JOIN payment p ON p.business_id = l.business_id AND p.id = l.payment_id
    WHERE l.payment_id IS NOT NULL AND l.superseded_at IS NULL AND p.id IS NULL`,
  'refund is posted to payable or receivable': `
    SELECT p.business_id, p.id::text AS detail FROM payment p
    JOIN ledger g ON g.business_id = p.business_id
      AND g.purpose = CASE WHEN p.vendor_id IS NULL THEN 'accounts_receivable' ELSE 'accounts_payable' END
    LEFT JOIN line_entry l ON l.business_id = p.business_id AND l.payment_id = p.id AND l.superseded_at IS NULL
    LEFT JOIN journal_entry e ON e.business_id = l.business_id AND e.id = l.journal_entry_id
    WHERE num_nonnulls(p.vendor_id, p.customer_id) = 1 AND ((l.id IS NOT NULL) <> (p.removed_at IS NULL)
      OR (l.id IS NOT NULL AND (l.amount <> p.amount OR l.ledger_id <> g.id OR l.datetime <> p.datetime
        OR l.vendor_id IS DISTINCT FROM p.vendor_id OR l.customer_id IS DISTINCT FROM p.customer_id
        OR e.transaction_id <> p.transaction_id
        OR l.debit_credit <> (CASE WHEN p.vendor_id IS NULL THEN 'debit' ELSE 'credit' END)::side)))`,
  'leg of a transfer stands against transfers in transit': `
    SELECT k.business_id, concat_ws(' ', k.id, 'transaction', k.transaction_id, 'linked', k.amount, 'in transit', sum(l.signed)) AS detail
    FROM ${linkedLegs} AS k
    JOIN ledger g ON g.business_id = k.business_id AND g.purpose = 'transfers'
    LEFT JOIN journal_entry e ON e.business_id = k.business_id AND e.transaction_id = k.transaction_id
    LEFT JOIN ${signedLines} AS l
      ON l.business_id = e.business_id AND l.journal_entry_id = e.id AND l.ledger_id = g.id AND l.basis = 'all'
    GROUP BY k.business_id, k.id, k.transaction_id, k.amount
    HAVING coalesce(sum(l.signed), 0) <> k.amount`,
  'transaction is one leg of one transfer': `
    SELECT business_id, concat_ws(' ', transaction_id, 'in', count(*), 'transfers') AS detail
    FROM ${linkedLegs} AS leg GROUP BY business_id, transaction_id HAVING count(*) > 1`,
  'no more comes back than was paid': `
    SELECT k.business_id, concat_ws(' ', t.id, 'moved', t.amount, 'refunded', sum(k.amount)) AS detail
    FROM transaction_link k
    JOIN transaction t ON t.business_id = k.business_id AND t.id = k.other_transaction_id
    WHERE k.kind = 'refund' AND k.status = 'linked'
    GROUP BY k.business_id, t.id, t.amount HAVING sum(k.amount) > abs(t.amount)`,
  'transaction is linked once to what decides its lines': `
    SELECT business_id, concat_ws(' ', transaction_id, 'has', count(*), 'links') AS detail FROM transaction_link
    WHERE kind IN ('transfer', 'refund', 'same') AND status = 'linked'
    GROUP BY business_id, transaction_id HAVING count(*) > 1`,
  'link of a payment is linked while the payment stands': `
    SELECT k.business_id, k.id::text AS detail FROM transaction_link k
    LEFT JOIN payment p ON p.business_id = k.business_id AND p.id = k.payment_id
    WHERE k.kind = 'payment' AND ((k.status = 'linked') <> (p.id IS NOT NULL AND p.removed_at IS NULL)
      OR (p.id IS NOT NULL AND (p.transaction_id <> k.transaction_id OR p.amount <> k.amount)))`,
  'bill or invoice is posted as its lines say': `
    WITH ${items}, wanted AS (
      SELECT i.business_id, i.id, p.ledger_id, CASE i.kind WHEN 'bill' THEN p.amount ELSE -p.amount END AS debit
      FROM item i JOIN part p ON p.business_id = i.business_id AND p.item_id = i.id WHERE i.journal_entry_id IS NOT NULL
      UNION ALL
      SELECT business_id, id, control_id, CASE kind WHEN 'bill' THEN -total ELSE total END
      FROM item WHERE journal_entry_id IS NOT NULL),
    -- An item that was voided, and opened again, has entries that cancel out beside the one that posts it.
    posted AS (
      SELECT l.business_id, coalesce(e.bill_id, e.invoice_id) AS id, l.ledger_id, l.signed AS debit
      FROM journal_entry e
      JOIN ${signedLines} AS l ON l.business_id = e.business_id AND l.journal_entry_id = e.id
      WHERE e.transaction_id IS NULL AND coalesce(e.bill_id, e.invoice_id) IS NOT NULL AND e.categorization_method IN ('ap', 'ar'))
    ${postedLessWanted}`,
  'what is settled otherwise is posted to payable or receivable': `
    WITH item AS (
      SELECT business_id, id, settlement_entry_id, settled_otherwise, 'accounts_payable' AS purpose, 'debit' AS side FROM bill
      UNION ALL
      SELECT business_id, id, settlement_entry_id, settled_otherwise, 'accounts_receivable', 'credit' FROM invoice)
    SELECT i.business_id, concat_ws(' ', i.id, 'says', i.settled_otherwise, 'posted', sum(l.amount)) AS detail
    FROM item i
    LEFT JOIN ledger g ON g.business_id = i.business_id AND g.purpose = i.purpose
    LEFT JOIN journal_entry e ON e.business_id = i.business_id AND e.id = i.settlement_entry_id AND i.id IN (e.bill_id, e.invoice_id)
    LEFT JOIN line_entry l ON l.business_id = i.business_id AND l.journal_entry_id = e.id AND l.superseded_at IS NULL
      AND l.ledger_id = g.id AND l.on_account IS NULL AND l.debit_credit::text = i.side
    WHERE i.settlement_entry_id IS NOT NULL
    GROUP BY i.business_id, i.id, i.settled_otherwise HAVING sum(l.amount) IS DISTINCT FROM i.settled_otherwise`,
  'credit note is posted as its lines say, and reversed when it is voided': `
    WITH wanted AS (
      SELECT n.business_id, n.id, l.ledger_id, CASE WHEN n.vendor_id IS NULL THEN l.amount ELSE -l.amount END AS debit
      FROM credit_note n JOIN credit_note_line l ON l.business_id = n.business_id AND l.credit_note_id = n.id
      WHERE n.voided_at IS NULL),
    posted AS (
      SELECT e.business_id, e.credit_note_id AS id, l.ledger_id, l.signed AS debit
      FROM journal_entry e
      JOIN ${signedLines} AS l ON l.business_id = e.business_id AND l.journal_entry_id = e.id
      WHERE e.credit_note_id IS NOT NULL AND l.on_account IS NULL)
    ${postedLessWanted}`,
};
