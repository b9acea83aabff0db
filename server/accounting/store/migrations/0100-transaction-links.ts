/**
 * Links between transactions and what they are part of: the other leg of a transfer, a bill or invoice that they pay, the
 * payment that they refund, the entry or transaction that says the same. Both legs of a transfer are posted against one
 * ledger, which every business has from now on.
 */
export const transactionLinks = {
  name: '0100-transaction-links',
  sql: `
UPDATE ledger SET purpose = 'transfers', archived = false, version = version + 1, updated_at = now()
WHERE name = 'Transfers in transit' AND parent_id IS NULL AND type = 'asset' AND subtype = 'current_asset'
  AND debit_credit = 'debit' AND financial_account_type = 'payments' AND report_cash_flow AND purpose IS NULL;
INSERT INTO ledger (business_id, id, name, type, subtype, debit_credit, report_cash_flow, financial_account_type, sort_code,
  purpose, archived, version, created_at, updated_at)
SELECT b.id, gen_random_uuid(),
  CASE WHEN EXISTS (SELECT FROM ledger g WHERE g.business_id = b.id AND g.parent_id IS NULL AND g.name = 'Transfers in transit')
    THEN 'Transfers between own accounts' ELSE 'Transfers in transit' END,
  'asset', 'current_asset', 'debit', true, 'payments', '1070', 'transfers', false, 1, now(), now()
FROM business b
WHERE NOT EXISTS (SELECT FROM ledger g WHERE g.business_id = b.id AND g.purpose = 'transfers');

CREATE TABLE transaction_link (
  business_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('transfer', 'refund', 'payment', 'same')),
  status text NOT NULL CHECK (status IN ('suggested', 'linked', 'declined')),
  transaction_id uuid NOT NULL,
  other_transaction_id uuid,
  bill_id uuid,
  invoice_id uuid,
  journal_entry_id uuid,
  group_id uuid,
  amount bigint NOT NULL CHECK (amount > 0),
  fee_amount bigint CHECK (fee_amount > 0),
  fee_ledger_id uuid,
  confidence double precision NOT NULL CHECK (confidence BETWEEN 0 AND 1),
  reasons jsonb NOT NULL,
  decided_by text,
  payment_id uuid,
  replaced jsonb,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (business_id, id),
  CHECK (num_nonnulls(other_transaction_id, bill_id, invoice_id, journal_entry_id) = 1),
  CHECK ((fee_amount IS NULL) = (fee_ledger_id IS NULL)),
  CHECK ((status = 'suggested') = (decided_by IS NULL))
);
COMMENT ON TABLE transaction_link IS 'what a transaction is part of, as suggested, decided or declined; each pair stands here once, so a declined one does not return';
COMMENT ON COLUMN transaction_link.amount IS 'minor units';
COMMENT ON COLUMN transaction_link.transaction_id IS 'of a transfer, the leg by which money leaves';
COMMENT ON COLUMN transaction_link.payment_id IS 'the payment or refund that the link made';
COMMENT ON COLUMN transaction_link.replaced IS 'the lines and the suggestion that the link took the place of, by entry: deleting the link brings them back';
CALL place('transaction_link', 'business_id');
ALTER TABLE transaction_link
  ADD FOREIGN KEY (business_id, transaction_id) REFERENCES transaction (business_id, id),
  ADD FOREIGN KEY (business_id, other_transaction_id) REFERENCES transaction (business_id, id),
  ADD FOREIGN KEY (business_id, bill_id) REFERENCES bill (business_id, id),
  ADD FOREIGN KEY (business_id, invoice_id) REFERENCES invoice (business_id, id),
  ADD FOREIGN KEY (business_id, journal_entry_id) REFERENCES journal_entry (business_id, id),
  ADD FOREIGN KEY (business_id, fee_ledger_id) REFERENCES ledger (business_id, id),
  ADD FOREIGN KEY (business_id, payment_id) REFERENCES payment (business_id, id);
CREATE UNIQUE INDEX transaction_link_pair ON transaction_link
  (business_id, transaction_id, coalesce(other_transaction_id, bill_id, invoice_id, journal_entry_id), kind);
CREATE UNIQUE INDEX transaction_link_leaves ON transaction_link (business_id, transaction_id)
  WHERE kind = 'transfer' AND status = 'linked';
CREATE UNIQUE INDEX transaction_link_arrives ON transaction_link (business_id, other_transaction_id)
  WHERE kind = 'transfer' AND status = 'linked';
CREATE INDEX transaction_link_of_other ON transaction_link (business_id, other_transaction_id)
  WHERE other_transaction_id IS NOT NULL;
CREATE INDEX transaction_link_of_bill ON transaction_link (business_id, bill_id) WHERE bill_id IS NOT NULL;
CREATE INDEX transaction_link_of_invoice ON transaction_link (business_id, invoice_id) WHERE invoice_id IS NOT NULL;
CREATE INDEX transaction_link_of_entry ON transaction_link (business_id, journal_entry_id)
  WHERE journal_entry_id IS NOT NULL;
CREATE INDEX transaction_link_of_payment ON transaction_link (business_id, payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX transaction_link_of_group ON transaction_link (business_id, group_id) WHERE group_id IS NOT NULL;
-- Money out has such an index already.
CREATE INDEX transaction_in_by_amount ON transaction (business_id, amount, datetime) WHERE amount > 0;
CALL guard('transaction_link', 'business_id = current_business()');
GRANT SELECT, INSERT, DELETE ON transaction_link TO daybook_service;
CALL may_change('{status, amount, fee_amount, fee_ledger_id, confidence, reasons, decided_by, payment_id, replaced, group_id, updated_at}', 'transaction_link');
`,
};
