/** What is open is few among many and asked for often, by its age. */
export const openItems = {
  name: '0041-open-items',
  sql: `
CREATE INDEX bill_open ON bill (business_id, due_at, id) WHERE status = 'open';
CREATE INDEX invoice_open ON invoice (business_id, due_at, id) WHERE status = 'open';
`,
};
