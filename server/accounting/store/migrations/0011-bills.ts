/** Bills and their lines, and the entries that post them. */
export const bills = {
  name: '0011-bills',
  sql: `
CREATE TABLE bill (
  business_id uuid NOT NULL REFERENCES business (id),
  id uuid NOT NULL,
  vendor_id uuid NOT NULL,
  number text NOT NULL,
  description text NOT NULL,
  due_at timestamptz(3) NOT NULL,
  issued_at timestamptz(3) NOT NULL,
  voided_at timestamptz(3),
  status text NOT NULL CHECK (status IN ('open', 'paid', 'voided')),
  metadata jsonb NOT NULL,
  journal_entry_id uuid,
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (business_id, id),
  FOREIGN KEY (business_id, vendor_id) REFERENCES vendor (business_id, id),
  FOREIGN KEY (business_id, journal_entry_id) REFERENCES journal_entry (business_id, id)
    DEFERRABLE INITIALLY DEFERRED,
  CHECK ((status = 'voided') = (voided_at IS NOT NULL)),
  CONSTRAINT bill_posted CHECK ((status = 'voided') = (journal_entry_id IS NULL))
);
COMMENT ON COLUMN bill.journal_entry_id IS 'the entry that posts it now; a bill and its entry are made together, so this is checked at the end';
CREATE INDEX bill_by_due ON bill (business_id, due_at, id);
CREATE INDEX bill_by_vendor ON bill (business_id, vendor_id, due_at, id);
CALL guard('bill', 'business_id = current_business()');
GRANT SELECT, INSERT ON bill TO daybook_service;
GRANT UPDATE (number, description, due_at, issued_at, voided_at, status, journal_entry_id, version, updated_at)
  ON bill TO daybook_service;

CREATE TABLE bill_line (
  business_id uuid NOT NULL,
  bill_id uuid NOT NULL,
  id uuid NOT NULL,
  position integer NOT NULL,
  description text NOT NULL,
  number text,
  ledger_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  metadata jsonb NOT NULL,
  PRIMARY KEY (business_id, bill_id, id),
  FOREIGN KEY (business_id, bill_id) REFERENCES bill (business_id, id),
  FOREIGN KEY (business_id, ledger_id) REFERENCES ledger (business_id, id)
);
COMMENT ON COLUMN bill_line.amount IS 'minor units';
CREATE INDEX bill_line_by_ledger ON bill_line (business_id, ledger_id);
CALL guard('bill_line', 'business_id = current_business()');
GRANT SELECT, INSERT, DELETE ON bill_line TO daybook_service;

ALTER TABLE journal_entry ADD bill_id uuid,
  ADD FOREIGN KEY (business_id, bill_id) REFERENCES bill (business_id, id);
CREATE INDEX journal_entry_of_bill ON journal_entry (business_id, bill_id) WHERE bill_id IS NOT NULL;
GRANT UPDATE (bill_id) ON journal_entry TO daybook_service;
`,
};
