/** Entries that reverse others, and the lock of what reports depend on, kept by the database itself. */
export const booksLock = {
  name: '0021-books-lock',
  sql: `
ALTER TABLE journal_entry ADD reversal_of uuid,
  ADD FOREIGN KEY (business_id, reversal_of) REFERENCES journal_entry (business_id, id);
CREATE INDEX journal_entry_reversals ON journal_entry (business_id, reversal_of) WHERE reversal_of IS NOT NULL;

-- These run as the owner, so that a lock cannot be hidden behind another tenant's setting; one look a statement.
CREATE FUNCTION refuse_locked(moments timestamptz[], businesses uuid[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = accounting AS $$
DECLARE through date; first timestamptz;
BEGIN
  SELECT b.books_locked_through, t.moment INTO through, first
    FROM unnest(moments, businesses) AS t (moment, business_id)
    JOIN business b ON b.id = t.business_id
   WHERE t.moment < (b.books_locked_through + 1)::timestamp AT TIME ZONE 'UTC'
   ORDER BY 2 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'The books are locked through %; % lies on or before it.', through,
      to_char(first AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      USING ERRCODE = 'check_violation', CONSTRAINT = 'books_lock';
  END IF;
END $$;

CREATE FUNCTION check_lock_of_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_locked(array_agg(moment), array_agg(business_id))
    FROM (SELECT business_id, min(datetime) AS moment FROM added GROUP BY 1) AS earliest;
  RETURN NULL;
END $$;
CREATE FUNCTION check_lock_of_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_locked(array_agg(moment), array_agg(business_id))
    FROM (SELECT business_id, min(least(o.datetime, n.datetime)) AS moment
            FROM before o JOIN after n USING (business_id, id)
           WHERE o.datetime <> n.datetime GROUP BY 1) AS earliest;
  RETURN NULL;
END $$;
CREATE FUNCTION check_lock_of_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_locked(array_agg(moment), array_agg(business_id))
    FROM (SELECT business_id, min(least(o.datetime, n.datetime)) AS moment
            FROM before o JOIN after n USING (business_id, journal_entry_id, id)
           WHERE (o.datetime, o.superseded_at, o.is_cash_movement) IS DISTINCT FROM
                 (n.datetime, n.superseded_at, n.is_cash_movement) GROUP BY 1) AS earliest;
  RETURN NULL;
END $$;

CREATE TRIGGER lock_added AFTER INSERT ON journal_entry
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_added();
CREATE TRIGGER lock_changed AFTER UPDATE ON journal_entry
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_entries();
CREATE TRIGGER lock_added AFTER INSERT ON line_entry
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_added();
CREATE TRIGGER lock_changed AFTER UPDATE ON line_entry
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_lines();

-- What a business is made with stays: only the service's own verbs change the rest.
REVOKE UPDATE ON business FROM daybook_service;
GRANT UPDATE (name, industry, status, aggregator_user_token, books_locked_through, version, updated_at)
  ON business TO daybook_service;
`,
};
