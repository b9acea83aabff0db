const reported = (row: string) =>
  [
    'name',
    'type',
    'subtype',
    'debit_credit',
    'report_cash_flow',
    'financial_account_type',
    'sort_code',
    'parent_id',
  ]
    .map((column) => `${row}.${column}`)
    .join(', ');

/**
 * What every report depends on besides the entries. A ledger keeps its place and name while it, or one below it, has
 * figures in the locked period; the fiscal year and the start of the books can be corrected while nothing is locked.
 *
 * A writer may have read the business before one of these changed, so the database looks again: a new entry is refused
 * in a business that is inactive, and one that does not know whether it lies before the start of the books.
 */
export const lockedSettings = {
  name: '0084-locked-settings',
  sql: `
CREATE FUNCTION refuse_locked_ledgers(business uuid, changed uuid[]) RETURNS void
  LANGUAGE plpgsql SET search_path = accounting, pg_temp AS $$
DECLARE moment timestamptz;
BEGIN
  WITH RECURSIVE below AS (
    SELECT g.id FROM ledger g WHERE g.business_id = business AND g.id = ANY (changed)
    UNION
    SELECT g.id FROM ledger g JOIN below ON g.parent_id = below.id WHERE g.business_id = business)
  SELECT min(least(line.first, movement.first)) INTO moment
    FROM below
    LEFT JOIN LATERAL (SELECT l.datetime AS first FROM line_entry l
      WHERE l.business_id = business AND l.ledger_id = below.id AND l.superseded_at IS NULL
      ORDER BY l.datetime LIMIT 1) AS line ON true
    LEFT JOIN LATERAL (SELECT c.datetime AS first FROM cash_share c
      WHERE c.business_id = business AND c.ledger_id = below.id
      ORDER BY c.datetime LIMIT 1) AS movement ON true;
  PERFORM refuse_locked(ARRAY[moment], ARRAY[business]);
END $$;

CREATE FUNCTION check_lock_of_ledgers() RETURNS trigger
  LANGUAGE plpgsql SET search_path = accounting, pg_temp AS $$
DECLARE business uuid; changed uuid[];
BEGIN
  FOR business, changed IN
    SELECT business_id, array_agg(id) FROM before o JOIN after n USING (business_id, id)
     WHERE (${reported('o')}) IS DISTINCT FROM (${reported('n')}) GROUP BY 1 LOOP
    PERFORM refuse_locked_ledgers(business, changed);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER lock_changed AFTER UPDATE ON ledger
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_ledgers();

CREATE FUNCTION refuse_locked_business() RETURNS trigger
  LANGUAGE plpgsql SET search_path = accounting, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'The books are locked through %; every report depends on the fiscal year and the start of the books.',
    NEW.books_locked_through USING ERRCODE = 'DBK01', CONSTRAINT = 'books_lock';
END $$;
CREATE TRIGGER lock_changed BEFORE UPDATE OF fiscal_year, entries_start ON business FOR EACH ROW
  WHEN (OLD.books_locked_through IS NOT NULL
    AND (OLD.fiscal_year, OLD.entries_start) IS DISTINCT FROM (NEW.fiscal_year, NEW.entries_start))
  EXECUTE FUNCTION refuse_locked_business();
CALL may_change('{name, industry, status, aggregator_user_token, books_locked_through, fiscal_year, entries_start, version,
  updated_at}', 'business');

-- This runs as the owner, so that a business cannot be hidden behind another tenant's setting; one look a statement.
CREATE FUNCTION refuse_foreign_entries(businesses uuid[], first_within timestamptz[], last_before timestamptz[], is_new boolean)
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = accounting, pg_temp AS $$
DECLARE status text; start timestamptz;
BEGIN
  SELECT b.status, b.entries_start INTO status, start
    FROM unnest(businesses, first_within, last_before) AS t (business_id, first_within, last_before)
    JOIN business b ON b.id = t.business_id
   WHERE t.first_within < b.entries_start OR t.last_before >= b.entries_start OR (is_new AND b.status = 'inactive')
   LIMIT 1;
  IF NOT FOUND THEN RETURN; END IF;
  IF is_new AND status = 'inactive' THEN
    RAISE EXCEPTION 'The business is inactive: entries cannot be created. Set its status to active first.'
      USING ERRCODE = 'DBK03', CONSTRAINT = 'active_business';
  END IF;
  RAISE EXCEPTION 'The start of the books was changed to % by another request. Retry the request.',
    to_char(start AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    USING ERRCODE = 'DBK02', CONSTRAINT = 'books_start';
END $$;

CREATE FUNCTION check_added_entries() RETURNS trigger LANGUAGE plpgsql SET search_path = accounting, pg_temp AS $$
BEGIN
  PERFORM refuse_locked(array_agg(moment), array_agg(business_id)),
      refuse_foreign_entries(array_agg(business_id), array_agg(first_within), array_agg(last_before), true)
    FROM (SELECT business_id, min(datetime) AS moment, min(datetime) FILTER (WHERE NOT is_before_start) AS first_within,
            max(datetime) FILTER (WHERE is_before_start) AS last_before
          FROM added GROUP BY 1) AS outermost;
  RETURN NULL;
END $$;
DROP TRIGGER lock_added ON journal_entry;
CREATE TRIGGER lock_added AFTER INSERT ON journal_entry
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_added_entries();

CREATE OR REPLACE FUNCTION check_lock_of_entries() RETURNS trigger
  LANGUAGE plpgsql SET search_path = accounting, pg_temp AS $$
BEGIN
  PERFORM refuse_locked(array_agg(moment), array_agg(business_id)),
      refuse_foreign_entries(array_agg(business_id), array_agg(first_within), array_agg(last_before), false)
    FROM (SELECT business_id, min(least(o.datetime, n.datetime)) AS moment,
            min(n.datetime) FILTER (WHERE NOT n.is_before_start) AS first_within,
            max(n.datetime) FILTER (WHERE n.is_before_start) AS last_before
          FROM before o JOIN after n USING (business_id, id)
         WHERE (o.datetime, o.is_before_start) IS DISTINCT FROM (n.datetime, n.is_before_start) GROUP BY 1) AS outermost;
  RETURN NULL;
END $$;
`,
};
