/**
 * The matching of receipts: who matched a document, the vendor that was read (so that a payee's name is learned from accepted
 * matches), pairs that were declined, and from which confidence the service matches by itself: 1, which no match reaches, is never.
 */
export const receiptMatching = {
  name: '0331-receipt-matching',
  sql: `
ALTER TABLE document ADD matched_by text CHECK (matched_by IN ('service', 'person')), ADD vendor_key text;
COMMENT ON COLUMN document.vendor_key IS 'the vendor that was read, in small letters with single spaces';
UPDATE document SET matched_by = 'person' WHERE transaction_id IS NOT NULL;
UPDATE document SET vendor_key = nullif(lower(btrim(regexp_replace(extraction->'vendorName'->>'value', '\\s+', ' ', 'g'))), '')
  WHERE extraction->'vendorName'->>'value' IS NOT NULL;
ALTER TABLE document ADD CHECK ((matched_by IS NULL) = (transaction_id IS NULL));
CALL may_change('{task_id, external_account_id, transaction_id, matched_by, vendor_key, name, description, document_type, status, failure, extraction, metadata, version, updated_at}', 'document');
CREATE INDEX document_of_vendor ON document (business_id, vendor_key, created_at)
  WHERE transaction_id IS NOT NULL AND vendor_key IS NOT NULL;
CREATE INDEX document_to_match ON document (business_id, created_at, id)
  WHERE document_type = 'receipt' AND transaction_id IS NULL AND duplicate_of IS NULL;

CREATE TABLE declined_match (
  business_id uuid NOT NULL,
  document_id uuid NOT NULL,
  transaction_id uuid NOT NULL,
  declined_at timestamptz(3) NOT NULL,
  PRIMARY KEY (business_id, document_id, transaction_id)
);
CALL place('declined_match', 'business_id');
ALTER TABLE declined_match
  ADD FOREIGN KEY (business_id, document_id) REFERENCES document (business_id, id),
  ADD FOREIGN KEY (business_id, transaction_id) REFERENCES transaction (business_id, id) ON DELETE CASCADE;
CREATE INDEX declined_match_of_transaction ON declined_match (business_id, transaction_id);
CALL guard('declined_match', 'business_id = current_business()');
GRANT SELECT, INSERT, DELETE ON declined_match TO daybook_service;

ALTER TABLE business ADD receipt_match_threshold double precision NOT NULL DEFAULT 1
  CHECK (receipt_match_threshold BETWEEN 0.7 AND 1);
CALL may_change('{name, status, industry, aggregator_user_token, books_locked_through, fiscal_year, entries_start, certain_threshold, receipt_match_threshold, version, updated_at}', 'business');
`,
};
