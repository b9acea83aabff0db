/** The question of the sweep in steps that each ask one business's node: the whole of it cannot be sent to any. */
export const blobsOfSeveralNodes = {
  name: '0051-blobs-of-several-nodes',
  sql: `
CREATE OR REPLACE FUNCTION unnamed_blobs(sought uuid, hashes bytea[]) RETURNS SETOF bytea
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = accounting
  AS $$
DECLARE named bytea[];
BEGIN
  IF NOT EXISTS (SELECT FROM business b WHERE b.id = sought) THEN RETURN; END IF;
  SELECT array_agg(d.hash) INTO named FROM document d
   WHERE d.business_id = sought AND d.hash = ANY (hashes) AND d.duplicate_of IS NULL;
  RETURN QUERY SELECT h.hash FROM unnest(hashes) AS h (hash) WHERE h.hash <> ALL (coalesce(named, '{}'));
END $$;
`,
};
