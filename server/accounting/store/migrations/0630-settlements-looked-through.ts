/** In the cash pool, or the section of the cash flow in which a ledger counts. */
const kind = `
  SELECT business_id, id, CASE
    WHEN NOT report_cash_flow THEN 'operating'
    WHEN financial_account_type IN ('bank_account', 'credit_card', 'prepaid_card', 'payments', 'payroll') THEN 'pool'
    WHEN financial_account_type = 'loan' OR type = 'equity' OR subtype = 'long_term_liability' THEN 'financing'
    WHEN subtype IN ('fixed_asset', 'other_asset') THEN 'investing'
    ELSE 'operating' END AS section
  FROM ledger`;

/** Last in its line: what stays on the line's own ledger. */
const ownPlace = 2_000_000_000;

/** How much was paid, as far as the total goes. */
const within = (paid: string) => `least(greatest(${paid}, 0), i.total)`;

/**
 * Cash movements of existing books where a bill or invoice was settled without a payment, or that was taken back: until now such an
 * entry counted on payable or receivable, now on the ledgers of the lines, as one more payment in time order. So payments that
 * come later of the same bill or invoice are computed again, too. As when sections came first, it is done in locked
 * periods, too: nothing of what is posted there changes.
 *
 * What it works on lies in tables of its own, with the books on their nodes, which are gone at the end.
 */
