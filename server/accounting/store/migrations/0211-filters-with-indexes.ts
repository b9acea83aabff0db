/**
 * The filters of a business's audit log, each with an index in the order of the log, because a filter that few records meet
 * read the whole log; and lines that count on one basis alone. An index of money in by amount that was created twice is dropped.
 */
export const filtersWithIndexes = {
  name: '0211-filters-with-indexes',
  sql: `
CREATE INDEX audit_log_by_type ON audit_log (home, resource_type, id);
CREATE INDEX audit_log_by_action ON audit_log (home, action, id);
CREATE INDEX audit_log_by_user ON audit_log (home, user_id, id) WHERE user_id IS NOT NULL;
CREATE INDEX line_entry_of_basis ON line_entry (business_id, basis, datetime, journal_entry_id)
  WHERE basis <> 'all' AND superseded_at IS NULL;
DROP INDEX transaction_in_by_amount;
`,
};
