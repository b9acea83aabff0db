/** Lets the tokens of a secret end with it: the service may bring the end of a token forward, and nothing else. */
export const tokensEndWithSecret = {
  name: '0240-tokens-end-with-secret',
  sql: `
CREATE INDEX access_token_application ON access_token (tenant_id, application_id);
GRANT UPDATE (expires_at) ON access_token TO daybook_service;
`,
};
