/** The same as when a bill or invoice is saved: from when on what moves payable or receivable of it comes to zero. */
const cleared = (item: string, purpose: string, side: string) => `
UPDATE ${item} i SET cleared_at = settled.at
FROM ${item} o LEFT JOIN (
  SELECT business_id, id, max(datetime) AS at FROM (
    SELECT e.business_id, e.${item}_id AS id, l.datetime,
      CASE l.debit_credit WHEN '${side}' THEN l.amount ELSE -l.amount END AS amount
    FROM journal_entry e
    JOIN line_entry l ON l.business_id = e.business_id AND l.journal_entry_id = e.id AND l.superseded_at IS NULL
    JOIN ledger g ON g.business_id = l.business_id AND g.id = l.ledger_id AND g.purpose = '${purpose}'
    WHERE e.${item}_id IS NOT NULL AND e.transaction_id IS NULL AND NOT e.is_before_start AND l.on_account IS NULL
    UNION ALL
    SELECT p.business_id, p.${item}_id, p.datetime, -p.amount FROM payment p
    JOIN business b ON b.id = p.business_id AND p.datetime >= b.entries_start
    WHERE p.${item}_id IS NOT NULL AND p.removed_at IS NULL
    UNION ALL
    SELECT c.business_id, c.${item}_id, c.datetime, -c.amount FROM credit_application c
    JOIN business b ON b.id = c.business_id AND c.datetime >= b.entries_start
    WHERE c.${item}_id IS NOT NULL AND c.removed_at IS NULL) AS movement
  GROUP BY business_id, id HAVING sum(amount) = 0) AS settled ON settled.business_id = o.business_id AND settled.id = o.id
WHERE i.business_id = o.business_id AND i.id = o.id AND i.cleared_at IS DISTINCT FROM settled.at;
`;

/**
 * Corrects from when on bills and invoices are settled for good in books whose start was moved, which earlier versions
 * left as it had been: aging then left out what it should count.
 */
export const clearedAfterMovedStart = {
  name: '0140-cleared-after-moved-start',
  sql: `${cleared('bill', 'accounts_payable', 'credit')}${cleared('invoice', 'accounts_receivable', 'debit')}`,
};
