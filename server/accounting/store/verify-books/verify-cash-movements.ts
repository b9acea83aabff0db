import { items } from './verify-postings';

/**
 * In the cash pool, and the section of the cash flow, as `domain/reports` and `domain/cash-movements` say. What is joined
 * to every line is materialized, here and below: computed once, however few lines the planner expects.
 */
export const kinds = `
  kind AS MATERIALIZED (
    SELECT business_id, id,
      report_cash_flow AND coalesce(financial_account_type, '') IN
        ('bank_account', 'credit_card', 'prepaid_card', 'payments', 'payroll') AS in_pool,
      CASE
        WHEN NOT report_cash_flow THEN 'operating'
        WHEN financial_account_type = 'loan' OR type = 'equity' OR subtype = 'long_term_liability' THEN 'financing'
        WHEN subtype IN ('fixed_asset', 'other_asset') THEN 'investing'
        ELSE 'operating'
      END AS activity
    FROM ledger)`;

/**
 * What each payment counts on, and what settles without one, part by part: the share of what was paid with it, less that of
 * what was paid before. What is beyond the total stays on payable or receivable. What takes a settlement back counts as much as
 * it takes back.
 */
export const lookedThrough = `
  settled AS MATERIALIZED (
    SELECT e.business_id, e.id, i.id AS item_id, i.control_id, l.datetime,
      sum(CASE WHEN (l.debit_credit = 'debit') = (i.kind = 'bill') THEN l.amount ELSE -l.amount END) AS amount
    FROM journal_entry e
    JOIN item i ON i.business_id = e.business_id AND i.id = coalesce(e.bill_id, e.invoice_id)
    JOIN line_entry l ON l.business_id = e.business_id AND l.journal_entry_id = e.id AND l.ledger_id = i.control_id
    WHERE e.transaction_id IS NULL AND e.categorization_method NOT IN ('ap', 'ar')
      AND l.superseded_at IS NULL AND l.on_account IS NULL
    GROUP BY 1, 2, 3, 4, 5),
  paid AS (
    SELECT p.business_id, p.id, i.id AS item_id, i.control_id, i.total, p.amount::numeric AS amount,
      sum(p.amount) OVER (PARTITION BY p.business_id, i.id ORDER BY p.datetime, p.id) AS so_far
    FROM (
      SELECT business_id, id, coalesce(bill_id, invoice_id) AS item_id, datetime, amount FROM payment WHERE removed_at IS NULL
      UNION ALL
      SELECT business_id, id, item_id, datetime, amount FROM settled) AS p
    JOIN item i ON i.business_id = p.business_id AND i.id = p.item_id),
  point AS (
    SELECT DISTINCT business_id, item_id, total, least(greatest(at, 0), total) AS at
    FROM paid CROSS JOIN LATERAL (VALUES (so_far), (so_far - amount)) AS v (at) WHERE total > 0),
  ranked AS (
    SELECT t.*, p.position, p.ledger_id, div(t.at * p.amount, t.total) AS down,
      row_number() OVER (PARTITION BY t.business_id, t.item_id, t.at
        ORDER BY mod(t.at * p.amount, t.total) DESC, p.position) AS rank
    FROM point t JOIN part p ON p.business_id = t.business_id AND p.item_id = t.item_id),
  share AS (
    SELECT *, down + CASE WHEN rank <= at - sum(down) OVER (PARTITION BY business_id, item_id, at) THEN 1 ELSE 0 END AS amount
    FROM ranked),
  counted AS MATERIALIZED (
    SELECT p.business_id, p.id, s.position, s.ledger_id, sign(p.amount) * (
      CASE s.at WHEN least(greatest(p.so_far, 0), p.total) THEN s.amount ELSE 0 END
      - CASE s.at WHEN least(greatest(p.so_far - p.amount, 0), p.total) THEN s.amount ELSE 0 END) AS amount
    FROM paid p JOIN share s ON s.business_id = p.business_id AND s.item_id = p.item_id
    UNION ALL
    SELECT business_id, id, 2000000000, control_id, sign(amount) * (
      so_far - least(greatest(so_far, 0), total) - (so_far - amount) + least(greatest(so_far - amount, 0), total))
    FROM paid)`;

/**
 * What explains the cash that an entry moved, an increase of cash positive: lines outside the pool, on their own ledger;
 * payments and settlements, on those of what they pay, but for what would fall on the pool or stays on payable or receivable, which
 * comes last.
 */
