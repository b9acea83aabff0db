/** The voided bills of a business, which are few: the documents that they were entered from wait for a transaction again. */
export const voidedBills = {
  name: '0550-voided-bills',
  sql: `
CREATE INDEX bill_voided ON bill (business_id, id) WHERE status = 'voided';
`,
};
