/** Tenants, their applications and tokens, the audit log, idempotency keys; and the role that owns nothing. */
export const tenants = {
  name: '0001-tenants',
  sql: `
DO $$ BEGIN
  CREATE ROLE daybook_service NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
DO $$ BEGIN
  EXECUTE format('GRANT daybook_service TO %I', current_user);
END $$;
GRANT USAGE ON SCHEMA accounting TO daybook_service;

-- Who is asking, set for one transaction at a time by the service.
CREATE FUNCTION current_tenant() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('daybook.tenant_id', true), '')::uuid $$;
CREATE FUNCTION current_business() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('daybook.business_id', true), '')::uuid $$;

-- Row-level security is forced on every table: the service sees only its tenant's (or business's) rows,
-- the owner keeps a policy of its own for migrations and checks.
CREATE PROCEDURE guard(target regclass, visible text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format('CREATE POLICY service ON %s TO daybook_service USING (%s) WITH CHECK (%s)', target, visible, visible);
  EXECUTE format('CREATE POLICY owner ON %s TO %I USING (true) WITH CHECK (true)', target, current_user);
END $$;

CREATE TABLE tenant (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CALL guard('tenant', 'id = current_tenant()');
GRANT SELECT ON tenant TO daybook_service;

CREATE TABLE application (
  tenant_id uuid NOT NULL REFERENCES tenant (id),
  id uuid NOT NULL,
  name text NOT NULL,
  environment text NOT NULL CHECK (environment IN ('sandbox', 'production')),
  client_id text NOT NULL,
  secret_hash bytea NOT NULL,
  scopes text[] NOT NULL,
  requests_per_minute integer,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (client_id, environment)
);
CALL guard('application', 'tenant_id = current_tenant()');
GRANT SELECT ON application TO daybook_service;

CREATE TABLE access_token (
  token_hash bytea PRIMARY KEY,
  tenant_id uuid NOT NULL,
  application_id uuid NOT NULL,
  business_id uuid,
  scopes text[] NOT NULL,
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (tenant_id, application_id) REFERENCES application (tenant_id, id)
);
CREATE INDEX access_token_expiry ON access_token (expires_at);
CALL guard('access_token', 'tenant_id = current_tenant()');
GRANT SELECT, INSERT, DELETE ON access_token TO daybook_service;

-- The two look-ups that come before the tenant is known. They run as the owner and give only the row asked for.
CREATE FUNCTION find_application(sought text, in_environment text)
  RETURNS TABLE (tenant_id uuid, id uuid, secret_hash bytea, scopes text[])
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = accounting
  AS $$
    SELECT a.tenant_id, a.id, a.secret_hash, a.scopes
    FROM application a WHERE a.client_id = sought AND a.environment = in_environment AND a.revoked_at IS NULL
  $$;
CREATE FUNCTION find_token(sought bytea)
  RETURNS TABLE (tenant_id uuid, application_id uuid, business_id uuid, scopes text[], environment text, requests_per_minute integer)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = accounting
  AS $$
    SELECT t.tenant_id, t.application_id, t.business_id, t.scopes, a.environment, a.requests_per_minute
    FROM access_token t
    JOIN application a ON a.tenant_id = t.tenant_id AND a.id = t.application_id
    WHERE t.token_hash = sought AND t.expires_at > now() AND a.revoked_at IS NULL
  $$;
REVOKE ALL ON FUNCTION find_application(text, text), find_token(bytea) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_application(text, text), find_token(bytea) TO daybook_service;

-- Append-only: the service may add and read, never change.
CREATE TABLE audit_log (
  tenant_id uuid NOT NULL,
  business_id uuid,
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  application_id uuid NOT NULL,
  user_id text,
  request_id text NOT NULL,
  action text NOT NULL,
  resource_type text NOT NULL,
  resource_id uuid NOT NULL,
  before jsonb,
  after jsonb,
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX audit_log_resource ON audit_log (tenant_id, resource_id, id);
CALL guard('audit_log', 'tenant_id = current_tenant()');
GRANT SELECT, INSERT ON audit_log TO daybook_service;

CREATE TABLE idempotency_key (
  tenant_id uuid NOT NULL,
  application_id uuid NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  status integer NOT NULL,
  body text NOT NULL,
  etag text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, application_id, key)
);
CALL guard('idempotency_key', 'tenant_id = current_tenant()');
GRANT SELECT, INSERT, DELETE ON idempotency_key TO daybook_service;

-- One random key, made with the database, that signs page tokens for every process of the service.
CREATE TABLE service_secret (page_token_key bytea NOT NULL);
INSERT INTO service_secret VALUES (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
GRANT SELECT ON service_secret TO daybook_service;
`,
};
