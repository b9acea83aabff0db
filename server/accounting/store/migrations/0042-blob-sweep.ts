/** Lets the sweep of the document storage ask which bytes no document names, of whatever business. */
export const blobSweep = {
  name: '0042-blob-sweep',
  sql: `
-- Runs as the owner and gives away nothing that the asker does not name. Of a business that is not known here nothing
-- is called unnamed: the storage may belong to another database too.
CREATE FUNCTION unnamed_blobs(sought uuid, hashes bytea[]) RETURNS SETOF bytea
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = accounting
  AS $$
    SELECT hash FROM unnest(hashes) AS h (hash)
    WHERE EXISTS (SELECT FROM business b WHERE b.id = sought)
      AND NOT EXISTS (SELECT FROM document d
        WHERE d.business_id = sought AND d.hash = h.hash AND d.duplicate_of IS NULL)
  $$;
REVOKE ALL ON FUNCTION unnamed_blobs(uuid, bytea[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION unnamed_blobs(uuid, bytea[]) TO daybook_service;
`,
};
