/**
 * Answers of the business: the ledger that a message names, and when an entry was answered, so that the review lists what
 * was answered first. The index of pending entries by time, which no list reads any more, makes room for the one of that order.
 */
const rank = '(CASE WHEN answered_at IS NULL THEN 1 ELSE 0 END)';

export const ownerAnswers = {
  name: '0330-owner-answers',
  sql: `
ALTER TABLE task_message ADD ledger_id uuid;
ALTER TABLE task_message ADD CONSTRAINT task_message_ledger
  FOREIGN KEY (business_id, ledger_id) REFERENCES ledger (business_id, id);
CREATE INDEX task_message_of_ledger ON task_message (business_id, ledger_id) WHERE ledger_id IS NOT NULL;
CREATE INDEX task_by_status ON task (business_id, status, created_at, id);

ALTER TABLE journal_entry ADD answered_at timestamptz(3);
COMMENT ON COLUMN journal_entry.answered_at IS
  'when the business last answered a question about the entry; null where none was answered, or another was asked since';
CALL may_change('{description, clean_description, datetime, is_reconciled, review_status, categorization_method, suggestion, said, judged_at, judged_from, answered_at, bill_id, invoice_id, is_before_start, notes, version, updated_at}', 'journal_entry');
DROP INDEX journal_entry_pending;
CREATE INDEX journal_entry_answered_first ON journal_entry (business_id, review_status, ${rank}, datetime, id)
  WHERE review_status <> 'confirmed';

CREATE OR REPLACE VIEW searched_entry AS
  SELECT business_id, id, datetime, description, ' ' || description || ' ' || coalesce(notes, '') AS words, review_status,
    is_reconciled, categorization_method, transaction_id, bill_id, invoice_id, (CASE WHEN categorization_method = 'uncategorized' THEN 2000
  WHEN categorization_method = 'similarity' THEN coalesce(1000 - round((suggestion->>'confidence')::numeric * 1000)::integer, 1000)
  ELSE 0 END) AS doubt, ${rank} AS answered_rank
  FROM journal_entry WHERE business_id = current_business();
`,
};
