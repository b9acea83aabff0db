/**
 * Files of one invoice, as the PDF and the XML of the same: one of them stands for the invoice, the others name it, and wait for no
 * transaction of their own. Those that may be of one invoice are looked up by the total: as text, since under row-level security an
 * index is read by operators that tell nothing of other rows, and those of numbers and JSON may.
 */
export const sameInvoices = {
  name: '0650-same-invoices',
  sql: `
ALTER TABLE document ADD total_key text, ADD same_invoice_as uuid,
  ADD FOREIGN KEY (business_id, same_invoice_as) REFERENCES document (business_id, id),
  ADD CHECK (deleted_at IS NULL OR same_invoice_as IS NULL);
CREATE INDEX document_same_invoice ON document (business_id, same_invoice_as) WHERE same_invoice_as IS NOT NULL;
COMMENT ON COLUMN document.total_key IS 'the total that was read, without zeros behind its last decimal';
UPDATE document SET total_key = trim_scale((extraction->'totalAmount'->>'value')::numeric)::text
  WHERE extraction->'totalAmount'->>'value' IS NOT NULL;
CREATE INDEX document_of_total ON document (business_id, total_key, created_at, id) WHERE total_key IS NOT NULL;
CALL may_change('{task_id, external_account_id, transaction_id, bill_id, former_bill_ids, matched_by, vendor_key, total_key, name, description, document_type, duplicate_of, same_invoice_as, status, failure, extraction, read_text, metadata, deleted_at, deletion_reason, version, updated_at}', 'document');

CREATE OR REPLACE VIEW searched_document AS
  SELECT business_id, id, created_at AS datetime, document_type, transaction_id,
    ' ' || name || ' ' || coalesce(description, '') || ' ' || coalesce(read_text, '') AS words, bill_id, duplicate_of, same_invoice_as
  FROM document WHERE business_id = current_business() AND deleted_at IS NULL;
`,
};
