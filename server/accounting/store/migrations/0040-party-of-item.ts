/** A bill may be given to another vendor, an invoice to another customer. */
export const partyOfItem = {
  name: '0040-party-of-item',
  sql: `
GRANT UPDATE (vendor_id) ON bill TO daybook_service;
GRANT UPDATE (customer_id) ON invoice TO daybook_service;
`,
};
