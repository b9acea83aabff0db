/**
 * The review by confidence. `doubt` is how likely the ledger of an entry is wrong, in thousandths: 0 where a person, a rule,
 * a bill or an invoice decided, 2000 where nothing is known, so that these come last. Only what is pending is listed so.
 */
const doubt = `(CASE WHEN categorization_method = 'uncategorized' THEN 2000
  WHEN categorization_method = 'similarity' THEN coalesce(1000 - round((suggestion->>'confidence')::numeric * 1000)::integer, 1000)
  ELSE 0 END)`;

export const reviewOrder = {
  name: '0190-review-order',
  sql: `
CREATE OR REPLACE VIEW searched_entry AS
  SELECT business_id, id, datetime, description, ' ' || description || ' ' || coalesce(notes, '') AS words, review_status,
    is_reconciled, categorization_method, transaction_id, bill_id, invoice_id, ${doubt} AS doubt
  FROM journal_entry WHERE business_id = current_business();
CREATE INDEX journal_entry_by_doubt ON journal_entry (business_id, review_status, ${doubt}, datetime, id)
  WHERE review_status <> 'confirmed';

DROP FUNCTION business_work();
CREATE FUNCTION business_work()
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
          AND k.kind IN ('transfer', 'payment') AND k.transaction_id = journal_entry.transaction_id)
        AND NOT EXISTS (SELECT FROM transaction_link k WHERE k.business_id = b.id AND k.status = 'suggested'
          AND k.kind IN ('transfer', 'payment') AND k.other_transaction_id = journal_entry.transaction_id)) AS certain,
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
