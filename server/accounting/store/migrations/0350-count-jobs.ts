/** How many jobs wait is for the operator to see, over all tenants, whose jobs the service cannot see outside a request. */
export const countOfJobs = {
  name: '0350-count-jobs',
  sql: `
CREATE FUNCTION count_jobs() RETURNS TABLE (kind text, count bigint)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = accounting, pg_temp
  AS $$ BEGIN RETURN QUERY SELECT job.kind, count(*) FROM job GROUP BY job.kind; END $$;
REVOKE ALL ON FUNCTION count_jobs() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION count_jobs() TO daybook_service;
`,
};
