/** What a suggested payment is beyond what is open: it stays suggested as long as that much is open. */
export const excessOfLinks = {
  name: '0422-excess-of-links',
  sql: `
ALTER TABLE transaction_link ADD COLUMN excess_amount bigint CHECK (excess_amount > 0 AND excess_amount < amount);
COMMENT ON COLUMN transaction_link.excess_amount IS 'minor units of the amount beyond what is open, of a suggested payment';
`,
};
