/** The review status of entries that were confirmed with a link, so that undoing the link brings it back. */
export const confirmedWithLinks = {
  name: '0660-confirmed-with-links',
  sql: `
ALTER TABLE transaction_link ADD COLUMN confirmed jsonb;
COMMENT ON COLUMN transaction_link.confirmed IS 'the review status and version of the entries before they were confirmed with the link';
CALL may_change('{status, amount, fee_amount, fee_ledger_id, confidence, reasons, decided_by, payment_id, replaced, confirmed, group_id, updated_at}', 'transaction_link');
`,
};
