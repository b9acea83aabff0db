/** What a caller keeps with a bill or an invoice may change later. */
export const metadataOfItem = {
  name: '0060-metadata-of-item',
  sql: `
GRANT UPDATE (metadata) ON bill TO daybook_service;
GRANT UPDATE (metadata) ON invoice TO daybook_service;
`,
};
