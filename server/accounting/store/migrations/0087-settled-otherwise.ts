const columns = (item: string) => `
ALTER TABLE ${item} ADD settlement_entry_id uuid, ADD settled_otherwise bigint CHECK (settled_otherwise > 0),
  ADD FOREIGN KEY (business_id, settlement_entry_id) REFERENCES journal_entry (business_id, id)
    DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT ${item}_settlement CHECK ((settlement_entry_id IS NULL) = (settled_otherwise IS NULL));
COMMENT ON COLUMN ${item}.settled_otherwise IS 'minor units: what settlement_entry_id posted when it was called paid though no payment said so';
`;

/** What of a bill or invoice was called paid by a person, and the entry that posts it. */
export const settledOtherwise = {
  name: '0087-settled-otherwise',
  sql: `
${columns('bill')}
${columns('invoice')}
CALL may_change('{number, description, due_at, issued_at, vendor_id, voided_at, status, metadata, journal_entry_id, settlement_entry_id, settled_otherwise, cleared_at, version, updated_at}', 'bill');
CALL may_change('{number, description, due_at, sent_at, customer_id, voided_at, status, metadata, journal_entry_id, settlement_entry_id, settled_otherwise, cleared_at, version, updated_at}', 'invoice');
`,
};
