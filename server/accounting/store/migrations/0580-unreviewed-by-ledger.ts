/**
 * How many entries of each month and ledger nobody has confirmed, as one more measure of the totals: a statement counted those of its
 * ledger one by one, which took half a second where a million were.
 */
export const unreviewedByLedger = {
  name: '0580-unreviewed-by-ledger',
  sql: `
ALTER TABLE period_total DROP CONSTRAINT period_total_measure, ADD CONSTRAINT period_total_measure
  CHECK (measure IN ('all', 'accrual', 'cash', 'cash_movement', 'unreviewed'));
ALTER TABLE period_total_change DROP CONSTRAINT period_total_change_measure, ADD CONSTRAINT period_total_change_measure
  CHECK (measure IN ('all', 'accrual', 'cash', 'cash_movement', 'unreviewed'));
COMMENT ON TABLE period_total IS 'minor units posted to a ledger in a month (UTC), by measure, since entries_start; of the measure unreviewed, debit counts entries in the accrual book that are not confirmed; what is not folded in yet stands in period_total_change';
INSERT INTO period_total (business_id, measure, month, ledger_id, debit, credit)
  SELECT l.business_id, 'unreviewed', date_trunc('month', l.datetime, 'UTC')::date, l.ledger_id, count(DISTINCT l.journal_entry_id), 0
  FROM line_entry l
  JOIN journal_entry e ON e.business_id = l.business_id AND e.id = l.journal_entry_id
  WHERE e.review_status <> 'confirmed' AND NOT e.is_before_start AND l.superseded_at IS NULL AND l.basis <> 'cash'
  GROUP BY 1, 3, 4;
`,
};
