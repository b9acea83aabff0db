/** Tags stay open when an entry has been written; what was posted does not. */
export const tagsOfEntries = {
  name: '0033-tags-of-entries',
  sql: `
GRANT UPDATE (tag_ids) ON line_entry TO daybook_service;
`,
};
