/** In the cash pool, or the section of the cash flow in which a ledger counts. */
const kind = `
  SELECT business_id, id, CASE
    WHEN NOT report_cash_flow THEN 'operating'
    WHEN financial_account_type IN ('bank_account', 'credit_card', 'prepaid_card', 'payments', 'payroll') THEN 'pool'
    WHEN financial_account_type = 'loan' OR type = 'equity' OR subtype = 'long_term_liability' THEN 'financing'
    WHEN subtype IN ('fixed_asset', 'other_asset') THEN 'investing'
    ELSE 'operating' END AS section
  FROM ledger`;

/** Where a ledger stands among what a payment pays, by which payments are shared: in the order of the lines, tax last. */
const place = `
  least(
    (SELECT min(b.position) FROM bill_line b
     WHERE b.business_id = p.business_id AND b.bill_id = p.bill_id AND b.ledger_id = c.ledger_id),
    (SELECT min(i.position) FROM invoice_line i
     WHERE i.business_id = p.business_id AND i.invoice_id = p.invoice_id AND i.ledger_id = c.ledger_id AND i.gross > i.discount),
    CASE WHEN p.invoice_id IS NOT NULL THEN 1000000000 END)`;

/** Last in its line: what stays on the line's own ledger. */
const ownPlace = 2_000_000_000;

/**
 * Cash movements of existing books by the rule of sections: where a section of an entry points against the cash that the
 * entry moved, only the others count, scaled to it by largest remainder. Until now every line outside the cash pool
 * counted whole (a payment on what it pays), so what is kept tells what there is to share. It is recomputed in locked
 * periods, too: nothing of what is posted there changes.
 *
 * What it works on lies in tables of its own, with the books on their nodes, which are gone at the end.
 */
