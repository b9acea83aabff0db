/**
 * What the documents of a tenant take up, over all its businesses, of which a request sees one. Summed from an
 * index, once an upload.
 */
export const documentQuota = {
  name: '0351-document-quota',
  sql: `
CREATE INDEX document_sizes ON document (business_id) INCLUDE (file_size) WHERE duplicate_of IS NULL AND deleted_at IS NULL;

CREATE FUNCTION stored_document_bytes() RETURNS bigint
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = accounting, pg_temp
  AS $$ BEGIN
    RETURN (SELECT coalesce(sum(file_size), 0) FROM document JOIN business ON business.id = document.business_id
      WHERE business.tenant_id = current_tenant() AND duplicate_of IS NULL AND deleted_at IS NULL);
  END $$;
REVOKE ALL ON FUNCTION stored_document_bytes() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION stored_document_bytes() TO daybook_service;
`,
};
