/** When an application last asked for a token, so that a tenant sees which of its applications are still in use. */
export const lastUse = {
  name: '0022-last-use',
  sql: `
ALTER TABLE application ADD last_token_at timestamptz;
GRANT UPDATE (last_token_at) ON application TO daybook_service;
`,
};
