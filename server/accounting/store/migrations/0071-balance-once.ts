/**
 * The balance of an entry is summed once in a transaction, where it was summed for each of its lines: an entry of a
 * thousand lines summed them a thousand times.
 *
 * Each line that was added or changed asks whether another one of its entry will ask later: one of a larger identifier,
 * changed by this transaction, in the same statement or a later one (`cmin`). Its own check is then still to come, also
 * where somebody makes the checks immediate halfway, so the line may leave the sum to it. What a savepoint wrote bears
 * another number (`xmin`) and is never relied on. So that whatever changes a line is followed by a check, the check is
 * made after every change, not only after those of `superseded_at`.
 */
export const balanceOnce = {
  name: '0071-balance-once',
  sql: `
CREATE OR REPLACE FUNCTION check_new_entry() RETURNS trigger LANGUAGE plpgsql SET search_path = accounting AS $$
BEGIN
  -- Lines that came with it are followed by checks of their own.
  PERFORM FROM line_entry line
    WHERE line.business_id = NEW.business_id AND line.journal_entry_id = NEW.id AND line.xmin = pg_current_xact_id()::xid
    LIMIT 1;
  IF NOT FOUND THEN PERFORM refuse_unbalanced(NEW.business_id, NEW.id); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION check_changed_line() RETURNS trigger LANGUAGE plpgsql SET search_path = accounting AS $$
BEGIN
  PERFORM FROM line_entry later
    WHERE later.business_id = NEW.business_id AND later.journal_entry_id = NEW.journal_entry_id AND later.id > NEW.id
      AND later.xmin = pg_current_xact_id()::xid
      AND later.cmin::text::bigint >= (
        SELECT own.cmin::text::bigint FROM line_entry own
        WHERE own.business_id = NEW.business_id AND own.journal_entry_id = NEW.journal_entry_id AND own.id = NEW.id)
    ORDER BY later.id DESC LIMIT 1;
  IF NOT FOUND THEN PERFORM refuse_unbalanced(NEW.business_id, NEW.journal_entry_id); END IF;
  RETURN NULL;
END $$;

DROP TRIGGER balanced_entry ON line_entry;
CREATE CONSTRAINT TRIGGER balanced_entry AFTER INSERT OR UPDATE ON line_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_changed_line();
`,
};
