/**
 * Businesses and their books. Every key of a business's rows leads with the business, so that a row can only
 * refer to rows of the same business.
 */
export const books = {
  name: '0002-books',
  sql: `
CREATE TYPE side AS ENUM ('debit', 'credit');
CREATE TYPE basis AS ENUM ('all', 'accrual', 'cash');
CREATE TYPE review_status AS ENUM ('bookkeeper_pending', 'business_pending', 'confirmed');
CREATE TYPE total_measure AS ENUM ('all', 'accrual', 'cash', 'cash_movement');

CREATE TABLE business (
  id uuid PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenant (id),
  name text NOT NULL,
  industry text,
  entries_start timestamptz(3) NOT NULL,
  entity_type text NOT NULL,
  fiscal_year text NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'inactive')),
  aggregator_user_token text,
  external_id text NOT NULL,
  currency text NOT NULL,
  books_locked_through date,
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  UNIQUE (tenant_id, external_id)
);
CREATE INDEX business_by_tenant ON business (tenant_id, id);
CALL guard('business', 'tenant_id = current_tenant()');
GRANT SELECT, INSERT, UPDATE ON business TO daybook_service;

CREATE TABLE ledger (
  business_id uuid NOT NULL REFERENCES business (id),
  id uuid NOT NULL,
  name text NOT NULL,
  type text NOT NULL CHECK (type IN ('asset', 'liability', 'equity', 'revenue', 'expense')),
  subtype text NOT NULL,
  debit_credit side NOT NULL,
  report_cash_flow boolean NOT NULL,
  financial_account_type text,
  sort_code text,
  parent_id uuid,
  purpose text,
  archived boolean NOT NULL,
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (business_id, id),
  FOREIGN KEY (business_id, parent_id) REFERENCES ledger (business_id, id),
  CONSTRAINT ledger_name UNIQUE NULLS NOT DISTINCT (business_id, parent_id, name),
  UNIQUE (business_id, purpose)
);
COMMENT ON COLUMN ledger.purpose IS 'what the service itself uses the ledger for, such as accounts_payable; null for most';
CALL guard('ledger', 'business_id = current_business()');
GRANT SELECT, INSERT, UPDATE ON ledger TO daybook_service;

CREATE TABLE external_account (
  business_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  institution text,
  last_four text,
  ledger_id uuid NOT NULL,
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (business_id, id),
  FOREIGN KEY (business_id, ledger_id) REFERENCES ledger (business_id, id)
);
CALL guard('external_account', 'business_id = current_business()');
GRANT SELECT, INSERT, UPDATE ON external_account TO daybook_service;

CREATE TABLE transaction (
  business_id uuid NOT NULL,
  id uuid NOT NULL,
  external_id text,
  external_account_id uuid NOT NULL,
  amount bigint NOT NULL,
  datetime timestamptz(3) NOT NULL,
  description text NOT NULL,
  bank_description text NOT NULL,
  posted boolean NOT NULL,
  type text NOT NULL,
  reviewed boolean NOT NULL,
  metadata jsonb NOT NULL,
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (business_id, id),
  FOREIGN KEY (business_id, external_account_id) REFERENCES external_account (business_id, id)
);
COMMENT ON COLUMN transaction.amount IS 'minor units; money in is positive';
CREATE INDEX transaction_by_time ON transaction (business_id, datetime, id);
CREATE INDEX transaction_by_account ON transaction (business_id, external_account_id, datetime);
CALL guard('transaction', 'business_id = current_business()');
GRANT SELECT, INSERT, UPDATE ON transaction TO daybook_service;

CREATE TABLE journal_entry (
  business_id uuid NOT NULL REFERENCES business (id),
  id uuid NOT NULL,
  description text NOT NULL,
  clean_description text NOT NULL,
  datetime timestamptz(3) NOT NULL,
  is_reconciled boolean NOT NULL,
  review_status review_status NOT NULL,
  transaction_id uuid,
  categorization_method text NOT NULL,
  is_before_start boolean NOT NULL,
  notes text,
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (business_id, id),
  FOREIGN KEY (business_id, transaction_id) REFERENCES transaction (business_id, id)
);
CREATE INDEX journal_entry_by_time ON journal_entry (business_id, datetime, id);
CREATE INDEX journal_entry_pending ON journal_entry (business_id, review_status, datetime, id) WHERE review_status <> 'confirmed';
CREATE UNIQUE INDEX journal_entry_of_transaction ON journal_entry (business_id, transaction_id) WHERE transaction_id IS NOT NULL;
CREATE INDEX journal_entry_by_payee ON journal_entry (business_id, clean_description) WHERE transaction_id IS NOT NULL;
CALL guard('journal_entry', 'business_id = current_business()');
GRANT SELECT, INSERT, UPDATE ON journal_entry TO daybook_service;

CREATE TABLE line_entry (
  business_id uuid NOT NULL,
  journal_entry_id uuid NOT NULL,
  id uuid NOT NULL,
  position integer NOT NULL,
  ledger_id uuid NOT NULL,
  description text NOT NULL,
  debit_credit side NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  basis basis NOT NULL,
  datetime timestamptz(3) NOT NULL,
  is_cash_movement boolean NOT NULL,
  superseded_at timestamptz(3),
  PRIMARY KEY (business_id, journal_entry_id, id),
  FOREIGN KEY (business_id, journal_entry_id) REFERENCES journal_entry (business_id, id),
  FOREIGN KEY (business_id, ledger_id) REFERENCES ledger (business_id, id)
);
COMMENT ON COLUMN line_entry.datetime IS 'the entry''s, kept here so that a ledger can be read in time order';
COMMENT ON COLUMN line_entry.is_cash_movement IS 'outside the cash pool, in an entry that moves the pool: it explains the movement';
CREATE INDEX line_entry_by_ledger ON line_entry (business_id, ledger_id, datetime, journal_entry_id)
  INCLUDE (debit_credit, amount, basis, is_cash_movement) WHERE superseded_at IS NULL;
CALL guard('line_entry', 'business_id = current_business()');
GRANT SELECT, INSERT, UPDATE ON line_entry TO daybook_service;
`,
};
