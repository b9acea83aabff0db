/**
 * Bills, invoices, payments and lines on account, as the aging counts them, and payable and receivable themselves: what
 * moves each on a day, in each book. More owed is positive.
 */
const movements = `
  control AS (
    SELECT business_id, id, purpose, CASE purpose WHEN 'accounts_payable' THEN 'credit' ELSE 'debit' END::side AS side
    FROM ledger WHERE purpose IN ('accounts_payable', 'accounts_receivable')),
  line AS MATERIALIZED (
    SELECT l.business_id, l.id, l.datetime, l.basis::text AS basis, c.purpose, l.on_account, l.payment_id, e.transaction_id,
      CASE c.purpose WHEN 'accounts_payable' THEN e.bill_id ELSE e.invoice_id END AS item_id,
      CASE l.debit_credit WHEN c.side THEN l.amount ELSE -l.amount END::numeric AS amount
    FROM line_entry l
    JOIN control c ON c.business_id = l.business_id AND c.id = l.ledger_id
    JOIN journal_entry e ON e.business_id = l.business_id AND e.id = l.journal_entry_id
    WHERE l.superseded_at IS NULL AND NOT e.is_before_start),
  applied AS MATERIALIZED (
    SELECT c.business_id, coalesce(c.bill_id, c.invoice_id) AS item_id, c.datetime, c.amount::numeric AS amount,
      CASE WHEN c.bill_id IS NULL THEN 'accounts_receivable' ELSE 'accounts_payable' END AS purpose
    FROM credit_application c JOIN business b ON b.id = c.business_id AND c.datetime >= b.entries_start
    WHERE c.removed_at IS NULL),
  of_item AS MATERIALIZED (
    SELECT business_id, purpose, item_id, datetime, amount FROM line
    WHERE item_id IS NOT NULL AND transaction_id IS NULL AND on_account IS NULL
    UNION ALL
    SELECT p.business_id, CASE WHEN p.bill_id IS NULL THEN 'accounts_receivable' ELSE 'accounts_payable' END,
      coalesce(p.bill_id, p.invoice_id), p.datetime, -p.amount
    FROM payment p JOIN business b ON b.id = p.business_id AND p.datetime >= b.entries_start
    WHERE p.removed_at IS NULL AND coalesce(p.bill_id, p.invoice_id) IS NOT NULL
    UNION ALL
    SELECT business_id, purpose, item_id, datetime, -amount FROM applied)`;

/** What must hold between what is open and payable or receivable. */
export const agingChecks: Record<string, string> = {
  'aging equals payable or receivable on every day': `
    WITH ${movements}, book (name) AS (VALUES ('accrual'), ('cash')),
    moved AS (
      SELECT business_id, purpose, name AS book, datetime, amount FROM line JOIN book ON basis IN ('all', name)
      UNION ALL
      SELECT business_id, purpose, name, datetime, -amount FROM line JOIN book ON basis IN ('all', name) WHERE on_account
      UNION ALL
      SELECT business_id, purpose, name, datetime, -amount FROM of_item CROSS JOIN book
      UNION ALL
      SELECT business_id, purpose, name, datetime, -amount FROM applied CROSS JOIN book),
    daily AS (
      SELECT business_id, purpose, book, (datetime AT TIME ZONE 'UTC')::date AS day, sum(amount) AS amount
      FROM moved GROUP BY 1, 2, 3, 4),
    standing AS (
      SELECT *, sum(amount) OVER (PARTITION BY business_id, purpose, book ORDER BY day) AS difference FROM daily)
    SELECT business_id, concat_ws(' ', purpose, book, 'book', day, 'less aging', difference) AS detail
    FROM standing WHERE difference <> 0`,
  'bill or invoice knows when it was settled for good': `
    WITH ${movements}, item AS (
      SELECT business_id, id, cleared_at FROM bill UNION ALL SELECT business_id, id, cleared_at FROM invoice),
    settled AS (
      SELECT business_id, item_id, max(datetime) AS at FROM of_item GROUP BY 1, 2 HAVING sum(amount) = 0)
    SELECT i.business_id, concat_ws(' ', i.id, 'says', i.cleared_at, 'is', s.at) AS detail
    FROM item i LEFT JOIN settled s ON s.business_id = i.business_id AND s.item_id = i.id
    WHERE i.cleared_at IS DISTINCT FROM s.at`,
  // Until marking something as paid posted the rest, it could be said of what is still owed in payable or receivable.
  'nothing is open of a bill or invoice that is paid': `
    WITH ${movements}, item AS (
      SELECT business_id, id FROM bill WHERE status = 'paid'
      UNION ALL SELECT business_id, id FROM invoice WHERE status = 'paid')
    SELECT i.business_id, concat_ws(' ', i.id, 'is paid, open', sum(m.amount)) AS detail
    FROM item i JOIN of_item m ON m.business_id = i.business_id AND m.item_id = i.id
    GROUP BY i.business_id, i.id HAVING sum(m.amount) > 0`,
  'line on account names a vendor on payable, a customer on receivable': `
    SELECT l.business_id, l.id::text AS detail FROM line_entry l
    JOIN ledger g ON g.business_id = l.business_id AND g.id = l.ledger_id
    WHERE l.on_account AND NOT coalesce(CASE g.purpose
      WHEN 'accounts_payable' THEN l.customer_id IS NULL WHEN 'accounts_receivable' THEN l.vendor_id IS NULL END, false)`,
};
