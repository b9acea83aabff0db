/** Money back is the refund of one payment: two requests at once cannot link it to two. */
export const refundLinks = {
  name: '0180-refund-links',
  sql: `
CREATE UNIQUE INDEX transaction_link_refunds ON transaction_link (business_id, transaction_id)
  WHERE kind = 'refund' AND status = 'linked';
`,
};
