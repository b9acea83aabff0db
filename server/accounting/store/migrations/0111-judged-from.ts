/** What a pending entry said before the service judged it again, for a person who changes it while looking at that. */
export const judgedFrom = {
  name: '0111-judged-from',
  sql: `
ALTER TABLE journal_entry ADD judged_from jsonb;
COMMENT ON COLUMN journal_entry.judged_from IS
  'the last versions before the service judged the entry again: version, clean description, method, suggestion, said, and the lines that were replaced';
CALL may_change('{description, clean_description, datetime, is_reconciled, review_status, categorization_method, suggestion, said, judged_at, judged_from, bill_id, invoice_id, is_before_start, notes, version, updated_at}', 'journal_entry');
`,
};
