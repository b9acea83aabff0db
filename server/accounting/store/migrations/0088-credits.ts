/** Credit of a vendor or customer that is applied to a bill or invoice, and refunds of it by transactions. */
export const credits = {
  name: '0088-credits',
  sql: `
CREATE TABLE credit_application (
  business_id uuid NOT NULL,
  id uuid NOT NULL,
  bill_id uuid,
  invoice_id uuid,
  amount bigint NOT NULL CHECK (amount > 0),
  datetime timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  removed_at timestamptz(3),
  PRIMARY KEY (business_id, id),
  CHECK (num_nonnulls(bill_id, invoice_id) = 1)
);
COMMENT ON TABLE credit_application IS 'unapplied credit of a vendor or customer that settles a bill or invoice of theirs: nothing is posted, for both stand on the same ledger';
COMMENT ON COLUMN credit_application.amount IS 'minor units';
CALL place('credit_application', 'business_id');
ALTER TABLE credit_application
  ADD FOREIGN KEY (business_id, bill_id) REFERENCES bill (business_id, id),
  ADD FOREIGN KEY (business_id, invoice_id) REFERENCES invoice (business_id, id);
CREATE INDEX credit_application_of_bill ON credit_application (business_id, bill_id) WHERE bill_id IS NOT NULL;
CREATE INDEX credit_application_of_invoice ON credit_application (business_id, invoice_id) WHERE invoice_id IS NOT NULL;
CALL guard('credit_application', 'business_id = current_business()');
GRANT SELECT, INSERT ON credit_application TO daybook_service;
CALL may_change('{removed_at}', 'credit_application');
CREATE TRIGGER lock_added AFTER INSERT ON credit_application
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_payments();
CREATE TRIGGER lock_changed AFTER UPDATE ON credit_application
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_lock_of_payments();

ALTER TABLE payment ADD vendor_id uuid, ADD customer_id uuid,
  ADD FOREIGN KEY (business_id, vendor_id) REFERENCES vendor (business_id, id),
  ADD FOREIGN KEY (business_id, customer_id) REFERENCES customer (business_id, id),
  DROP CONSTRAINT payment_check,
  ADD CONSTRAINT payment_of_one CHECK (num_nonnulls(bill_id, invoice_id, vendor_id, customer_id) = 1);
COMMENT ON COLUMN payment.vendor_id IS 'whose credit is refunded';
COMMENT ON COLUMN payment.customer_id IS 'whose credit is refunded';

-- Bills are paid, and credit of customers is refunded, by money out; invoices and credit of vendors by money in.
CREATE OR REPLACE FUNCTION check_payment() RETURNS trigger LANGUAGE plpgsql SET search_path = accounting, pg_temp AS $$
DECLARE available bigint; item_status text;
BEGIN
  SELECT amount * CASE WHEN num_nonnulls(NEW.bill_id, NEW.customer_id) = 0 THEN 1 ELSE -1 END INTO available FROM transaction
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
`,
};
