/** What is owed of a bill or invoice by the entries that post it and the payments that settle it; more owed is positive. */
const cleared = (item: string, purpose: string, side: string) => `
UPDATE ${item} i SET cleared_at = m.last FROM (
  SELECT business_id, id, max(datetime) AS last FROM (
    SELECT e.business_id, e.${item}_id AS id, l.datetime,
      CASE l.debit_credit WHEN '${side}' THEN l.amount ELSE -l.amount END AS amount
    FROM journal_entry e
    JOIN line_entry l ON l.business_id = e.business_id AND l.journal_entry_id = e.id AND l.superseded_at IS NULL
    JOIN ledger g ON g.business_id = l.business_id AND g.id = l.ledger_id AND g.purpose = '${purpose}'
    WHERE e.${item}_id IS NOT NULL AND e.transaction_id IS NULL AND NOT e.is_before_start
    UNION ALL
    SELECT p.business_id, p.${item}_id, p.datetime, -p.amount FROM payment p
    JOIN business b ON b.id = p.business_id AND p.datetime >= b.entries_start
    WHERE p.${item}_id IS NOT NULL AND p.removed_at IS NULL) AS movement
  GROUP BY business_id, id HAVING sum(amount) = 0) AS m
WHERE i.business_id = m.business_id AND i.id = m.id;
`;

/**
 * On whose account a line on payable or receivable stands that no bill, invoice or payment posts; lines of before name
 * nobody. And from when on a bill or invoice is settled for good, so that what was open on a day is found among all.
 */
export const linesOnAccount = {
  name: '0086-lines-on-account',
  sql: `
ALTER TABLE line_entry ADD on_account boolean, ADD vendor_id uuid, ADD customer_id uuid,
  ADD FOREIGN KEY (business_id, vendor_id) REFERENCES vendor (business_id, id),
  ADD FOREIGN KEY (business_id, customer_id) REFERENCES customer (business_id, id),
  ADD CONSTRAINT line_on_account CHECK (on_account IS NOT FALSE AND num_nonnulls(vendor_id, customer_id) <= 1
    AND (on_account OR num_nonnulls(vendor_id, customer_id) = 0) IS NOT FALSE);
COMMENT ON COLUMN line_entry.on_account IS
  'on payable or receivable, and posted by no bill, invoice or payment: it stands on the account of the vendor or customer; null on all other lines';

CREATE INDEX line_entry_on_account ON line_entry (business_id, ledger_id, datetime)
  INCLUDE (debit_credit, amount, basis, vendor_id, customer_id) WHERE on_account AND superseded_at IS NULL;
CREATE INDEX line_entry_of_vendor ON line_entry (business_id, vendor_id)
  INCLUDE (ledger_id, datetime, debit_credit, amount, basis) WHERE vendor_id IS NOT NULL AND superseded_at IS NULL;
CREATE INDEX line_entry_of_customer ON line_entry (business_id, customer_id)
  INCLUDE (ledger_id, datetime, debit_credit, amount, basis) WHERE customer_id IS NOT NULL AND superseded_at IS NULL;

DROP TRIGGER lock_changed ON line_entry;
UPDATE line_entry l SET on_account = true
FROM ledger g, journal_entry e
WHERE g.business_id = l.business_id AND g.id = l.ledger_id AND g.purpose IN ('accounts_payable', 'accounts_receivable')
  AND e.business_id = l.business_id AND e.id = l.journal_entry_id
  AND l.superseded_at IS NULL AND l.payment_id IS NULL
  AND (e.transaction_id IS NOT NULL
    OR CASE g.purpose WHEN 'accounts_payable' THEN e.bill_id ELSE e.invoice_id END IS NULL);
CREATE TRIGGER lock_changed AFTER UPDATE ON line_entry
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_lines();

ALTER TABLE bill ADD cleared_at timestamptz(3);
ALTER TABLE invoice ADD cleared_at timestamptz(3);
COMMENT ON COLUMN bill.cleared_at IS 'from when on what moves payable of it comes to zero, for good; null while it does not';
COMMENT ON COLUMN invoice.cleared_at IS 'from when on what moves receivable of it comes to zero, for good; null while it does not';
CREATE INDEX bill_uncleared ON bill (business_id, vendor_id) WHERE cleared_at IS NULL AND status <> 'draft';
CREATE INDEX bill_cleared ON bill (business_id, cleared_at) WHERE cleared_at IS NOT NULL;
CREATE INDEX invoice_uncleared ON invoice (business_id, customer_id) WHERE cleared_at IS NULL AND status <> 'draft';
CREATE INDEX invoice_cleared ON invoice (business_id, cleared_at) WHERE cleared_at IS NOT NULL;
${cleared('bill', 'accounts_payable', 'credit')}
${cleared('invoice', 'accounts_receivable', 'debit')}
CALL may_change('{number, description, due_at, issued_at, vendor_id, voided_at, status, metadata, journal_entry_id, cleared_at, version, updated_at}', 'bill');
CALL may_change('{number, description, due_at, sent_at, customer_id, voided_at, status, metadata, journal_entry_id, cleared_at, version, updated_at}', 'invoice');
`,
};
