/**
 * Of a business that is newer than the statistics of a table the planner expects a single row, and joins read all of its
 * rows for each that they find. In tables of millions, thousands of new rows do not make autovacuum look again. So an import may
 * make its business known: the tables are looked at again where fewer than 20 rows are expected of it, in this one column.
 */
export const statisticsOfABusiness = {
  name: '0431-statistics-of-a-business',
  sql: `
CREATE FUNCTION expected_rows(of_table text, business uuid) RETURNS double precision
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = accounting, pg_temp AS $$
  SELECT CASE
      WHEN business = ANY (s.listed) THEN s.rows * s.shares[array_position(s.listed, business)]
      ELSE s.rows * greatest(0, 1 - (SELECT coalesce(sum(share), 0) FROM unnest(s.shares) AS share))
        / greatest(1, s.businesses - coalesce(cardinality(s.listed), 0)) END
    FROM (
      SELECT c.reltuples AS rows, most_common_vals::text::uuid[] AS listed, most_common_freqs AS shares,
        CASE WHEN n_distinct < 0 THEN -n_distinct * c.reltuples ELSE n_distinct END AS businesses
      FROM pg_stats JOIN pg_class c ON c.oid = of_table::regclass
      WHERE schemaname = 'accounting' AND tablename = of_table AND attname = 'business_id') AS s
$$;
REVOKE ALL ON FUNCTION expected_rows(text, uuid) FROM PUBLIC;

CREATE FUNCTION refresh_statistics_of(business uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = accounting, pg_temp AS $$
BEGIN
  -- Nothing is told to an owner who is no superuser, because of the policies of the tables: then they are looked at each time.
  IF coalesce(least(expected_rows('transaction', business), expected_rows('journal_entry', business),
      expected_rows('line_entry', business)), 0) < 20 THEN
    ANALYZE (SKIP_LOCKED) transaction (business_id), journal_entry (business_id), line_entry (business_id);
  END IF;
END $$;
REVOKE ALL ON FUNCTION refresh_statistics_of(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION refresh_statistics_of(uuid) TO daybook_service;
`,
};
