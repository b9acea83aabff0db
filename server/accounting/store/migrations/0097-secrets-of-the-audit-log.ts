const hashed = (column: string) => `
  CASE WHEN jsonb_typeof(${column} -> 'aggregator_user_token') = 'string' THEN jsonb_set(${column}, '{aggregator_user_token}',
    to_jsonb('sha256:' || encode(sha256(convert_to(${column} ->> 'aggregator_user_token', 'UTF8')), 'hex')))
  ELSE ${column} END`;

/** Replaces the secrets that older versions wrote to the audit log by their hashes. */
export const secretsOfTheAuditLog = {
  name: '0097-secrets-of-the-audit-log',
  sql: `
UPDATE audit_log SET before = ${hashed('before')}, after = ${hashed('after')}
WHERE resource_type = 'business' AND (before ? 'aggregator_user_token' OR after ? 'aggregator_user_token');
`,
};
