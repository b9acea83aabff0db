/**
 * A job that was postponed, or taken by a process that ended, before the clock of the database was set back waited until the clock was
 * there again. No job is postponed by more than an hour, so one that waits for longer than two is due.
 */
export const jobsAndTheClock = {
  name: '0620-jobs-and-the-clock',
  sql: `
CREATE OR REPLACE FUNCTION claim_job(lease interval, kinds text[], after_tenant uuid) RETURNS SETOF job
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
  IF NOT FOUND THEN
    SELECT business_id, id INTO found_business, found_id FROM job
      WHERE run_at > now() + interval '2 hours' AND kind = ANY (kinds)
      ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED;
  END IF;
  RETURN QUERY UPDATE job SET attempts = attempts + 1, run_at = now() + lease
    WHERE business_id = found_business AND id = found_id RETURNING *;
END $$;
`,
};
