/** The bills that were entered from a document before its present one: they are voided, and may be opened again only where no other is open. */
export const formerBillsOfDocuments = {
  name: '0590-former-bills-of-documents',
  sql: `
ALTER TABLE document ADD former_bill_ids uuid[] NOT NULL DEFAULT '{}';
CREATE INDEX document_of_former_bills ON document (business_id) WHERE former_bill_ids <> '{}';
CALL may_change('{task_id, external_account_id, transaction_id, bill_id, former_bill_ids, matched_by, vendor_key, name, description, document_type, duplicate_of, status, failure, extraction, read_text, metadata, deleted_at, deletion_reason, version, updated_at}', 'document');
`,
};
