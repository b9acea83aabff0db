/** Payments of bills and invoices out of transactions, and where their cash movements count. */
export const payments = {
  name: '0013-payments',
  sql: `
CREATE TABLE payment (
  business_id uuid NOT NULL,
  id uuid NOT NULL,
  bill_id uuid,
  invoice_id uuid,
  transaction_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  datetime timestamptz(3) NOT NULL,
  taken jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  removed_at timestamptz(3),
  PRIMARY KEY (business_id, id),
  FOREIGN KEY (business_id, bill_id) REFERENCES bill (business_id, id),
  FOREIGN KEY (business_id, invoice_id) REFERENCES invoice (business_id, id),
  FOREIGN KEY (business_id, transaction_id) REFERENCES transaction (business_id, id),
  CHECK (num_nonnulls(bill_id, invoice_id) = 1)
);
COMMENT ON COLUMN payment.amount IS 'minor units';
COMMENT ON COLUMN payment.datetime IS 'the time of the entry that carries the payment';
COMMENT ON COLUMN payment.taken IS 'the parts of the transaction''s entry that the payment took the place of, to be given back when it is removed';
CREATE INDEX payment_of_bill ON payment (business_id, bill_id) WHERE bill_id IS NOT NULL;
CREATE INDEX payment_of_invoice ON payment (business_id, invoice_id) WHERE invoice_id IS NOT NULL;
CREATE INDEX payment_of_transaction ON payment (business_id, transaction_id);
CALL guard('payment', 'business_id = current_business()');
GRANT SELECT, INSERT ON payment TO daybook_service;
GRANT UPDATE (removed_at) ON payment TO daybook_service;

-- What must never be, whoever writes: a payment of what is voided or not sent yet, out of a movement the other way,
-- or of more than the movement has. The transaction is locked, so two payments cannot both take the last of it.
CREATE FUNCTION check_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE available bigint; item_status text;
BEGIN
  SELECT amount * CASE WHEN NEW.bill_id IS NULL THEN 1 ELSE -1 END INTO available FROM transaction
   WHERE business_id = NEW.business_id AND id = NEW.transaction_id FOR NO KEY UPDATE;
  IF NEW.amount + (SELECT coalesce(sum(amount), 0) FROM payment
      WHERE business_id = NEW.business_id AND transaction_id = NEW.transaction_id AND removed_at IS NULL) > available THEN
    RAISE EXCEPTION 'payment % takes more than transaction % has', NEW.id, NEW.transaction_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_within_transaction';
  END IF;
  SELECT status INTO item_status FROM bill WHERE business_id = NEW.business_id AND id = NEW.bill_id
  UNION ALL SELECT status FROM invoice WHERE business_id = NEW.business_id AND id = NEW.invoice_id;
  IF item_status NOT IN ('open', 'paid') THEN
    RAISE EXCEPTION 'payment % of something %', NEW.id, item_status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_of_posted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_payment BEFORE INSERT ON payment FOR EACH ROW EXECUTE FUNCTION check_payment();

ALTER TABLE line_entry ADD payment_id uuid,
  ADD FOREIGN KEY (business_id, payment_id) REFERENCES payment (business_id, id);
COMMENT ON COLUMN line_entry.payment_id IS 'the payment that this line of a transaction''s entry posts to payable or receivable';
CREATE UNIQUE INDEX line_entry_of_payment ON line_entry (business_id, payment_id)
  WHERE payment_id IS NOT NULL AND superseded_at IS NULL;
COMMENT ON COLUMN line_entry.is_cash_movement IS
  'explains a movement of the cash pool, whole, on its own ledger; a line that counts elsewhere or in parts has rows in cash_share instead';

CREATE TABLE cash_share (
  business_id uuid NOT NULL,
  journal_entry_id uuid NOT NULL,
  line_entry_id uuid NOT NULL,
  ledger_id uuid NOT NULL,
  datetime timestamptz(3) NOT NULL,
  debit bigint NOT NULL CHECK (debit >= 0),
  credit bigint NOT NULL CHECK (credit >= 0),
  PRIMARY KEY (business_id, journal_entry_id, line_entry_id, ledger_id),
  FOREIGN KEY (business_id, journal_entry_id, line_entry_id) REFERENCES line_entry (business_id, journal_entry_id, id),
  FOREIGN KEY (business_id, ledger_id) REFERENCES ledger (business_id, id),
  CHECK ((debit = 0) <> (credit = 0))
);
COMMENT ON TABLE cash_share IS 'the ledgers on which a line in force explains a movement of the cash pool, where these are not its own ledger alone';
CREATE INDEX cash_share_by_ledger ON cash_share (business_id, ledger_id, datetime) INCLUDE (debit, credit);
CALL guard('cash_share', 'business_id = current_business()');
GRANT SELECT, INSERT, DELETE ON cash_share TO daybook_service;

-- A locked period keeps its cash flow too.
CREATE FUNCTION check_lock_of_shares() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_locked(array_agg(moment), array_agg(business_id))
    FROM (SELECT business_id, min(datetime) AS moment FROM changed GROUP BY 1) AS earliest;
  RETURN NULL;
END $$;
CREATE TRIGGER lock_added AFTER INSERT ON cash_share
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_shares();
CREATE TRIGGER lock_removed AFTER DELETE ON cash_share
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_shares();
`,
};
