/** The extensions that index parts of words; where they are not there, a search reads more rows. */
const wordIndex = `
DO $$
DECLARE trigrams text;
BEGIN
  SELECT format('%I.gin_trgm_ops', nspname) INTO trigrams
    FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE extname = 'pg_trgm'
      AND EXISTS (SELECT FROM pg_extension WHERE extname = 'btree_gin');
  IF trigrams IS NULL THEN RETURN; END IF;
  EXECUTE format('CREATE INDEX document_words ON document
    USING gin (business_id, ('' '' || name || '' '' || coalesce(description, '''') || '' '' || coalesce(read_text, '''')) %s)
    WHERE deleted_at IS NULL', trigrams);
END $$;
`;

/**
 * Documents that were deleted: the row stays with the reason, what was read and the bytes go, unless another document has the same
 * bytes. And the text that was read, for searches.
 */
export const deletedDocuments = {
  name: '0333-deleted-documents',
  sql: `
ALTER TABLE document ADD deleted_at timestamptz(3), ADD deletion_reason text, ADD read_text text,
  ADD CHECK ((deleted_at IS NULL) = (deletion_reason IS NULL)),
  ADD CHECK (deleted_at IS NULL OR transaction_id IS NULL AND extraction IS NULL AND read_text IS NULL);
COMMENT ON COLUMN document.read_text IS 'the lines that were read off the file, below one another';
CALL may_change('{task_id, external_account_id, transaction_id, matched_by, vendor_key, name, description, document_type, duplicate_of, status, failure, extraction, read_text, metadata, deleted_at, deletion_reason, version, updated_at}', 'document');

DROP INDEX document_original;
CREATE UNIQUE INDEX document_original ON document (business_id, hash) WHERE duplicate_of IS NULL AND deleted_at IS NULL;
DROP INDEX document_to_match;
CREATE INDEX document_to_match ON document (business_id, created_at, id)
  WHERE document_type = 'receipt' AND transaction_id IS NULL AND duplicate_of IS NULL AND deleted_at IS NULL;
CREATE INDEX document_duplicates ON document (business_id, duplicate_of) WHERE duplicate_of IS NOT NULL;

CREATE OR REPLACE FUNCTION unnamed_blobs(sought uuid, hashes bytea[]) RETURNS SETOF bytea
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = accounting, pg_temp
  AS $$
DECLARE named bytea[];
BEGIN
  IF NOT EXISTS (SELECT FROM business b WHERE b.id = sought) THEN RETURN; END IF;
  SELECT array_agg(d.hash) INTO named FROM document d
   WHERE d.business_id = sought AND d.hash = ANY (hashes) AND d.deleted_at IS NULL;
  RETURN QUERY SELECT h.hash FROM unnest(hashes) AS h (hash) WHERE h.hash <> ALL (coalesce(named, '{}'));
END $$;

CREATE VIEW searched_document AS
  SELECT business_id, id, created_at AS datetime, document_type, transaction_id,
    ' ' || name || ' ' || coalesce(description, '') || ' ' || coalesce(read_text, '') AS words
  FROM document WHERE business_id = current_business() AND deleted_at IS NULL;
GRANT SELECT ON searched_document TO daybook_service;
${wordIndex}`,
};
