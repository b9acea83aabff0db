/**
 * What the service suggested for an entry: how likely its ledger is right, why, and which other ledgers may be. Entries of
 * older books have none. What suggestions are learned from, the latest confirmed entries of bank transactions, is read by time.
 */
export const suggestions = {
  name: '0092-suggestions',
  sql: `
ALTER TABLE journal_entry ADD suggestion jsonb;
COMMENT ON COLUMN journal_entry.suggestion IS
  'confidence (0 to 1, null when nothing was known), reasons, alternatives, and at_version: the version of the entry that the service made with it';
CALL may_change('{description, clean_description, datetime, is_reconciled, review_status, categorization_method, suggestion, bill_id, invoice_id, is_before_start, notes, version, updated_at}', 'journal_entry');
CREATE INDEX journal_entry_decided ON journal_entry (business_id, datetime, id)
  WHERE review_status = 'confirmed' AND transaction_id IS NOT NULL;
DROP INDEX journal_entry_by_payee;
`,
};