export const settlementsLookedThrough = {
  name: '0630-settlements-looked-through',
  sql: `
DROP TRIGGER lock_changed ON line_entry;
DROP TRIGGER lock_added ON cash_share;
DROP TRIGGER lock_removed ON cash_share;

CREATE TABLE counted_settlement (business_id uuid NOT NULL, journal_entry_id uuid NOT NULL, line_entry_id uuid NOT NULL,
  item_id uuid NOT NULL, datetime timestamptz(3) NOT NULL, amount numeric NOT NULL,
  PRIMARY KEY (business_id, line_entry_id));
CALL place('counted_settlement', 'business_id');
CREATE TABLE counted_entry (business_id uuid NOT NULL, journal_entry_id uuid NOT NULL,
  PRIMARY KEY (business_id, journal_entry_id));
CALL place('counted_entry', 'business_id');
CREATE TABLE counted_item (business_id uuid NOT NULL, item_id uuid NOT NULL, total numeric NOT NULL,
  PRIMARY KEY (business_id, item_id));
CALL place('counted_item', 'business_id');
CREATE TABLE counted_part (business_id uuid NOT NULL, item_id uuid NOT NULL, position integer NOT NULL,
  ledger_id uuid NOT NULL, amount numeric NOT NULL);
CALL place('counted_part', 'business_id');
CREATE INDEX counted_part_of_item ON counted_part (business_id, item_id);
CREATE TABLE counted_paid (business_id uuid NOT NULL, id uuid NOT NULL, item_id uuid NOT NULL, amount numeric NOT NULL,
  so_far numeric NOT NULL, PRIMARY KEY (business_id, id));
CALL place('counted_paid', 'business_id');
CREATE TABLE counted_share (business_id uuid NOT NULL, item_id uuid NOT NULL, at numeric NOT NULL, position integer NOT NULL,
  ledger_id uuid NOT NULL, amount numeric NOT NULL);
CALL place('counted_share', 'business_id');
CREATE INDEX counted_share_of_item ON counted_share (business_id, item_id, at);
CREATE TABLE counted_line (business_id uuid NOT NULL, journal_entry_id uuid NOT NULL, line_entry_id uuid NOT NULL,
  position integer NOT NULL, ledger_id uuid NOT NULL, moved numeric NOT NULL, cash numeric NOT NULL, pays uuid,
  PRIMARY KEY (business_id, line_entry_id));
CALL place('counted_line', 'business_id');
CREATE TABLE counted_piece (business_id uuid NOT NULL, journal_entry_id uuid NOT NULL, line_entry_id uuid NOT NULL,
  position integer NOT NULL, place integer NOT NULL, ledger_id uuid NOT NULL, moved numeric NOT NULL, cash numeric NOT NULL);
CALL place('counted_piece', 'business_id');
CREATE TABLE counted_cash (business_id uuid NOT NULL, journal_entry_id uuid NOT NULL, line_entry_id uuid NOT NULL,
  ledger_id uuid NOT NULL, cash numeric NOT NULL, is_kept boolean NOT NULL, is_whole boolean NOT NULL);
CALL place('counted_cash', 'business_id');
CREATE TABLE counted_change (business_id uuid NOT NULL, journal_entry_id uuid NOT NULL,
  PRIMARY KEY (business_id, journal_entry_id));
CALL place('counted_change', 'business_id');

-- What settles, less than 0 where that is taken back; then the entries of such items, all that those pay, and its parts.
INSERT INTO counted_settlement
SELECT e.business_id, e.id, l.id, coalesce(e.bill_id, e.invoice_id), l.datetime,
  CASE WHEN (e.bill_id IS NULL) = (l.debit_credit = 'credit') THEN l.amount ELSE -l.amount END
FROM journal_entry e
JOIN line_entry l ON l.business_id = e.business_id AND l.journal_entry_id = e.id
JOIN ledger g ON g.business_id = l.business_id AND g.id = l.ledger_id
  AND g.purpose = CASE WHEN e.bill_id IS NULL THEN 'accounts_receivable' ELSE 'accounts_payable' END
WHERE (e.bill_id IS NOT NULL OR e.invoice_id IS NOT NULL) AND e.transaction_id IS NULL
  AND e.categorization_method NOT IN ('ap', 'ar') AND l.superseded_at IS NULL AND l.on_account IS NULL;

INSERT INTO counted_entry
SELECT business_id, journal_entry_id FROM counted_settlement
UNION
SELECT l.business_id, l.journal_entry_id
FROM (SELECT DISTINCT business_id, item_id FROM counted_settlement) AS s
JOIN payment p ON p.business_id = s.business_id AND (p.bill_id = s.item_id OR p.invoice_id = s.item_id)
JOIN line_entry l ON l.business_id = p.business_id AND l.payment_id = p.id
WHERE p.removed_at IS NULL AND l.superseded_at IS NULL;

INSERT INTO counted_item
SELECT business_id, item_id, 0 FROM counted_settlement
UNION
SELECT p.business_id, coalesce(p.bill_id, p.invoice_id), 0
FROM counted_entry c
JOIN line_entry l ON l.business_id = c.business_id AND l.journal_entry_id = c.journal_entry_id
JOIN payment p ON p.business_id = l.business_id AND p.id = l.payment_id
WHERE l.superseded_at IS NULL AND coalesce(p.bill_id, p.invoice_id) IS NOT NULL;

INSERT INTO counted_part
SELECT i.business_id, i.item_id, l.position, l.posted_ledger_id, l.amount
FROM counted_item i JOIN bill_line l ON l.business_id = i.business_id AND l.bill_id = i.item_id;
INSERT INTO counted_part
SELECT i.business_id, i.item_id, l.position, l.posted_ledger_id, l.gross - l.discount
FROM counted_item i JOIN invoice_line l ON l.business_id = i.business_id AND l.invoice_id = i.item_id
WHERE l.gross > l.discount;
INSERT INTO counted_part
SELECT i.business_id, i.item_id, 1000000000, g.id, sum(l.tax)
FROM counted_item i
JOIN invoice_line l ON l.business_id = i.business_id AND l.invoice_id = i.item_id
JOIN ledger g ON g.business_id = i.business_id AND g.purpose = 'sales_tax_payable'
GROUP BY i.business_id, i.item_id, g.id HAVING sum(l.tax) > 0;

UPDATE counted_item i SET total = t.total
FROM (SELECT business_id, item_id, sum(amount) AS total FROM counted_part GROUP BY business_id, item_id) AS t
WHERE t.business_id = i.business_id AND t.item_id = i.item_id;

-- What was paid so far with each payment or settlement, and how that is shared over the parts.
INSERT INTO counted_paid
SELECT business_id, id, item_id, amount, sum(amount) OVER (PARTITION BY business_id, item_id ORDER BY datetime, id)
FROM (
  SELECT p.business_id, p.id, i.item_id, p.datetime, p.amount::numeric AS amount
  FROM counted_item i
  JOIN payment p ON p.business_id = i.business_id AND (p.bill_id = i.item_id OR p.invoice_id = i.item_id)
  WHERE p.removed_at IS NULL
  UNION ALL
  SELECT business_id, journal_entry_id, item_id, datetime, sum(amount) FROM counted_settlement
  GROUP BY business_id, journal_entry_id, item_id, datetime) AS paid;

INSERT INTO counted_share
SELECT business_id, item_id, at, position, ledger_id, down + CASE WHEN rank <= rest THEN 1 ELSE 0 END
FROM (
  SELECT *, at - sum(down) OVER (PARTITION BY business_id, item_id, at) AS rest
  FROM (
    SELECT t.business_id, t.item_id, t.at, p.position, p.ledger_id, div(t.at * p.amount, t.total) AS down,
      row_number() OVER (PARTITION BY t.business_id, t.item_id, t.at
        ORDER BY mod(t.at * p.amount, t.total) DESC, p.position) AS rank
    FROM (
      SELECT DISTINCT i.business_id, i.item_id, i.total, ${within('v.at')} AS at
      FROM counted_item i
      JOIN counted_paid p ON p.business_id = i.business_id AND p.item_id = i.item_id
      CROSS JOIN LATERAL (VALUES (p.so_far), (p.so_far - p.amount)) AS v (at)
      WHERE i.total > 0) AS t
    JOIN counted_part p ON p.business_id = t.business_id AND p.item_id = t.item_id) AS cut) AS ranked;

-- What explains the cash that an entry moved, an increase positive: lines outside the pool, on their own ledger or on what they pay.
INSERT INTO counted_line
SELECT l.business_id, l.journal_entry_id, l.id, l.position, l.ledger_id, m.moved,
  CASE l.debit_credit WHEN 'credit' THEN l.amount ELSE -l.amount END,
  CASE WHEN l.on_account IS NULL THEN coalesce(l.payment_id, s.journal_entry_id) END
FROM (
  SELECT c.business_id, c.journal_entry_id, sum(CASE l.debit_credit WHEN 'debit' THEN l.amount ELSE -l.amount END) AS moved
  FROM counted_entry c
  JOIN line_entry l ON l.business_id = c.business_id AND l.journal_entry_id = c.journal_entry_id
  JOIN (${kind}) AS k ON k.business_id = l.business_id AND k.id = l.ledger_id
  WHERE l.superseded_at IS NULL AND l.basis <> 'accrual' AND k.section = 'pool'
  GROUP BY c.business_id, c.journal_entry_id) AS m
JOIN line_entry l ON l.business_id = m.business_id AND l.journal_entry_id = m.journal_entry_id
JOIN (${kind}) AS k ON k.business_id = l.business_id AND k.id = l.ledger_id
LEFT JOIN counted_settlement s ON s.business_id = l.business_id AND s.line_entry_id = l.id
WHERE m.moved <> 0 AND l.superseded_at IS NULL AND l.basis <> 'accrual' AND k.section <> 'pool';

-- Tables that are as new as this have no statistics, and a plan without compares every line with every share.
DO $$ BEGIN
  IF NOT is_distributed() THEN
    ANALYZE counted_item, counted_paid, counted_share, counted_line;
  END IF;
END $$;

INSERT INTO counted_piece
SELECT business_id, journal_entry_id, line_entry_id, position, 0, ledger_id, moved, cash FROM counted_line WHERE pays IS NULL;
INSERT INTO counted_piece
SELECT business_id, journal_entry_id, line_entry_id, position, min(place), ledger_id, moved, sum(cash)
FROM (
  SELECT l.business_id, l.journal_entry_id, l.line_entry_id, l.position, l.moved,
    CASE WHEN k.section = 'pool' THEN l.ledger_id ELSE s.ledger_id END AS ledger_id,
    CASE WHEN k.section = 'pool' OR s.ledger_id = l.ledger_id THEN ${ownPlace} ELSE s.position END AS place,
    sign(l.cash) * sign(p.amount) * (CASE s.at WHEN ${within('p.so_far')} THEN s.amount ELSE 0 END
      - CASE s.at WHEN ${within('p.so_far - p.amount')} THEN s.amount ELSE 0 END) AS cash
  FROM counted_line l
  JOIN counted_paid p ON p.business_id = l.business_id AND p.id = l.pays
  JOIN counted_item i ON i.business_id = p.business_id AND i.item_id = p.item_id
  JOIN counted_share s ON s.business_id = i.business_id AND s.item_id = i.item_id
    AND s.at IN (${within('p.so_far')}, ${within('p.so_far - p.amount')})
  JOIN (${kind}) AS k ON k.business_id = s.business_id AND k.id = s.ledger_id
  UNION ALL
  SELECT l.business_id, l.journal_entry_id, l.line_entry_id, l.position, l.moved, l.ledger_id, ${ownPlace},
    sign(l.cash) * sign(p.amount) * (p.amount - ${within('p.so_far')} + ${within('p.so_far - p.amount')})
  FROM counted_line l
  JOIN counted_paid p ON p.business_id = l.business_id AND p.id = l.pays
  JOIN counted_item i ON i.business_id = p.business_id AND i.item_id = p.item_id) AS piece
GROUP BY business_id, journal_entry_id, line_entry_id, position, ledger_id, moved HAVING sum(cash) <> 0;

-- How much of it is cash: all, unless a section points the other way; then that of the others, scaled to the cash.
INSERT INTO counted_cash
SELECT c.business_id, c.journal_entry_id, c.line_entry_id, c.ledger_id, c.share, false,
  c.ledger_id = l.ledger_id AND c.share = l.cash AND count(*) OVER (PARTITION BY c.business_id, c.line_entry_id) = 1
FROM (
  SELECT *, CASE WHEN NOT is_scaled THEN cash WHEN weight = 0 THEN 0
    ELSE sign(moved) * (down + CASE WHEN rank <= rest THEN 1 ELSE 0 END) END AS share
  FROM (
    SELECT *,
      row_number() OVER (PARTITION BY business_id, journal_entry_id
        ORDER BY abs(moved) * weight - down * total DESC, position, place) AS rank,
      abs(moved) - sum(down) OVER (PARTITION BY business_id, journal_entry_id) AS rest
    FROM (
      SELECT *, CASE WHEN weight = 0 THEN 0
        ELSE div(abs(moved) * weight, total) - CASE WHEN mod(abs(moved) * weight, total) < 0 THEN 1 ELSE 0 END END AS down
      FROM (
        SELECT *, min(along) OVER (PARTITION BY business_id, journal_entry_id) < 0 AS is_scaled,
          CASE WHEN along > 0 THEN cash * sign(moved) ELSE 0 END AS weight,
          sum(CASE WHEN along > 0 THEN cash * sign(moved) ELSE 0 END) OVER (PARTITION BY business_id, journal_entry_id) AS total
        FROM (
          SELECT p.*, sign(p.moved) * sum(p.cash) OVER (PARTITION BY p.business_id, p.journal_entry_id, k.section) AS along
          FROM counted_piece p JOIN (${kind}) AS k ON k.business_id = p.business_id AND k.id = p.ledger_id) AS piece
      ) AS weighed) AS cut) AS placed) AS c
JOIN counted_line l ON l.business_id = c.business_id AND l.line_entry_id = c.line_entry_id
WHERE c.share <> 0;

INSERT INTO counted_cash
SELECT c.business_id, c.journal_entry_id, l.id, l.ledger_id, CASE l.debit_credit WHEN 'credit' THEN l.amount ELSE -l.amount END, true, true
FROM counted_entry c
JOIN line_entry l ON l.business_id = c.business_id AND l.journal_entry_id = c.journal_entry_id
WHERE l.superseded_at IS NULL AND l.is_cash_movement;
INSERT INTO counted_cash
SELECT c.business_id, c.journal_entry_id, s.line_entry_id, s.ledger_id, s.credit - s.debit, true, false
FROM counted_entry c JOIN cash_share s ON s.business_id = c.business_id AND s.journal_entry_id = c.journal_entry_id;

INSERT INTO counted_change
SELECT DISTINCT business_id, journal_entry_id
FROM (
  SELECT business_id, journal_entry_id FROM counted_cash
  GROUP BY business_id, journal_entry_id, line_entry_id, ledger_id
  HAVING sum(CASE WHEN is_kept THEN -cash ELSE cash END) <> 0) AS differing;

INSERT INTO period_total_change (business_id, measure, month, ledger_id, debit, credit)
SELECT c.business_id, 'cash_movement', date_trunc('month', e.datetime, 'UTC')::date, c.ledger_id,
  sum(CASE WHEN c.is_kept THEN -1 ELSE 1 END * greatest(-c.cash, 0)), sum(CASE WHEN c.is_kept THEN -1 ELSE 1 END * greatest(c.cash, 0))
FROM counted_cash c
JOIN counted_change d ON d.business_id = c.business_id AND d.journal_entry_id = c.journal_entry_id
JOIN journal_entry e ON e.business_id = c.business_id AND e.id = c.journal_entry_id
WHERE NOT e.is_before_start
GROUP BY c.business_id, date_trunc('month', e.datetime, 'UTC')::date, c.ledger_id
HAVING sum(CASE WHEN c.is_kept THEN -1 ELSE 1 END * greatest(-c.cash, 0)) <> 0
  OR sum(CASE WHEN c.is_kept THEN -1 ELSE 1 END * greatest(c.cash, 0)) <> 0;

DELETE FROM cash_share s USING counted_change d
WHERE s.business_id = d.business_id AND s.journal_entry_id = d.journal_entry_id;

INSERT INTO cash_share (business_id, journal_entry_id, line_entry_id, ledger_id, datetime, debit, credit)
SELECT c.business_id, c.journal_entry_id, c.line_entry_id, c.ledger_id, e.datetime, greatest(-c.cash, 0), greatest(c.cash, 0)
FROM counted_cash c
JOIN counted_change d ON d.business_id = c.business_id AND d.journal_entry_id = c.journal_entry_id
JOIN journal_entry e ON e.business_id = c.business_id AND e.id = c.journal_entry_id
WHERE NOT c.is_kept AND NOT c.is_whole;

UPDATE line_entry l SET is_cash_movement = c.is_whole
FROM (
  SELECT x.business_id, x.journal_entry_id, x.line_entry_id, bool_or(x.is_whole AND NOT x.is_kept) AS is_whole
  FROM counted_cash x
  JOIN counted_change d ON d.business_id = x.business_id AND d.journal_entry_id = x.journal_entry_id
  GROUP BY x.business_id, x.journal_entry_id, x.line_entry_id) AS c
WHERE l.business_id = c.business_id AND l.journal_entry_id = c.journal_entry_id AND l.id = c.line_entry_id
  AND l.is_cash_movement <> c.is_whole;

UPDATE journal_entry e SET version = e.version + 1, updated_at = now()
FROM counted_change d WHERE e.business_id = d.business_id AND e.id = d.journal_entry_id;

DROP TABLE counted_change;
DROP TABLE counted_cash;
DROP TABLE counted_piece;
DROP TABLE counted_line;
DROP TABLE counted_share;
DROP TABLE counted_paid;
DROP TABLE counted_part;
DROP TABLE counted_item;
DROP TABLE counted_entry;
DROP TABLE counted_settlement;

CREATE TRIGGER lock_changed AFTER UPDATE ON line_entry
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_lines();
CREATE TRIGGER lock_added AFTER INSERT ON cash_share
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_shares();
CREATE TRIGGER lock_removed AFTER DELETE ON cash_share
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_shares();
`,
};
