/** The lines that entries have now, in the order of the primary key: no plan reads the whole business for an entry. */
const lookUpsOnly = `SET enable_sort = off SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off`;

const sumOf = (basis: string) =>
  `coalesce(sum(CASE l.debit_credit WHEN 'debit' THEN l.amount ELSE -l.amount END) FILTER (WHERE l.basis = '${basis}'), 0)`;
const movedExcept = (basis: string) =>
  `coalesce(sum(CASE l.debit_credit WHEN 'debit' THEN l.amount ELSE -l.amount END)
            FILTER (WHERE l.ledger_id = a.ledger_id AND l.basis <> '${basis}'), 0)`;

/**
 * New entries are checked all at once at the end of the statement that adds them, where a trigger for each entry and each line
 * did it at commit: half of the time of an import. An entry that is not complete yet, because its lines come with
 * another statement, is marked by an update that changes nothing, and so checked alone at commit as before. Superseded
 * lines are checked at commit, too (\`check_changed_line\`).
 *
 * The checks of added rows run as the owner, so that no setting hides rows from them, and mark entries that the service
 * may not update.
 */
export const balanceOfAddedEntries = {
  name: '0210-balance-of-added-entries',
  sql: `
CREATE FUNCTION check_at_commit(businesses uuid[], entries uuid[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = accounting, pg_temp ${lookUpsOnly} AS $$
BEGIN
  UPDATE journal_entry e SET version = e.version
    FROM unnest(businesses, entries) AS t (business_id, id)
   WHERE e.business_id = t.business_id AND e.id = t.id;
END $$;
REVOKE ALL ON FUNCTION check_at_commit(uuid[], uuid[]) FROM PUBLIC;

CREATE OR REPLACE FUNCTION check_new_entry() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = accounting, pg_temp ${lookUpsOnly} AS $$
DECLARE businesses uuid[]; entries uuid[];
BEGIN
  SELECT array_agg(n.business_id), array_agg(n.id) INTO businesses, entries
    FROM added n
    LEFT JOIN LATERAL (
      SELECT l.id FROM line_entry l WHERE l.business_id = n.business_id AND l.journal_entry_id = n.id
      ORDER BY l.id LIMIT 1) AS line ON true
   WHERE line.id IS NULL;
  IF entries IS NOT NULL THEN PERFORM check_at_commit(businesses, entries); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION check_added_lines() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = accounting, pg_temp ${lookUpsOnly} AS $$
DECLARE businesses uuid[]; entries uuid[];
BEGIN
  SELECT array_agg(n.business_id), array_agg(n.journal_entry_id) INTO businesses, entries
    FROM (SELECT DISTINCT business_id, journal_entry_id FROM added) n
    LEFT JOIN journal_entry e ON e.business_id = n.business_id AND e.id = n.journal_entry_id
    LEFT JOIN transaction t ON t.business_id = e.business_id AND t.id = e.transaction_id
    LEFT JOIN external_account a ON a.business_id = t.business_id AND a.id = t.external_account_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(l.amount), 0) AS amounts, ${sumOf('all')} AS for_all, ${sumOf('accrual')} AS for_accrual,
          ${sumOf('cash')} AS for_cash,
          ${movedExcept('cash')} AS moved_accrual,
          ${movedExcept('accrual')} AS moved_cash
        FROM (SELECT * FROM line_entry
               WHERE business_id = n.business_id AND journal_entry_id = n.journal_entry_id
               ORDER BY id) AS l
       WHERE l.superseded_at IS NULL) AS sums
   WHERE (amounts > 0 AND for_all = 0 AND for_accrual = 0 AND for_cash = 0 AND e.id IS NOT NULL
     AND (e.transaction_id IS NULL OR (moved_accrual = t.amount AND moved_cash = t.amount))) IS NOT TRUE;
  IF entries IS NOT NULL THEN PERFORM check_at_commit(businesses, entries); END IF;
  RETURN NULL;
END $$;

-- Of an entry that was marked.
CREATE FUNCTION check_marked_entry() RETURNS trigger LANGUAGE plpgsql SET search_path = accounting, pg_temp AS $$
BEGIN
  PERFORM refuse_unbalanced(NEW.business_id, NEW.id);
  RETURN NULL;
END $$;

DROP TRIGGER balanced_entry ON journal_entry;
CREATE CONSTRAINT TRIGGER balanced_entry AFTER UPDATE ON journal_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.* IS NOT DISTINCT FROM NEW.*) EXECUTE FUNCTION check_marked_entry();
CREATE TRIGGER balance_added AFTER INSERT ON journal_entry
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_new_entry();

DROP TRIGGER balanced_entry ON line_entry;
CREATE CONSTRAINT TRIGGER balanced_entry AFTER UPDATE ON line_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_changed_line();
CREATE TRIGGER balance_added AFTER INSERT ON line_entry
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_added_lines();
`,
};
