/** What is called overdue leaves out what a bank transaction probably pays already: its links are read whenever items age. */
export const probablePayments = {
  name: '0230-probable-payments',
  sql: `
CREATE INDEX transaction_link_suggested_payment ON transaction_link (business_id, (coalesce(bill_id, invoice_id)))
  INCLUDE (transaction_id, amount, confidence) WHERE kind = 'payment' AND status = 'suggested';
`,
};
