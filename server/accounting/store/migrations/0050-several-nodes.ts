/**
 * What a database needs that may one day lie on several nodes (Citus): nothing of it asks for the extension, and a
 * database on one node pays nothing for it. `distribute` (store/distribution) does the rest.
 */
export const severalNodes = {
  name: '0050-several-nodes',
  sql: `
-- Looked up by name: where the extension is not, its catalogue is not either.
CREATE FUNCTION is_distributed() RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE answer boolean;
BEGIN
  IF to_regclass('pg_catalog.pg_dist_partition') IS NULL THEN RETURN false; END IF;
  EXECUTE 'SELECT EXISTS (SELECT FROM pg_catalog.pg_dist_partition WHERE logicalrelid = ''accounting.ledger''::regclass)' INTO answer;
  RETURN answer;
END $$;

-- Whose rows the rest of the transaction sees. Another node hears of a setting only by the command, which costs more
-- than the function.
CREATE FUNCTION show_rows(tenant uuid, business uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('citus.propagate_set_commands', true) = 'local' THEN
    EXECUTE format('SET LOCAL daybook.tenant_id = %L', tenant);
    EXECUTE format('SET LOCAL daybook.business_id = %L', coalesce(business::text, ''));
  ELSE
    PERFORM set_config('daybook.tenant_id', tenant::text, true),
            set_config('daybook.business_id', coalesce(business::text, ''), true);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION open_request(sought bytea, wanted_business uuid)
  RETURNS TABLE (tenant_id uuid, application_id uuid, business_id uuid, scopes text[], environment text, requests_per_minute integer)
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = accounting
  AS $$
#variable_conflict use_column
BEGIN
  SELECT t.tenant_id, t.application_id, t.business_id, t.scopes, a.environment, a.requests_per_minute
    INTO tenant_id, application_id, business_id, scopes, environment, requests_per_minute
    FROM access_token t
    JOIN application a ON a.tenant_id = t.tenant_id AND a.id = t.application_id
    WHERE t.token_hash = sought AND t.expires_at > now() AND a.revoked_at IS NULL;
  IF FOUND THEN
    PERFORM show_rows(tenant_id, wanted_business);
    RETURN NEXT;
  END IF;
END $$;

-- A trigger on another node runs without the search path of the service.
ALTER FUNCTION refuse_unbalanced(uuid, uuid) SET search_path = accounting;
ALTER FUNCTION check_new_entry() SET search_path = accounting;
ALTER FUNCTION check_changed_line() SET search_path = accounting;
ALTER FUNCTION check_tags() SET search_path = accounting;
ALTER FUNCTION check_payment() SET search_path = accounting;
ALTER FUNCTION check_lock_of_shares() SET search_path = accounting;
ALTER FUNCTION check_lock_of_added() SET search_path = accounting;
ALTER FUNCTION check_lock_of_entries() SET search_path = accounting;
ALTER FUNCTION check_lock_of_lines() SET search_path = accounting;

-- The same as before, with a code of its own: an error keeps its code on the way from another node, and little else.
CREATE OR REPLACE FUNCTION refuse_locked(moments timestamptz[], businesses uuid[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = accounting AS $$
DECLARE through date; first timestamptz;
BEGIN
  SELECT b.books_locked_through, t.moment INTO through, first
    FROM unnest(moments, businesses) AS t (moment, business_id)
    JOIN business b ON b.id = t.business_id
   WHERE t.moment < (b.books_locked_through + 1)::timestamp AT TIME ZONE 'UTC'
   ORDER BY 2 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'The books are locked through %; % lies on or before it.', through,
      to_char(first AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      USING ERRCODE = 'DBK01', CONSTRAINT = 'books_lock';
  END IF;
END $$;

-- A record of the log lies with the business it is about, so that a change and its record are one node's commit.
ALTER TABLE audit_log ADD home uuid;
UPDATE audit_log SET home = coalesce(business_id, tenant_id);
ALTER TABLE audit_log ALTER home SET NOT NULL,
  ADD CONSTRAINT audit_log_home CHECK (home = coalesce(business_id, tenant_id)),
  DROP CONSTRAINT audit_log_pkey,
  ADD PRIMARY KEY (home, id);
COMMENT ON COLUMN audit_log.home IS 'the business, or else the tenant: every key of a distributed table leads with what decides its node';
CREATE INDEX audit_log_by_tenant ON audit_log (tenant_id, id);
DROP INDEX audit_log_of_business;

-- Grants on columns do not reach other nodes. There the service may change a table, and this keeps its other columns.
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'permission denied: % keeps what it was made with', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE PROCEDURE keep_all_but(changing text[], target regclass) LANGUAGE plpgsql AS $$
DECLARE old_values text; new_values text;
BEGIN
  SELECT string_agg(format('OLD.%I', attname), ', '), string_agg(format('NEW.%I', attname), ', ')
    INTO old_values, new_values
    FROM pg_attribute WHERE attrelid = target AND attnum > 0 AND NOT attisdropped AND attname <> ALL (changing);
  EXECUTE format('DROP TRIGGER IF EXISTS rewriting ON %s', target);
  EXECUTE format('CREATE TRIGGER rewriting BEFORE UPDATE ON %s FOR EACH ROW
    WHEN (current_user = ''daybook_service'' AND (%s) IS DISTINCT FROM (%s)) EXECUTE FUNCTION refuse_rewriting()',
    target, old_values, new_values);
  EXECUTE format('GRANT UPDATE ON %s TO daybook_service', target);
END $$;

-- For migrations to come, which may meet a distributed database: all the columns that the service may change;
CREATE PROCEDURE may_change(changing text[], target regclass) LANGUAGE plpgsql AS $$
BEGIN
  IF is_distributed() THEN CALL keep_all_but(changing, target);
  ELSE EXECUTE format('GRANT UPDATE (%s) ON %s TO daybook_service', (SELECT string_agg(quote_ident(c), ', ') FROM unnest(changing) c), target);
  END IF;
END $$;
-- and the node of a new table's rows, before it gets its foreign keys.
CREATE PROCEDURE place(target regclass, by text) LANGUAGE plpgsql AS $$
BEGIN
  IF is_distributed() THEN
    EXECUTE format('SELECT create_distributed_table(%L, %L, colocate_with => %L)', target, by, 'accounting.ledger');
  END IF;
END $$;
`,
};
