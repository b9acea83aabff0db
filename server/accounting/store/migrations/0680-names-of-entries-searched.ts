/** On lines of their own, so that no phrase is found across two of them. */
const words = `(' ' || description || chr(10) || clean_description || chr(10) || coalesce(notes, ''))`;

/**
 * Searches find an entry by the name that lists show, too: a rule may have given it, and cleaning leaves out words in the middle.
 * What both texts have is in the index once.
 */
export const namesOfEntriesSearched = {
  name: '0680-names-of-entries-searched',
  sql: `
CREATE OR REPLACE VIEW searched_entry AS
  SELECT business_id, id, datetime, description,
    ${words} AS words, review_status,
    is_reconciled, categorization_method, transaction_id, bill_id, invoice_id, (CASE WHEN categorization_method = 'uncategorized' THEN 2000
  WHEN categorization_method = 'similarity' THEN coalesce(1000 - round((suggestion->>'confidence')::numeric * 1000)::integer, 1000)
  ELSE 0 END) AS doubt, (CASE WHEN answered_at IS NULL THEN 1 ELSE 0 END) AS answered_rank
  FROM journal_entry WHERE business_id = current_business();
DO $$
DECLARE trigrams text;
BEGIN
  SELECT format('%I.gin_trgm_ops', nspname) INTO trigrams
    FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE extname = 'pg_trgm';
  IF trigrams IS NOT NULL AND EXISTS (SELECT FROM pg_extension WHERE extname = 'btree_gin') THEN
    DROP INDEX IF EXISTS journal_entry_words;
    EXECUTE format('CREATE INDEX journal_entry_words ON journal_entry
      USING gin (business_id, (${words.replaceAll("'", "''")}) %s)', trigrams);
  END IF;
END $$;
`,
};
