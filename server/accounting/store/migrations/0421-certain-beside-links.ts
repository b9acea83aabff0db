/** As in 0190. */
const doubt = `(CASE WHEN categorization_method = 'uncategorized' THEN 2000
  WHEN categorization_method = 'similarity' THEN coalesce(1000 - round((suggestion->>'confidence')::numeric * 1000)::integer, 1000)
  ELSE 0 END)`;

/** A refund or a double is decided with the later of its two transactions: the earlier one may be certain. */
export const certainBesideLinks = {
  name: '0421-certain-beside-links',
  sql: `
CREATE OR REPLACE FUNCTION business_work()
  RETURNS TABLE (business_id uuid, bookkeeper_pending bigint, certain bigint, business_pending bigint, open_tasks bigint,
    answered_tasks bigint, last_bank_day date)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = accounting, pg_temp
  AS $$
  SELECT b.id, e.bookkeeper_pending, e.certain, e.business_pending, t.open_tasks, t.answered_tasks, d.last_bank_day
  FROM business b
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE review_status = 'bookkeeper_pending') AS bookkeeper_pending,
      count(*) FILTER (WHERE review_status = 'bookkeeper_pending' AND (categorization_method IN ('rule', 'refund', 'ap', 'ar')
        OR categorization_method = 'similarity' AND ${doubt} <= round((1 - b.certain_threshold) * 1000))
        AND NOT EXISTS (SELECT FROM transaction_link k WHERE k.business_id = b.id AND k.status = 'suggested'
          AND k.transaction_id = journal_entry.transaction_id)
        AND NOT EXISTS (SELECT FROM transaction_link k WHERE k.business_id = b.id AND k.status = 'suggested'
          AND k.kind = 'transfer' AND k.other_transaction_id = journal_entry.transaction_id)) AS certain,
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
`,
};
