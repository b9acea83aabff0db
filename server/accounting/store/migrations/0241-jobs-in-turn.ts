/** Tenants take turns in the queue of jobs: many files of one keep those of another waiting for one job at most. */
export const jobsInTurn = {
  name: '0241-jobs-in-turn',
  sql: `
CREATE INDEX job_of_tenant ON job (tenant_id, run_at);

-- The next after the tenant that was served last, in the order of their identifiers; round again at the end.
CREATE FUNCTION claim_job(lease interval, kinds text[], after_tenant uuid) RETURNS SETOF job
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = accounting, pg_temp
  AS $$
DECLARE found_business uuid; found_id uuid;
BEGIN
  SELECT business_id, id INTO found_business, found_id FROM job
    WHERE tenant_id > after_tenant AND run_at <= now() AND kind = ANY (kinds)
    ORDER BY tenant_id, run_at LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    SELECT business_id, id INTO found_business, found_id FROM job
      WHERE run_at <= now() AND kind = ANY (kinds)
      ORDER BY tenant_id, run_at LIMIT 1 FOR UPDATE SKIP LOCKED;
  END IF;
  RETURN QUERY UPDATE job SET attempts = attempts + 1, run_at = now() + lease
    WHERE business_id = found_business AND id = found_id RETURNING *;
END $$;
REVOKE ALL ON FUNCTION claim_job(interval, text[], uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_job(interval, text[], uuid) TO daybook_service;
`,
};
