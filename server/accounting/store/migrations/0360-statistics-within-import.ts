/**
 * A large import fills tables of which the planner knows nothing until it is committed. In a small database the checks of foreign
 * keys were planned for a few rows, when any index of the business looks as good as the primary key, and then read all
 * rows of the business for each new one: 20,000 records took minutes. The transaction itself can look at its rows.
 * `SKIP_LOCKED`: two imports at once do not wait for each other.
 */
export const statisticsWithinImport = {
  name: '0360-statistics-within-import',
  sql: `
CREATE FUNCTION refresh_small_statistics() RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = accounting, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM pg_class WHERE oid IN ('transaction'::regclass, 'journal_entry'::regclass) AND reltuples < 5000) THEN
    ANALYZE (SKIP_LOCKED) transaction, journal_entry, line_entry;
  END IF;
END $$;
REVOKE ALL ON FUNCTION refresh_small_statistics() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION refresh_small_statistics() TO daybook_service;
`,
};