const explaining = `
  line AS (
    SELECT l.business_id, l.journal_entry_id, l.id, l.position, l.ledger_id,
      CASE WHEN l.on_account THEN NULL ELSE coalesce(l.payment_id, s.id) END AS payment_id, k.in_pool,
      CASE l.debit_credit WHEN 'credit' THEN l.amount ELSE -l.amount END::numeric AS cash
    FROM line_entry l JOIN kind k ON k.business_id = l.business_id AND k.id = l.ledger_id
    LEFT JOIN settled s ON s.business_id = l.business_id AND s.id = l.journal_entry_id AND s.control_id = l.ledger_id
    WHERE l.superseded_at IS NULL AND l.basis <> 'accrual'),
  moved AS MATERIALIZED (
    SELECT business_id, journal_entry_id, -sum(cash) FILTER (WHERE in_pool) AS moved
    FROM line GROUP BY 1, 2 HAVING sum(cash) FILTER (WHERE in_pool) <> 0),
  explained AS (
    SELECT l.*, m.moved FROM line l
    JOIN moved m ON m.business_id = l.business_id AND m.journal_entry_id = l.journal_entry_id
    WHERE NOT l.in_pool),
  piece AS MATERIALIZED (
    SELECT business_id, journal_entry_id, id, position, 0 AS place, ledger_id, moved, cash
    FROM explained WHERE payment_id IS NULL
    UNION ALL
    SELECT business_id, journal_entry_id, id, position, min(place), ledger_id, moved, sum(cash) FROM (
      SELECT l.business_id, l.journal_entry_id, l.id, l.position, l.moved, sign(l.cash) * c.amount AS cash,
        CASE WHEN k.in_pool THEN l.ledger_id ELSE c.ledger_id END AS ledger_id,
        CASE WHEN k.in_pool OR c.ledger_id = l.ledger_id THEN 2000000000 ELSE c.position END AS place
      FROM explained l
      JOIN counted c ON c.business_id = l.business_id AND c.id = l.payment_id
      JOIN kind k ON k.business_id = c.business_id AND k.id = c.ledger_id) AS of_payments
    GROUP BY business_id, journal_entry_id, id, position, ledger_id, moved HAVING sum(cash) <> 0)`;

/** The part of it that is cash: all, unless a section has the opposite direction; then the others, scaled to the cash. */
const shared = `
  section AS (
    SELECT p.*, sum(p.cash) OVER (PARTITION BY p.business_id, p.journal_entry_id, k.activity) * sign(p.moved) AS along
    FROM piece p JOIN kind k ON k.business_id = p.business_id AND k.id = p.ledger_id),
  weighed AS (
    SELECT *, min(along) OVER of_entry < 0 AS is_scaled, abs(moved) AS whole,
      CASE WHEN along > 0 THEN cash * sign(moved) ELSE 0 END AS weight,
      sum(cash * sign(moved)) FILTER (WHERE along > 0) OVER of_entry AS total
    FROM section WINDOW of_entry AS (PARTITION BY business_id, journal_entry_id)),
  cut AS (
    SELECT *, div(whole * weight, total) - (mod(whole * weight, total) < 0)::integer AS down
    FROM weighed WHERE is_scaled),
  placed AS (
    SELECT *, row_number() OVER (PARTITION BY business_id, journal_entry_id
      ORDER BY whole * weight - down * total DESC, position, place) AS rank,
      whole - sum(down) OVER (PARTITION BY business_id, journal_entry_id) AS rest
    FROM cut),
  wanted AS (
    SELECT business_id, id, ledger_id, cash FROM weighed WHERE NOT is_scaled
    UNION ALL
    SELECT business_id, id, ledger_id, sign(moved) * (down + (rank <= rest)::integer) FROM placed)`;

/** Rows `wanted`: of each line, on which ledgers it explains how much of the cash that its entry moved. */
export const wantedMovements = `${items}, ${kinds}, ${lookedThrough}, ${explaining}, ${shared}`;

/** Checks the cash movements stored with lines. */
export const cashMovementChecks: Record<string, string> = {
  'line explains as much of the cash that its entry moved as it should': `
    WITH ${wantedMovements},
    kept AS (
      SELECT business_id, id, ledger_id, CASE debit_credit WHEN 'credit' THEN amount ELSE -amount END AS cash
      FROM line_entry WHERE superseded_at IS NULL AND is_cash_movement
      UNION ALL
      SELECT business_id, line_entry_id, ledger_id, credit - debit FROM cash_share)
    SELECT business_id, concat_ws(' ', id, ledger_id, 'kept less wanted', sum(cash)) AS detail
    FROM (SELECT * FROM kept UNION ALL SELECT business_id, id, ledger_id, -cash FROM wanted) AS both_sides
    GROUP BY business_id, id, ledger_id HAVING sum(cash) <> 0`,
  'share of a cash movement has a line in force, and its time': `
    SELECT c.business_id, c.line_entry_id::text AS detail FROM cash_share c
    JOIN line_entry l ON l.business_id = c.business_id AND l.journal_entry_id = c.journal_entry_id AND l.id = c.line_entry_id
    WHERE l.superseded_at IS NOT NULL OR l.datetime <> c.datetime OR l.is_cash_movement`,
};
