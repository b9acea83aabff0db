/**
 * What waits in the books of every business of a tenant, for one request. The service sees the rows of one business at a
 * time; this function counts for all of the current tenant, and returns nothing but the counts and a day.
 */
export const businessWork = {
  name: '0170-business-work',
  sql: `
CREATE INDEX task_waiting ON task (business_id, status) WHERE status <> 'done';

CREATE FUNCTION business_work()
  RETURNS TABLE (business_id uuid, bookkeeper_pending bigint, business_pending bigint, open_tasks bigint, answered_tasks bigint,
    last_bank_day date)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = accounting, pg_temp
  AS $$
  SELECT b.id, e.bookkeeper_pending, e.business_pending, t.open_tasks, t.answered_tasks, d.last_bank_day
  FROM business b
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE review_status = 'bookkeeper_pending') AS bookkeeper_pending,
      count(*) FILTER (WHERE review_status = 'business_pending') AS business_pending
    FROM journal_entry WHERE journal_entry.business_id = b.id AND review_status <> 'confirmed') e
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE status = 'open') AS open_tasks, count(*) FILTER (WHERE status = 'answered') AS answered_tasks
    FROM task WHERE task.business_id = b.id AND status <> 'done') t
  CROSS JOIN LATERAL (
    SELECT (max(datetime) AT TIME ZONE 'UTC')::date AS last_bank_day FROM transaction
    WHERE transaction.business_id = b.id) d
  WHERE b.tenant_id = current_tenant()
$$;
REVOKE ALL ON FUNCTION business_work() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION business_work() TO daybook_service;
`,
};
