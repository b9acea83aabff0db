/** What is known of uploaded files; their bytes are in the document storage, under their hash. */
export const documents = {
  name: '0031-documents',
  sql: `
CREATE TABLE document (
  business_id uuid NOT NULL REFERENCES business (id),
  id uuid NOT NULL,
  task_id uuid,
  external_account_id uuid,
  transaction_id uuid,
  name text NOT NULL,
  description text,
  document_type text NOT NULL CHECK (document_type IN ('receipt', 'statement', 'other')),
  media_type text NOT NULL,
  file_size integer NOT NULL CHECK (file_size > 0),
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  duplicate_of uuid,
  status text NOT NULL CHECK (status IN ('processing', 'ready', 'failed')),
  failure text CHECK ((failure IS NOT NULL) = (status = 'failed')),
  extraction jsonb,
  metadata jsonb NOT NULL,
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (business_id, id),
  FOREIGN KEY (business_id, task_id) REFERENCES task (business_id, id),
  FOREIGN KEY (business_id, external_account_id) REFERENCES external_account (business_id, id),
  FOREIGN KEY (business_id, transaction_id) REFERENCES transaction (business_id, id),
  FOREIGN KEY (business_id, duplicate_of) REFERENCES document (business_id, id)
);
COMMENT ON COLUMN document.hash IS 'SHA-256 of the bytes, under which the storage keeps them';
CREATE INDEX document_by_time ON document (business_id, created_at, id);
CREATE INDEX document_of_transaction ON document (business_id, transaction_id) WHERE transaction_id IS NOT NULL;
-- Of documents with the same bytes one is the original, also when they come at once.
CREATE UNIQUE INDEX document_original ON document (business_id, hash) WHERE duplicate_of IS NULL;
CALL guard('document', 'business_id = current_business()');
GRANT SELECT, INSERT ON document TO daybook_service;
GRANT UPDATE (task_id, external_account_id, transaction_id, name, description, document_type, status, failure,
  extraction, metadata, version, updated_at) ON document TO daybook_service;

CREATE TABLE task_message_document (
  business_id uuid NOT NULL,
  task_id uuid NOT NULL,
  message_position integer NOT NULL,
  position integer NOT NULL,
  document_id uuid NOT NULL,
  PRIMARY KEY (business_id, task_id, message_position, position),
  FOREIGN KEY (business_id, task_id, message_position) REFERENCES task_message (business_id, task_id, position),
  FOREIGN KEY (business_id, document_id) REFERENCES document (business_id, id)
);
CALL guard('task_message_document', 'business_id = current_business()');
GRANT SELECT, INSERT ON task_message_document TO daybook_service;

-- Receipts look for the payment of an amount.
CREATE INDEX transaction_by_amount ON transaction (business_id, amount, datetime) WHERE amount < 0;
`,
};
