/**
 * A transaction is reviewed where its entry is confirmed. The flag could be set apart from the entry, which reports and review go by, and
 * entries were confirmed before it followed them. Those without an entry keep theirs.
 */
export const reviewedTransactions = {
  name: '0600-reviewed-transactions',
  sql: `
UPDATE transaction SET reviewed = NOT reviewed, version = version + 1 FROM (
  SELECT t.business_id, t.id FROM transaction t
    JOIN journal_entry e ON e.business_id = t.business_id AND e.transaction_id = t.id
    WHERE t.reviewed <> (e.review_status = 'confirmed')
  ) AS apart
  WHERE transaction.business_id = apart.business_id AND transaction.id = apart.id;
COMMENT ON COLUMN transaction.reviewed IS 'whether its entry is confirmed; of one without an entry, what somebody said';
`,
};
