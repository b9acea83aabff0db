/**
 * Lets the service, which owns nothing, ask for fresh planner statistics. A new database has none, and a plan that was
 * made for an empty table and kept by a connection reads a whole business where it should look up one entry.
 */
export const statistics = {
  name: '0005-statistics',
  sql: `
CREATE FUNCTION refresh_statistics() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = accounting AS $$
BEGIN
  EXECUTE 'ANALYZE journal_entry, line_entry, ledger, transaction, period_total, period_total_change';
END $$;
REVOKE ALL ON FUNCTION refresh_statistics() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION refresh_statistics() TO daybook_service;
`,
};
