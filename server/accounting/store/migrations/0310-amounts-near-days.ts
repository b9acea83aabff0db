/**
 * Documents and fees of transfers look for about an amount within some days. By amount first, all days of ten years are read: of a
 * million transactions 12,000 for each document.
 */
export const amountsNearDays = {
  name: '0310-amounts-near-days',
  sql: `
CREATE INDEX transaction_by_day_and_amount ON transaction (business_id, datetime, amount);
`,
};
