/**
 * The balance of an entry is summed once for each statement that changes its lines, where it was summed for each line: an
 * entry of a thousand lines summed them a thousand times.
 *
 * Every change of a line is followed by a check, and the last line that a statement wrote of an entry does the sum. A line
 * leaves it to one of a larger identifier that the same statement wrote: whose check comes after the statement, too.
 * That one statement wrote both is told by `cmin`, which means that only where nothing has touched the row since
 * (`xmax` is 0) and where no savepoint wrote it (`xmin` is the transaction itself); any other line sums. So it does not
 * matter when checks are made, in which order, or what was rolled back.
 *
 * A trigger before an update would lock the row and leave its mark in `xmax`, so tags are checked after it.
 */
export const balanceOnce = {
  name: '0071-balance-once',
  sql: `
CREATE OR REPLACE FUNCTION check_new_entry() RETURNS trigger LANGUAGE plpgsql SET search_path = accounting AS $$
BEGIN
  -- Lines that this transaction wrote are followed by checks of their own.
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
      AND later.xmin = pg_current_xact_id()::xid AND later.xmax = 0
      AND later.cmin::text = (
        SELECT own.cmin::text FROM line_entry own
        WHERE own.business_id = NEW.business_id AND own.journal_entry_id = NEW.journal_entry_id AND own.id = NEW.id
          AND own.xmin = pg_current_xact_id()::xid AND own.xmax = 0)
    ORDER BY later.id LIMIT 1;
  IF NOT FOUND THEN PERFORM refuse_unbalanced(NEW.business_id, NEW.journal_entry_id); END IF;
  RETURN NULL;
END $$;

DROP TRIGGER balanced_entry ON line_entry;
CREATE CONSTRAINT TRIGGER balanced_entry AFTER INSERT OR UPDATE ON line_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_changed_line();

DROP TRIGGER line_tags ON line_entry;
CREATE TRIGGER line_tags AFTER INSERT OR UPDATE OF tag_ids ON line_entry
  FOR EACH ROW WHEN (NEW.tag_ids <> '{}') EXECUTE FUNCTION check_tags();
`,
};
