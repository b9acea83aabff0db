/** In the cash pool, as `domain/reports/cash-pool.ts` says. */
const pool = `g.report_cash_flow AND coalesce(g.financial_account_type, '') IN
  ('bank_account', 'credit_card', 'prepaid_card', 'payments', 'payroll')`;

/** What bills and invoices are made of, in the order in which payments are shared: part, total, payable or receivable. */
const items = `
  part AS (
    SELECT business_id, bill_id AS item_id, position, ledger_id, amount::numeric AS amount FROM bill_line
    UNION ALL
    SELECT business_id, invoice_id, position, ledger_id, gross - discount FROM invoice_line WHERE gross > discount
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

/** What must hold between bills, invoices, payments, and the entries that post them. */
export const postingChecks: Record<string, string> = {
  'entry of a bank transaction agrees with the bank': `
    SELECT e.business_id, concat_ws(' ', e.id, 'bank', t.amount, 'accrual book', sum(l.signed) FILTER (WHERE l.basis <> 'cash'),
      'cash book', sum(l.signed) FILTER (WHERE l.basis <> 'accrual')) AS detail
    FROM journal_entry e
    JOIN transaction t ON t.business_id = e.business_id AND t.id = e.transaction_id
    JOIN external_account a ON a.business_id = t.business_id AND a.id = t.external_account_id
    LEFT JOIN (SELECT *, CASE debit_credit WHEN 'debit' THEN amount ELSE -amount END AS signed
        FROM line_entry WHERE superseded_at IS NULL) AS l
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
  'bill or invoice is posted as its lines say': `
    WITH ${items}, wanted AS (
      SELECT i.business_id, i.id, p.ledger_id, CASE i.kind WHEN 'bill' THEN p.amount ELSE -p.amount END AS debit
      FROM item i JOIN part p ON p.business_id = i.business_id AND p.item_id = i.id WHERE i.journal_entry_id IS NOT NULL
      UNION ALL
      SELECT business_id, id, control_id, CASE kind WHEN 'bill' THEN -total ELSE total END
      FROM item WHERE journal_entry_id IS NOT NULL),
    -- An item that was voided, and opened again, has entries that cancel out beside the one that posts it.
    posted AS (
      SELECT l.business_id, coalesce(e.bill_id, e.invoice_id) AS id, l.ledger_id,
        CASE l.debit_credit WHEN 'debit' THEN l.amount ELSE -l.amount END AS debit
      FROM journal_entry e
      JOIN line_entry l ON l.business_id = e.business_id AND l.journal_entry_id = e.id AND l.superseded_at IS NULL
      WHERE e.transaction_id IS NULL AND coalesce(e.bill_id, e.invoice_id) IS NOT NULL)
    SELECT business_id, concat_ws(' ', id, ledger_id, 'posted less wanted', sum(debit)) AS detail
    FROM (SELECT * FROM posted UNION ALL SELECT business_id, id, ledger_id, -debit FROM wanted) AS both_sides
    GROUP BY business_id, id, ledger_id HAVING sum(debit) <> 0`,
  'payment counts on what it pays': `
    WITH ${items}, paid AS (
      SELECT p.business_id, p.id, i.id AS item_id, i.control_id, i.total, p.amount::numeric AS amount,
        sum(p.amount) OVER (PARTITION BY p.business_id, i.id ORDER BY p.datetime, p.id) AS so_far
      FROM payment p JOIN item i ON i.business_id = p.business_id AND i.id = coalesce(p.bill_id, p.invoice_id)
      WHERE p.removed_at IS NULL),
    point AS (
      SELECT DISTINCT business_id, item_id, total, least(at, total) AS at
      FROM paid CROSS JOIN LATERAL (VALUES (so_far), (so_far - amount)) AS v (at) WHERE total > 0),
    ranked AS (
      SELECT t.*, p.position, p.ledger_id, div(t.at * p.amount, t.total) AS down,
        row_number() OVER (PARTITION BY t.business_id, t.item_id, t.at
          ORDER BY mod(t.at * p.amount, t.total) DESC, p.position) AS rank
      FROM point t JOIN part p ON p.business_id = t.business_id AND p.item_id = t.item_id),
    share AS (
      SELECT *, down + CASE WHEN rank <= at - sum(down) OVER (PARTITION BY business_id, item_id, at) THEN 1 ELSE 0 END AS amount
      FROM ranked),
    counted AS (
      SELECT p.business_id, p.id, s.ledger_id, CASE s.at WHEN least(p.so_far, p.total) THEN s.amount ELSE 0 END
        - CASE s.at WHEN least(p.so_far - p.amount, p.total) THEN s.amount ELSE 0 END AS amount
      FROM paid p JOIN share s ON s.business_id = p.business_id AND s.item_id = p.item_id
      UNION ALL
      SELECT business_id, id, control_id, greatest(so_far - total, 0) - greatest(so_far - amount - total, 0) FROM paid),
    line AS (
      SELECT l.*, (SELECT bool_or(${pool}) FROM line_entry o
        JOIN ledger g ON g.business_id = o.business_id AND g.id = o.ledger_id
        WHERE o.business_id = l.business_id AND o.journal_entry_id = l.journal_entry_id
          AND o.superseded_at IS NULL AND o.basis <> 'accrual') AS touches_pool
      FROM line_entry l WHERE l.payment_id IS NOT NULL AND l.superseded_at IS NULL),
    wanted AS (
      SELECT l.business_id, l.id, CASE WHEN ${pool} THEN l.ledger_id ELSE c.ledger_id END AS ledger_id,
        CASE l.debit_credit WHEN 'debit' THEN c.amount ELSE -c.amount END AS debit
      FROM line l JOIN counted c ON c.business_id = l.business_id AND c.id = l.payment_id
      JOIN ledger g ON g.business_id = c.business_id AND g.id = c.ledger_id
      WHERE l.touches_pool),
    kept AS (
      SELECT business_id, id, ledger_id, CASE debit_credit WHEN 'debit' THEN amount ELSE -amount END AS debit
      FROM line WHERE is_cash_movement
      UNION ALL
      SELECT business_id, line_entry_id, ledger_id, debit - credit FROM cash_share)
    SELECT business_id, concat_ws(' ', id, ledger_id, 'kept less wanted', sum(debit)) AS detail
    FROM (SELECT * FROM kept UNION ALL SELECT business_id, id, ledger_id, -debit FROM wanted) AS both_sides
    GROUP BY business_id, id, ledger_id HAVING sum(debit) <> 0`,
  'share of a cash movement has a line in force, and its time': `
    SELECT c.business_id, c.line_entry_id::text AS detail FROM cash_share c
    JOIN line_entry l ON l.business_id = c.business_id AND l.journal_entry_id = c.journal_entry_id AND l.id = c.line_entry_id
    WHERE l.superseded_at IS NOT NULL OR l.datetime <> c.datetime OR l.payment_id IS NULL OR l.is_cash_movement`,
};
