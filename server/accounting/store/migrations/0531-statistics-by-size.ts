/**
 * A process that starts on large books asked for the statistics of all their tables after its first hundred changes, which say
 * nothing about a million rows: now only of tables that are small beside the changes. And entries that are added in bulk make their
 * business known, as an import does (0431), where the sample of the planner has enough rows of it to notice.
 */
export const statisticsBySize = {
  name: '0531-statistics-by-size',
  sql: `
CREATE FUNCTION refresh_statistics(rows_below bigint) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = accounting, pg_temp AS $$
DECLARE small text;
BEGIN
  FOREACH small IN ARRAY ARRAY['journal_entry', 'line_entry', 'ledger', 'transaction', 'period_total', 'period_total_change'] LOOP
    IF (SELECT reltuples < rows_below FROM pg_class WHERE oid = small::regclass) THEN
      EXECUTE format('ANALYZE %I', small);
    END IF;
  END LOOP;
END $$;

CREATE FUNCTION refresh_statistics_of_entries(business uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = accounting, pg_temp AS $$
DECLARE large text; size real;
BEGIN
  FOREACH large IN ARRAY ARRAY['journal_entry', 'line_entry'] LOOP
    SELECT reltuples INTO size FROM pg_class WHERE oid = large::regclass;
    -- 30,000 rows are looked at: of a business with this share of all, ten of them.
    PERFORM FROM journal_entry WHERE business_id = business OFFSET greatest(499, size / 3000)::bigint LIMIT 1;
    IF FOUND AND (size < 0 OR expected_rows(large, business) < 20) THEN
      EXECUTE format('ANALYZE (SKIP_LOCKED) %I (business_id)', large);
    END IF;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION refresh_statistics(bigint), refresh_statistics_of_entries(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION refresh_statistics(bigint), refresh_statistics_of_entries(uuid) TO daybook_service;
`,
};
