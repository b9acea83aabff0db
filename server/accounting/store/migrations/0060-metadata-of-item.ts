/** What a caller keeps with a bill or an invoice may change later. */
export const metadataOfItem = {
  name: '0060-metadata-of-item',
  sql: `
CALL may_change('{number, description, due_at, issued_at, vendor_id, voided_at, status, metadata, journal_entry_id, version, updated_at}', 'bill');
CALL may_change('{number, description, due_at, sent_at, customer_id, voided_at, status, metadata, journal_entry_id, version, updated_at}', 'invoice');
`,
};
