/** Credit notes of vendors and for customers, and the entries that post them. */
export const creditNotes = {
  name: '0089-credit-notes',
  sql: `
CREATE TABLE credit_note (
  business_id uuid NOT NULL,
  id uuid NOT NULL,
  vendor_id uuid,
  customer_id uuid,
  number text NOT NULL,
  description text NOT NULL,
  issued_at timestamptz(3) NOT NULL,
  voided_at timestamptz(3),
  journal_entry_id uuid NOT NULL,
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (business_id, id),
  CHECK (num_nonnulls(vendor_id, customer_id) = 1)
);
CALL place('credit_note', 'business_id');
ALTER TABLE credit_note
  ADD FOREIGN KEY (business_id) REFERENCES business (id),
  ADD FOREIGN KEY (business_id, vendor_id) REFERENCES vendor (business_id, id),
  ADD FOREIGN KEY (business_id, customer_id) REFERENCES customer (business_id, id),
  ADD FOREIGN KEY (business_id, journal_entry_id) REFERENCES journal_entry (business_id, id)
    DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX credit_note_by_date ON credit_note (business_id, issued_at, id);
CREATE INDEX credit_note_by_vendor ON credit_note (business_id, vendor_id, issued_at, id) WHERE vendor_id IS NOT NULL;
CREATE INDEX credit_note_by_customer ON credit_note (business_id, customer_id, issued_at, id) WHERE customer_id IS NOT NULL;
CALL guard('credit_note', 'business_id = current_business()');
GRANT SELECT, INSERT ON credit_note TO daybook_service;
CALL may_change('{voided_at, version, updated_at}', 'credit_note');

CREATE TABLE credit_note_line (
  business_id uuid NOT NULL,
  credit_note_id uuid NOT NULL,
  id uuid NOT NULL,
  position integer NOT NULL,
  description text NOT NULL,
  ledger_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (business_id, credit_note_id, id)
);
COMMENT ON COLUMN credit_note_line.amount IS 'minor units';
CALL place('credit_note_line', 'business_id');
ALTER TABLE credit_note_line
  ADD FOREIGN KEY (business_id, credit_note_id) REFERENCES credit_note (business_id, id),
  ADD FOREIGN KEY (business_id, ledger_id) REFERENCES ledger (business_id, id);
CREATE INDEX credit_note_line_by_ledger ON credit_note_line (business_id, ledger_id);
CALL guard('credit_note_line', 'business_id = current_business()');
GRANT SELECT, INSERT ON credit_note_line TO daybook_service;

ALTER TABLE journal_entry ADD credit_note_id uuid,
  ADD FOREIGN KEY (business_id, credit_note_id) REFERENCES credit_note (business_id, id);
`,
};
