/** Work to be done after the answer. A job is added in the transaction that makes it needed, and gone with the one that does it. */
export const jobs = {
  name: '0032-jobs',
  sql: `
CREATE TABLE job (
  tenant_id uuid NOT NULL REFERENCES tenant (id),
  business_id uuid NOT NULL REFERENCES business (id),
  id uuid NOT NULL,
  kind text NOT NULL,
  resource_id uuid NOT NULL,
  application_id uuid NOT NULL,
  user_id text,
  request_id text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  run_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (business_id, id)
);
COMMENT ON COLUMN job.run_at IS 'when it may next be taken; while a process works on it, when others may believe that process dead';
CREATE INDEX job_due ON job (run_at);
CALL guard('job', 'business_id = current_business()');
GRANT SELECT, INSERT, DELETE ON job TO daybook_service;
GRANT UPDATE (attempts, run_at) ON job TO daybook_service;

-- A worker does not know whose job comes next. This runs as the owner, takes one that is due, and gives no other away;
-- SKIP LOCKED keeps workers from waiting for each other.
CREATE FUNCTION claim_job(lease interval) RETURNS SETOF job
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = accounting
  AS $$
    UPDATE job SET attempts = attempts + 1, run_at = now() + lease
    WHERE (business_id, id) = (
      SELECT business_id, id FROM job WHERE run_at <= now() ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING *
  $$;
REVOKE ALL ON FUNCTION claim_job(interval) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_job(interval) TO daybook_service;
`,
};
