/**
 * The bill that was entered from a document. Such a document waits for no transaction: the bill does, so it is not among the receipts
 * that are matched.
 */
export const billsFromDocuments = {
  name: '0410-bills-from-documents',
  sql: `
ALTER TABLE document ADD bill_id uuid,
  ADD FOREIGN KEY (business_id, bill_id) REFERENCES bill (business_id, id),
  ADD CHECK (deleted_at IS NULL OR bill_id IS NULL);
CREATE INDEX document_of_bill ON document (business_id, bill_id) WHERE bill_id IS NOT NULL;
CALL may_change('{task_id, external_account_id, transaction_id, bill_id, matched_by, vendor_key, name, description, document_type, duplicate_of, status, failure, extraction, read_text, metadata, deleted_at, deletion_reason, version, updated_at}', 'document');

DROP INDEX document_to_match;
CREATE INDEX document_to_match ON document (business_id, created_at, id)
  WHERE document_type = 'receipt' AND transaction_id IS NULL AND bill_id IS NULL AND duplicate_of IS NULL AND deleted_at IS NULL;

CREATE OR REPLACE VIEW searched_document AS
  SELECT business_id, id, created_at AS datetime, document_type, transaction_id,
    ' ' || name || ' ' || coalesce(description, '') || ' ' || coalesce(read_text, '') AS words, bill_id
  FROM document WHERE business_id = current_business() AND deleted_at IS NULL;
`,
};
