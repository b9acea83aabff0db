/** One look-up opens a request: what the token stands for, and what the transaction may see from then on. */
export const openRequest = {
  name: '0004-open-request',
  sql: `
DROP FUNCTION find_token(bytea);
CREATE FUNCTION open_request(sought bytea, wanted_business uuid)
  RETURNS TABLE (tenant_id uuid, application_id uuid, business_id uuid, scopes text[], environment text, requests_per_minute integer)
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = accounting
  AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT t.tenant_id, t.application_id, t.business_id, t.scopes, a.environment, a.requests_per_minute
    FROM access_token t
    JOIN application a ON a.tenant_id = t.tenant_id AND a.id = t.application_id
    CROSS JOIN LATERAL set_config('daybook.tenant_id', t.tenant_id::text, true) AS tenant
    CROSS JOIN LATERAL set_config('daybook.business_id', coalesce(wanted_business::text, ''), true) AS business
    WHERE t.token_hash = sought AND t.expires_at > now() AND a.revoked_at IS NULL;
END $$;
REVOKE ALL ON FUNCTION open_request(bytea, uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_request(bytea, uuid) TO daybook_service;
`,
};
