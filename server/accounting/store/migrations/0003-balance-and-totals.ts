/** The rule of double entry, kept by the database itself, and the totals that reports read. */
export const balanceAndTotals = {
  name: '0003-balance-and-totals',
  sql: `
-- An entry whose lines cannot be seen counts as one without lines, so hiding them does not help.
CREATE FUNCTION refuse_unbalanced(business uuid, entry uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE balanced boolean; debits numeric; credits numeric;
BEGIN
  SELECT bool_and(debit = credit), sum(debit), sum(credit) INTO balanced, debits, credits
    FROM (SELECT coalesce(sum(amount) FILTER (WHERE debit_credit = 'debit'), 0) AS debit,
                 coalesce(sum(amount) FILTER (WHERE debit_credit = 'credit'), 0) AS credit
            FROM line_entry
           WHERE business_id = business AND journal_entry_id = entry AND superseded_at IS NULL
           GROUP BY basis) AS by_basis;
  IF balanced IS NOT TRUE OR debits = 0 THEN
    RAISE EXCEPTION 'journal entry % is not balanced: debits %, credits % minor units',
      entry, coalesce(debits, 0), coalesce(credits, 0)
      USING ERRCODE = 'check_violation', CONSTRAINT = 'balanced_entry';
  END IF;
END $$;

CREATE FUNCTION check_new_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM refuse_unbalanced(NEW.business_id, NEW.id); RETURN NULL; END $$;
CREATE FUNCTION check_changed_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM refuse_unbalanced(NEW.business_id, NEW.journal_entry_id); RETURN NULL; END $$;

CREATE CONSTRAINT TRIGGER balanced_entry AFTER INSERT ON journal_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_new_entry();
CREATE CONSTRAINT TRIGGER balanced_entry AFTER INSERT OR UPDATE OF superseded_at ON line_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_changed_line();

-- A line's ledger, side and amount never change: a line is replaced, and the old one kept as history.
REVOKE UPDATE ON line_entry FROM daybook_service;
GRANT UPDATE (superseded_at, datetime, is_cash_movement) ON line_entry TO daybook_service;
REVOKE UPDATE ON journal_entry FROM daybook_service;
GRANT UPDATE (description, clean_description, datetime, is_reconciled, review_status, categorization_method,
  is_before_start, notes, version, updated_at) ON journal_entry TO daybook_service;

CREATE TABLE period_total (
  business_id uuid NOT NULL,
  measure total_measure NOT NULL,
  month date NOT NULL,
  ledger_id uuid NOT NULL,
  debit numeric NOT NULL,
  credit numeric NOT NULL,
  PRIMARY KEY (business_id, measure, month, ledger_id),
  FOREIGN KEY (business_id, ledger_id) REFERENCES ledger (business_id, id)
);
COMMENT ON TABLE period_total IS 'minor units posted to a ledger in a month (UTC), by measure, since entries_start; what is not folded in yet stands in period_total_change';
CALL guard('period_total', 'business_id = current_business()');
GRANT SELECT, INSERT, UPDATE ON period_total TO daybook_service;

-- Writers only add rows here, so two entries of one month never wait for each other; a fold moves them to period_total.
CREATE TABLE period_total_change (
  business_id uuid NOT NULL,
  measure total_measure NOT NULL,
  month date NOT NULL,
  ledger_id uuid NOT NULL,
  debit numeric NOT NULL,
  credit numeric NOT NULL
) WITH (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 500);
CREATE INDEX period_total_change_business ON period_total_change (business_id);
CALL guard('period_total_change', 'business_id = current_business()');
GRANT SELECT, INSERT, DELETE ON period_total_change TO daybook_service;
`,
};
