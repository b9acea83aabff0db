/** Invoices and their lines, and the entries that post them. */
export const invoices = {
  name: '0012-invoices',
  sql: `
CREATE TABLE invoice (
  business_id uuid NOT NULL REFERENCES business (id),
  id uuid NOT NULL,
  customer_id uuid NOT NULL,
  number text NOT NULL,
  description text NOT NULL,
  source text NOT NULL CHECK (source IN ('manual', 'import', 'api')),
  due_at timestamptz(3) NOT NULL,
  sent_at timestamptz(3),
  voided_at timestamptz(3),
  status text NOT NULL CHECK (status IN ('draft', 'open', 'paid', 'voided')),
  metadata jsonb NOT NULL,
  journal_entry_id uuid,
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (business_id, id),
  FOREIGN KEY (business_id, customer_id) REFERENCES customer (business_id, id),
  FOREIGN KEY (business_id, journal_entry_id) REFERENCES journal_entry (business_id, id)
    DEFERRABLE INITIALLY DEFERRED,
  CHECK ((status = 'voided') = (voided_at IS NOT NULL)),
  CHECK (status NOT IN ('open', 'paid') OR sent_at IS NOT NULL),
  CONSTRAINT invoice_posted CHECK ((status IN ('open', 'paid')) = (journal_entry_id IS NOT NULL))
);
CREATE INDEX invoice_by_due ON invoice (business_id, due_at, id);
CREATE INDEX invoice_by_customer ON invoice (business_id, customer_id, due_at, id);
CALL guard('invoice', 'business_id = current_business()');
GRANT SELECT, INSERT ON invoice TO daybook_service;
GRANT UPDATE (number, description, due_at, sent_at, voided_at, status, journal_entry_id, version, updated_at)
  ON invoice TO daybook_service;

CREATE TABLE invoice_line (
  business_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  id uuid NOT NULL,
  position integer NOT NULL,
  description text NOT NULL,
  ledger_id uuid NOT NULL,
  quantity_millionths bigint NOT NULL CHECK (quantity_millionths > 0),
  unit_price_millionths bigint NOT NULL CHECK (unit_price_millionths >= 0),
  discount_rate_millionths bigint NOT NULL CHECK (discount_rate_millionths BETWEEN 0 AND 1000000),
  tax_rate_millionths bigint NOT NULL CHECK (tax_rate_millionths BETWEEN 0 AND 1000000),
  gross bigint NOT NULL CHECK (gross >= 0),
  discount bigint NOT NULL CHECK (discount BETWEEN 0 AND gross),
  tax bigint NOT NULL CHECK (tax >= 0),
  is_prepayment boolean NOT NULL,
  metadata jsonb NOT NULL,
  PRIMARY KEY (business_id, invoice_id, id),
  FOREIGN KEY (business_id, invoice_id) REFERENCES invoice (business_id, id),
  FOREIGN KEY (business_id, ledger_id) REFERENCES ledger (business_id, id)
);
COMMENT ON TABLE invoice_line IS 'gross, discount and tax in minor units; unit_price_millionths in millionths of a major unit';
CREATE INDEX invoice_line_by_ledger ON invoice_line (business_id, ledger_id);
CALL guard('invoice_line', 'business_id = current_business()');
GRANT SELECT, INSERT, DELETE ON invoice_line TO daybook_service;

ALTER TABLE journal_entry ADD invoice_id uuid,
  ADD FOREIGN KEY (business_id, invoice_id) REFERENCES invoice (business_id, id);
CREATE INDEX journal_entry_of_invoice ON journal_entry (business_id, invoice_id) WHERE invoice_id IS NOT NULL;
GRANT UPDATE (invoice_id) ON journal_entry TO daybook_service;
`,
};