export const sectionsFirst = {
  name: '0080-sections-first',
  sql: `
DROP TRIGGER lock_changed ON line_entry;
DROP TRIGGER lock_added ON cash_share;
DROP TRIGGER lock_removed ON cash_share;

CREATE TABLE mixed_entry (business_id uuid NOT NULL, journal_entry_id uuid NOT NULL, moved numeric NOT NULL);
CALL place('mixed_entry', 'business_id');
CREATE TABLE mixed_piece (business_id uuid NOT NULL, journal_entry_id uuid NOT NULL, line_entry_id uuid NOT NULL,
  position integer NOT NULL, place integer NOT NULL, ledger_id uuid NOT NULL, is_own boolean NOT NULL,
  line_cash numeric NOT NULL, section text NOT NULL, moved numeric NOT NULL, cash numeric NOT NULL);
CALL place('mixed_piece', 'business_id');
CREATE TABLE mixed_share (business_id uuid NOT NULL, journal_entry_id uuid NOT NULL, line_entry_id uuid NOT NULL,
  ledger_id uuid NOT NULL, cash numeric NOT NULL, share numeric NOT NULL, is_whole boolean NOT NULL);
CALL place('mixed_share', 'business_id');

-- An increase of cash is positive. What is counted of an entry sums to what it moved.
INSERT INTO mixed_entry
SELECT business_id, journal_entry_id, moved FROM (
  SELECT business_id, journal_entry_id, coalesce(sum(cash) FILTER (WHERE section = 'pool'), 0) AS moved,
    count(*) FILTER (WHERE section <> 'pool') AS pieces,
    coalesce(sum(cash) FILTER (WHERE section = 'operating'), 0) AS operating,
    coalesce(sum(cash) FILTER (WHERE section = 'investing'), 0) AS investing,
    coalesce(sum(cash) FILTER (WHERE section = 'financing'), 0) AS financing
  FROM (
    SELECT l.business_id, l.journal_entry_id, k.section,
      CASE WHEN (l.debit_credit = 'debit') = (k.section = 'pool') THEN l.amount ELSE -l.amount END::numeric AS cash
    FROM line_entry l JOIN (${kind}) AS k ON k.business_id = l.business_id AND k.id = l.ledger_id
    WHERE l.superseded_at IS NULL AND l.basis <> 'accrual' AND (l.is_cash_movement OR k.section = 'pool')
    UNION ALL
    SELECT c.business_id, c.journal_entry_id, k.section, (c.credit - c.debit)::numeric
    FROM cash_share c JOIN (${kind}) AS k ON k.business_id = c.business_id AND k.id = c.ledger_id) AS counted
  GROUP BY business_id, journal_entry_id) AS entry
WHERE pieces > 0
  AND (moved = 0 OR least(operating * sign(moved), investing * sign(moved), financing * sign(moved)) < 0);

INSERT INTO mixed_piece
SELECT l.business_id, l.journal_entry_id, l.id, l.position, ${ownPlace}, l.ledger_id, true,
  CASE l.debit_credit WHEN 'credit' THEN l.amount ELSE -l.amount END, k.section, m.moved,
  CASE l.debit_credit WHEN 'credit' THEN l.amount ELSE -l.amount END
FROM mixed_entry m
JOIN line_entry l ON l.business_id = m.business_id AND l.journal_entry_id = m.journal_entry_id
JOIN (${kind}) AS k ON k.business_id = l.business_id AND k.id = l.ledger_id
WHERE l.superseded_at IS NULL AND l.is_cash_movement;

INSERT INTO mixed_piece
SELECT c.business_id, c.journal_entry_id, c.line_entry_id, l.position,
  CASE WHEN c.ledger_id = l.ledger_id THEN ${ownPlace} ELSE coalesce(${place}, ${ownPlace}) END,
  c.ledger_id, c.ledger_id = l.ledger_id,
  CASE l.debit_credit WHEN 'credit' THEN l.amount ELSE -l.amount END, k.section, m.moved, c.credit - c.debit
FROM mixed_entry m
JOIN cash_share c ON c.business_id = m.business_id AND c.journal_entry_id = m.journal_entry_id
JOIN line_entry l ON l.business_id = c.business_id AND l.journal_entry_id = c.journal_entry_id AND l.id = c.line_entry_id
JOIN (${kind}) AS k ON k.business_id = c.business_id AND k.id = c.ledger_id
JOIN payment p ON p.business_id = l.business_id AND p.id = l.payment_id;

INSERT INTO mixed_share
SELECT business_id, journal_entry_id, line_entry_id, ledger_id, cash, share,
  is_own AND share = line_cash AND count(*) FILTER (WHERE share <> 0) OVER (PARTITION BY business_id, line_entry_id) = 1
FROM (
  SELECT *, CASE WHEN weight = 0 THEN 0 ELSE sign(moved) * (down + CASE WHEN rank <= rest THEN 1 ELSE 0 END) END AS share
  FROM (
    SELECT *,
      row_number() OVER (PARTITION BY business_id, journal_entry_id
        ORDER BY abs(moved) * weight - down * total DESC, position, place) AS rank,
      abs(moved) - sum(down) OVER (PARTITION BY business_id, journal_entry_id) AS rest
    FROM (
      SELECT *, CASE WHEN weight = 0 THEN 0
        ELSE div(abs(moved) * weight, total) - CASE WHEN mod(abs(moved) * weight, total) < 0 THEN 1 ELSE 0 END END AS down
      FROM (
        SELECT *, sum(weight) OVER (PARTITION BY business_id, journal_entry_id) AS total
        FROM (
          SELECT *, CASE WHEN moved * sum(cash) OVER (PARTITION BY business_id, journal_entry_id, section) > 0
            THEN cash * sign(moved) ELSE 0 END AS weight
          FROM mixed_piece) AS piece) AS weighed) AS summed) AS cut) AS placed;

INSERT INTO period_total_change (business_id, measure, month, ledger_id, debit, credit)
SELECT s.business_id, 'cash_movement', date_trunc('month', e.datetime, 'UTC')::date, s.ledger_id,
  sum(greatest(-s.share, 0) - greatest(-s.cash, 0)), sum(greatest(s.share, 0) - greatest(s.cash, 0))
FROM mixed_share s JOIN journal_entry e ON e.business_id = s.business_id AND e.id = s.journal_entry_id
WHERE NOT e.is_before_start AND s.share <> s.cash
GROUP BY s.business_id, date_trunc('month', e.datetime, 'UTC')::date, s.ledger_id
HAVING sum(greatest(-s.share, 0) - greatest(-s.cash, 0)) <> 0 OR sum(greatest(s.share, 0) - greatest(s.cash, 0)) <> 0;

DELETE FROM cash_share c USING mixed_entry m
WHERE c.business_id = m.business_id AND c.journal_entry_id = m.journal_entry_id;

INSERT INTO cash_share (business_id, journal_entry_id, line_entry_id, ledger_id, datetime, debit, credit)
SELECT s.business_id, s.journal_entry_id, s.line_entry_id, s.ledger_id, e.datetime, greatest(-s.share, 0), greatest(s.share, 0)
FROM mixed_share s JOIN journal_entry e ON e.business_id = s.business_id AND e.id = s.journal_entry_id
WHERE s.share <> 0 AND NOT s.is_whole;

UPDATE line_entry l SET is_cash_movement = s.is_whole
FROM (
  SELECT business_id, journal_entry_id, line_entry_id, bool_or(is_whole) AS is_whole
  FROM mixed_share GROUP BY business_id, journal_entry_id, line_entry_id) AS s
WHERE l.business_id = s.business_id AND l.journal_entry_id = s.journal_entry_id AND l.id = s.line_entry_id
  AND l.is_cash_movement <> s.is_whole;

UPDATE journal_entry e SET version = e.version + 1, updated_at = now()
FROM mixed_entry m WHERE e.business_id = m.business_id AND e.id = m.journal_entry_id;

DROP TABLE mixed_share;
DROP TABLE mixed_piece;
DROP TABLE mixed_entry;

CREATE TRIGGER lock_changed AFTER UPDATE ON line_entry
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_lines();
CREATE TRIGGER lock_added AFTER INSERT ON cash_share
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_shares();
CREATE TRIGGER lock_removed AFTER DELETE ON cash_share
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_shares();

COMMENT ON COLUMN line_entry.is_cash_movement IS
  'explains a movement of the cash pool with its whole amount, on its own ledger; a line that does so elsewhere or in part has rows in cash_share instead';
COMMENT ON TABLE cash_share IS
  'the ledgers on which a line in force explains a movement of the cash pool, and how much of it, where this is not the whole line on its own ledger';
`,
};
