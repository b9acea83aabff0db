/**
 * Rules, what the service said of an entry (kept when a person chooses another ledger, so that it can be measured), when
 * it last judged a pending entry again, and the job that does so. Applications that may do everything may do this too.
 */
export const rules = {
  name: '0110-rules',
  sql: `
ALTER TABLE business ADD certain_threshold double precision NOT NULL DEFAULT 0.98
  CHECK (certain_threshold BETWEEN 0.9 AND 1);
CALL may_change('{name, status, industry, aggregator_user_token, books_locked_through, fiscal_year, entries_start, certain_threshold, version, updated_at}', 'business');

CREATE TABLE rule (
  business_id uuid NOT NULL,
  id uuid NOT NULL,
  position integer NOT NULL,
  name text NOT NULL,
  conditions jsonb NOT NULL,
  outcome jsonb NOT NULL,
  active boolean NOT NULL,
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (business_id, id)
);
COMMENT ON COLUMN rule.conditions IS 'amounts in minor units, as text';
CALL place('rule', 'business_id');
ALTER TABLE rule ADD FOREIGN KEY (business_id) REFERENCES business (id);
CREATE INDEX rule_by_position ON rule (business_id, position, id);
CALL guard('rule', 'business_id = current_business()');
GRANT SELECT, INSERT, DELETE ON rule TO daybook_service;
CALL may_change('{position, name, conditions, outcome, active, version, updated_at}', 'rule');

ALTER TABLE journal_entry ADD said jsonb, ADD judged_at timestamptz(3);
COMMENT ON COLUMN journal_entry.said IS
  'what the service last suggested: ledger_ids, confidence (null when it was no suggestion), rule_id; a person never changes it';
COMMENT ON COLUMN journal_entry.judged_at IS 'when the service last replaced the suggestion of the pending entry';
CALL may_change('{description, clean_description, datetime, is_reconciled, review_status, categorization_method, suggestion, said, judged_at, bill_id, invoice_id, is_before_start, notes, version, updated_at}', 'journal_entry');
CREATE INDEX journal_entry_judged ON journal_entry (business_id, judged_at, id)
  WHERE judged_at IS NOT NULL AND review_status <> 'confirmed';
CREATE INDEX journal_entry_of_bank_pending ON journal_entry (business_id, datetime, id)
  WHERE review_status <> 'confirmed' AND transaction_id IS NOT NULL;

-- Workers of different kinds of jobs do not wait for each other.
DROP FUNCTION claim_job(interval);
CREATE FUNCTION claim_job(lease interval, kinds text[]) RETURNS SETOF job
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = accounting, pg_temp
  AS $$
    UPDATE job SET attempts = attempts + 1, run_at = now() + lease
    WHERE (business_id, id) = (
      SELECT business_id, id FROM job WHERE run_at <= now() AND kind = ANY (kinds)
      ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING *
  $$;
REVOKE ALL ON FUNCTION claim_job(interval, text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_job(interval, text[]) TO daybook_service;

UPDATE application SET scopes = scopes || '{rule:read}' WHERE scopes @> '{journal_entry:read, tag:read, audit_log:read}';
UPDATE application SET scopes = scopes || '{rule:write}' WHERE scopes @> '{journal_entry:write, tag:write, transaction:write}';
`,
};
