/** Applications that a tenant manages itself, how many requests each may make, and the audit log in the order it is read. */
export const applications = {
  name: '0020-applications',
  sql: `
-- While a new secret is brought out, the old one stays good for a while.
ALTER TABLE application ADD previous_secret_hash bytea, ADD previous_secret_until timestamptz;
GRANT INSERT, UPDATE (secret_hash, previous_secret_hash, previous_secret_until, revoked_at) ON application TO daybook_service;

DROP FUNCTION find_application(text, text);
CREATE FUNCTION find_application(sought text, in_environment text)
  RETURNS TABLE (tenant_id uuid, id uuid, secret_hash bytea, previous_secret_hash bytea, scopes text[])
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = accounting
  AS $$
    SELECT a.tenant_id, a.id, a.secret_hash,
      CASE WHEN a.previous_secret_until > now() THEN a.previous_secret_hash END, a.scopes
    FROM application a WHERE a.client_id = sought AND a.environment = in_environment AND a.revoked_at IS NULL
  $$;
REVOKE ALL ON FUNCTION find_application(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_application(text, text) TO daybook_service;

-- Unlogged: a count of the running minute is worth no wait for the disk, and may be lost with a crash.
CREATE UNLOGGED TABLE request_window (
  tenant_id uuid NOT NULL,
  application_id uuid NOT NULL,
  began_at timestamptz NOT NULL,
  taken integer NOT NULL,
  granted integer NOT NULL,
  PRIMARY KEY (tenant_id, application_id)
) WITH (fillfactor = 50);
CALL guard('request_window', 'tenant_id = current_tenant()');
GRANT SELECT, INSERT, UPDATE ON request_window TO daybook_service;

CREATE INDEX audit_log_of_business ON audit_log (tenant_id, business_id, id);
`,
};
