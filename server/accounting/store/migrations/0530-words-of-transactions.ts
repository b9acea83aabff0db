/**
 * A transaction and its entry say the same, unless somebody rewords one of them: so the words of entries find transactions too, and
 * the index of a transaction's words keeps only those that are marked. A search for two words read what has either, in both
 * tables, and imports kept the same words twice.
 */
export const wordsOfTransactions = {
  name: '0530-words-of-transactions',
  sql: `
ALTER TABLE transaction ADD own_words boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN transaction.own_words IS
  'found by its own words in searches, because those of its entry may be others, or because it has none; never taken back';
CALL may_change('{external_id, description, posted, reviewed, import_id, own_words, version, updated_at}', 'transaction');
UPDATE transaction SET own_words = true FROM (
  SELECT t.business_id, t.id FROM transaction t
    LEFT JOIN journal_entry e ON e.business_id = t.business_id AND e.transaction_id = t.id
    WHERE e.id IS NULL OR lower(t.description) <> lower(e.description) OR lower(t.bank_description) <> lower(e.description)
  ) AS reworded
  WHERE transaction.business_id = reworded.business_id AND transaction.id = reworded.id;

CREATE OR REPLACE VIEW searched_transaction AS
  SELECT business_id, id, datetime, description, ' ' || description || ' ' || bank_description AS words, amount, reviewed,
    external_account_id, CASE WHEN amount > 0 THEN 'in' WHEN amount < 0 THEN 'out' ELSE 'none' END AS direction, import_id,
    ' ' || (metadata ->> 'memo') AS memo, own_words
  FROM transaction WHERE business_id = current_business();
DO $$
DECLARE trigrams text;
BEGIN
  SELECT format('%I.gin_trgm_ops', nspname) INTO trigrams
    FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE extname = 'pg_trgm';
  IF trigrams IS NOT NULL AND EXISTS (SELECT FROM pg_extension WHERE extname = 'btree_gin') THEN
    DROP INDEX IF EXISTS transaction_words;
    EXECUTE format('CREATE INDEX transaction_own_words ON transaction
      USING gin (business_id, ('' '' || description || '' '' || bank_description) %s) WHERE own_words', trigrams);
  END IF;
END $$;
`,
};
