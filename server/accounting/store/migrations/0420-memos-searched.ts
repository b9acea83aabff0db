/**
 * The bank's memo of a transaction, so that searches find an invoice by its number in it. Without the extension for parts of
 * words (see 0130) they read more rows. What has no memo takes no room in the index.
 */
export const memosSearched = {
  name: '0420-memos-searched',
  sql: `
CREATE OR REPLACE VIEW searched_transaction AS
  SELECT business_id, id, datetime, description, ' ' || description || ' ' || bank_description AS words, amount, reviewed,
    external_account_id, CASE WHEN amount > 0 THEN 'in' WHEN amount < 0 THEN 'out' ELSE 'none' END AS direction, import_id,
    ' ' || (metadata ->> 'memo') AS memo
  FROM transaction WHERE business_id = current_business();
DO $$
DECLARE trigrams text;
BEGIN
  SELECT format('%I.gin_trgm_ops', nspname) INTO trigrams
    FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE extname = 'pg_trgm';
  IF trigrams IS NOT NULL AND EXISTS (SELECT FROM pg_extension WHERE extname = 'btree_gin') THEN
    EXECUTE format('CREATE INDEX transaction_memos ON transaction
      USING gin (business_id, ('' '' || (metadata ->> ''memo'')) %s) WHERE metadata ->> ''memo'' IS NOT NULL', trigrams);
  END IF;
END $$;
`,
};
