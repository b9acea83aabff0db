/** As in 0430. */
const doubt = `(CASE WHEN categorization_method = 'uncategorized' THEN 2000
  WHEN categorization_method = 'similarity' THEN coalesce(1000 - round((suggestion->>'confidence')::numeric * 1000)::integer, 1000)
  ELSE 0 END)`;

const counted = (row: string, entries: -1 | 1) => `
    SELECT business_id, date_trunc('month', datetime, 'UTC')::date AS month, review_status::text AS status, ${entries} AS step
    FROM ${row} WHERE review_status <> 'confirmed'`;

/** In a loop, because a distributed database inserts on the node of a row only what is no query. */
const count = (name: string, rows: string) => `
CREATE FUNCTION ${name}() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = accounting, pg_temp AS $$
DECLARE moved record;
BEGIN
  FOR moved IN
    SELECT business_id, month, status, sum(step) AS entries FROM (${rows}) AS steps
    GROUP BY business_id, month, status HAVING sum(step) <> 0
  LOOP
    INSERT INTO unreviewed_count (business_id, month, review_status, entries)
      VALUES (moved.business_id, moved.month, moved.status, moved.entries);
  END LOOP;
  RETURN NULL;
END $$;`;

/**
 * How many entries of each month nobody has confirmed. Every report says it of its periods, and the review of the whole: they counted
 * the entries one by one, a million of them after a first import. Kept like the totals of a month (0003): writers add rows, so that
 * none waits for another, and a job adds them up.
 */
export const unreviewedCounts = {
  name: '0570-unreviewed-counts',
  sql: `
CREATE TABLE unreviewed_count (
  business_id uuid NOT NULL,
  month date NOT NULL,
  review_status text COLLATE "C" NOT NULL,
  entries bigint NOT NULL
) WITH (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 500);
COMMENT ON TABLE unreviewed_count IS
  'entries by month (UTC) and review status, without confirmed ones; those before entries_start too; rows of one month and status are added up';
ALTER TABLE unreviewed_count REPLICA IDENTITY FULL;
CALL place('unreviewed_count', 'business_id');
CREATE INDEX unreviewed_count_by_month ON unreviewed_count (business_id, month);
CALL guard('unreviewed_count', 'business_id = current_business()');
GRANT SELECT, INSERT, DELETE ON unreviewed_count TO daybook_service;
${count('count_added', counted('added', 1))}
${count('count_changed', `${counted('before', -1)} UNION ALL ${counted('after', 1)}`)}
${count('count_removed', counted('removed', -1))}
CREATE TRIGGER count_added AFTER INSERT ON journal_entry
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added();
CREATE TRIGGER count_changed AFTER UPDATE ON journal_entry
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_changed();
CREATE TRIGGER count_removed AFTER DELETE ON journal_entry
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed();
INSERT INTO unreviewed_count (business_id, month, review_status, entries)
  SELECT business_id, date_trunc('month', datetime, 'UTC')::date, review_status::text, count(*) FROM journal_entry
  WHERE review_status <> 'confirmed' GROUP BY 1, 2, 3;

CREATE OR REPLACE FUNCTION business_work()
  RETURNS TABLE (business_id uuid, bookkeeper_pending bigint, certain bigint, business_pending bigint, open_tasks bigint,
    answered_tasks bigint, last_bank_day date)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = accounting, pg_temp
  AS $$
  SELECT b.id, e.bookkeeper_pending, c.certain, e.business_pending, t.open_tasks, t.answered_tasks, d.last_bank_day
  FROM business b
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(entries) FILTER (WHERE review_status = 'bookkeeper_pending'), 0)::bigint AS bookkeeper_pending,
      coalesce(sum(entries) FILTER (WHERE review_status = 'business_pending'), 0)::bigint AS business_pending
    FROM unreviewed_count WHERE unreviewed_count.business_id = b.id) e
  CROSS JOIN LATERAL (
    SELECT count(*) AS certain FROM journal_entry
    WHERE journal_entry.business_id = b.id AND review_status = 'bookkeeper_pending' AND review_status <> 'confirmed'
      AND ${doubt} <= round((1 - b.certain_threshold) * 1000)::integer
      AND categorization_method IN ('rule', 'refund', 'ap', 'ar', 'similarity')
      AND NOT EXISTS (SELECT FROM transaction_link k WHERE k.business_id = b.id AND k.status = 'suggested'
        AND k.transaction_id = journal_entry.transaction_id)
      AND NOT EXISTS (SELECT FROM transaction_link k WHERE k.business_id = b.id AND k.status = 'suggested'
        AND k.kind = 'transfer' AND k.other_transaction_id = journal_entry.transaction_id)) c
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
