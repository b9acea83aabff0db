/** The last that the audit log said of a member of each resource of a kind, as a table `said`. */
const lastSaid = (kind: string, member: string) => `
  said AS MATERIALIZED (
    SELECT DISTINCT ON (business_id, resource_id) business_id, resource_id, after->>'${member}' AS said
    FROM audit_log WHERE resource_type = '${kind}' AND after ? '${member}' AND after ? 'version'
    ORDER BY business_id, resource_id, (after->>'version')::integer DESC)`;

/** Documents that wait for their job. On a distributed database documents and jobs lie apart, and are brought together here. */
const waiting = `
  waiting AS MATERIALIZED (SELECT business_id, id FROM document WHERE status = 'processing')`;

/** Checks statuses against the history that led to them. */
export const stateChecks: Record<string, string> = {
  'bill or invoice has the status and payments that its last change said': `
    WITH item AS MATERIALIZED (
      SELECT 'bill' AS kind, business_id, id, status, version FROM bill
      UNION ALL SELECT 'invoice', business_id, id, status, version FROM invoice),
    due AS MATERIALIZED (
      SELECT business_id, bill_id AS id, sum(amount) AS total FROM bill_line GROUP BY 1, 2
      UNION ALL SELECT business_id, invoice_id, sum(gross - discount + tax) FROM invoice_line GROUP BY 1, 2),
    settled AS MATERIALIZED (
      SELECT business_id, coalesce(bill_id, invoice_id) AS id, sum(amount) AS paid
      FROM payment WHERE removed_at IS NULL GROUP BY 1, 2),
    credited AS MATERIALIZED (
      SELECT business_id, coalesce(bill_id, invoice_id) AS id, sum(amount) AS credit
      FROM credit_application WHERE removed_at IS NULL GROUP BY 1, 2),
    said AS MATERIALIZED (
      SELECT business_id, resource_id, (after->>'version')::integer AS version, after->>'status' AS status,
        (after->>'total_paid')::numeric AS paid, coalesce((after->>'credit_applied')::numeric, 0) AS credit,
        (after->>'total_amount')::numeric AS total
      FROM audit_log WHERE resource_type IN ('bill', 'invoice'))
    SELECT i.business_id, concat_ws(' ', i.kind, i.id, i.status, 'paid', coalesce(p.paid, 0), 'credit', coalesce(c.credit, 0),
      'of', d.total, 'said', a.status, a.paid, 'credit', a.credit, 'of', a.total) AS detail
    FROM item i
    LEFT JOIN due d ON d.business_id = i.business_id AND d.id = i.id
    LEFT JOIN settled p ON p.business_id = i.business_id AND p.id = i.id
    LEFT JOIN credited c ON c.business_id = i.business_id AND c.id = i.id
    LEFT JOIN said a ON a.business_id = i.business_id AND a.resource_id = i.id AND a.version = i.version
    -- Amounts in the log are in major units: compared as parts of the total, whatever the currency's decimals.
    WHERE a.status IS DISTINCT FROM i.status OR a.paid * d.total <> coalesce(p.paid, 0) * a.total
      OR a.credit * d.total <> coalesce(c.credit, 0) * a.total`,
  'refund is linked as the audit log last said': `
    WITH decided AS MATERIALIZED (
      SELECT DISTINCT ON (business_id, after->>'id') business_id, resource_id, after->>'status' AS status,
        after->>'other_transaction_id' AS paid
      FROM audit_log WHERE resource_type = 'transaction' AND after->>'kind' = 'refund' AND after ? 'other_transaction_id'
      ORDER BY business_id, after->>'id', id DESC),
    removed AS MATERIALIZED (
      SELECT business_id, before->>'id' AS id FROM audit_log WHERE resource_type = 'transaction' AND action = 'delete'),
    -- Where the import of the payment was undone, the link has gone with it.
    said AS MATERIALIZED (
      SELECT business_id, resource_id AS transaction_id, count(*) AS links FROM decided d
      WHERE status = 'linked' AND NOT EXISTS (SELECT FROM removed r WHERE r.business_id = d.business_id AND r.id = d.paid)
      GROUP BY 1, 2),
    linked AS MATERIALIZED (
      SELECT business_id, transaction_id, count(*) AS links FROM transaction_link
      WHERE kind = 'refund' AND status = 'linked' GROUP BY 1, 2)
    SELECT t.business_id, concat_ws(' ', t.id, 'is linked to', coalesce(l.links, 0), 'said', coalesce(s.links, 0)) AS detail
    FROM transaction t
    LEFT JOIN said s ON s.business_id = t.business_id AND s.transaction_id = t.id
    LEFT JOIN linked l ON l.business_id = t.business_id AND l.transaction_id = t.id
    WHERE coalesce(l.links, 0) <> coalesce(s.links, 0)`,
  'payments take no more than their transaction has': `
    SELECT t.business_id, concat_ws(' ', t.id, 'has', t.amount, 'paid', sum(p.amount)) AS detail
    FROM transaction t JOIN payment p ON p.business_id = t.business_id AND p.transaction_id = t.id AND p.removed_at IS NULL
    GROUP BY t.business_id, t.id, t.amount
    HAVING sum(p.amount) > abs(t.amount) OR bool_or(p.amount > 0 AND (num_nonnulls(p.bill_id, p.customer_id) = 0) <> (t.amount > 0))`,
  'entry has the review status that the audit log last said': `
    WITH ${lastSaid('journal_entry', 'review_status')}
    SELECT e.business_id, concat_ws(' ', e.id, e.review_status, 'said', s.said) AS detail
    FROM journal_entry e JOIN said s ON s.business_id = e.business_id AND s.resource_id = e.id
    WHERE s.said <> e.review_status::text`,
  'transaction is reviewed where its entry is confirmed': `
    SELECT t.business_id, concat_ws(' ', t.id, CASE WHEN NOT t.reviewed THEN 'not' END, 'reviewed,', e.id, e.review_status) AS detail
    FROM transaction t JOIN journal_entry e ON e.business_id = t.business_id AND e.transaction_id = t.id
    WHERE t.reviewed <> (e.review_status = 'confirmed')`,
  'unreviewed entries are counted by month and status': `
    WITH kept AS (
      SELECT business_id, month, review_status, sum(entries) AS entries FROM unreviewed_count GROUP BY 1, 2, 3),
    counted AS (
      SELECT business_id, date_trunc('month', datetime, 'UTC')::date AS month, review_status::text, count(*) AS entries
      FROM journal_entry WHERE review_status <> 'confirmed' GROUP BY 1, 2, 3)
    SELECT business_id, concat_ws(' ', month, review_status, 'kept', coalesce(kept.entries, 0),
      'counted', coalesce(counted.entries, 0)) AS detail
    FROM kept FULL JOIN counted USING (business_id, month, review_status)
    WHERE coalesce(kept.entries, 0) <> coalesce(counted.entries, 0)`,
  'task has the status that the audit log last said': `
    WITH ${lastSaid('task', 'status')}
    SELECT t.business_id, concat_ws(' ', t.id, t.status, 'said', s.said) AS detail
    FROM task t LEFT JOIN said s ON s.business_id = t.business_id AND s.resource_id = t.id
    WHERE s.said IS DISTINCT FROM t.status`,
  'entry of an open task waits for the business, unless somebody decided otherwise': `
    WITH waiting AS MATERIALIZED (
      SELECT t.business_id, t.id, e.id AS entry_id, e.review_status::text
      FROM task t JOIN journal_entry e ON e.business_id = t.business_id AND e.id = t.journal_entry_id
      WHERE t.status = 'open' AND e.review_status <> 'business_pending'),
    said AS MATERIALIZED (
      SELECT id, business_id, resource_type, resource_id, action, after->>'review_status' AS review_status
      FROM audit_log WHERE resource_type IN ('task', 'journal_entry'))
    SELECT w.business_id, concat_ws(' ', w.id, 'is open,', w.entry_id, w.review_status) AS detail
    FROM waiting w
    JOIN said asked ON asked.business_id = w.business_id AND asked.resource_id = w.id AND asked.action = 'create'
    WHERE NOT EXISTS (SELECT FROM said s WHERE s.business_id = w.business_id AND s.resource_id = w.entry_id
      AND s.id > asked.id AND s.review_status = w.review_status)`,
  'document that is processed has its job': `
    WITH ${waiting}
    SELECT business_id, id::text AS detail FROM waiting
    WHERE NOT EXISTS (SELECT FROM job j WHERE j.business_id = waiting.business_id AND j.resource_id = waiting.id)`,
  'job has a document that waits for it': `
    WITH ${waiting}
    SELECT business_id, id::text AS detail FROM job j
    WHERE kind = 'process_document'
      AND NOT EXISTS (SELECT FROM waiting w WHERE w.business_id = j.business_id AND w.id = j.resource_id)`,
};
