/** The extensions that index parts of words; where they may not be installed, such searches read more rows. */
const wordIndexes = `
DO $$
DECLARE trigrams text; needed text;
BEGIN
  FOREACH needed IN ARRAY ARRAY['pg_trgm', 'btree_gin'] LOOP
    BEGIN
      EXECUTE format('CREATE EXTENSION IF NOT EXISTS %I', needed);
    EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file THEN
      RAISE NOTICE 'The extension % is not available: searches for parts of words read more rows.', needed;
      RETURN;
    END;
  END LOOP;
  SELECT format('%I.gin_trgm_ops', nspname) INTO trigrams
    FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE extname = 'pg_trgm';
  EXECUTE format('CREATE INDEX journal_entry_words ON journal_entry
    USING gin (business_id, ('' '' || description || '' '' || coalesce(notes, '''')) %s)', trigrams);
  EXECUTE format('CREATE INDEX line_entry_words ON line_entry
    USING gin (business_id, ('' '' || description) %s) WHERE description <> '''' AND superseded_at IS NULL', trigrams);
  EXECUTE format('CREATE INDEX transaction_words ON transaction
    USING gin (business_id, ('' '' || description || '' '' || bank_description) %s)', trigrams);
END $$;
`;

/**
 * What lists and searches read. Under row-level security an index can be used only by operators that are leakproof, which
 * those of enums, parts of words and arrays are not. These views are read as their owner and show the rows of
 * the business at hand, so every index can be used; they only find rows, which are then read under row-level security.
 */
export const search = {
  name: '0130-search',
  sql: `
CREATE VIEW searched_entry AS
  SELECT business_id, id, datetime, description, ' ' || description || ' ' || coalesce(notes, '') AS words, review_status,
    is_reconciled, categorization_method, transaction_id, bill_id, invoice_id
  FROM journal_entry WHERE business_id = current_business();
CREATE VIEW searched_line AS
  SELECT business_id, journal_entry_id, id, datetime, ledger_id, description, ' ' || description AS words, amount, basis, is_cash_movement, tag_ids,
    vendor_id, customer_id
  FROM line_entry WHERE business_id = current_business() AND superseded_at IS NULL;
CREATE VIEW searched_transaction AS
  SELECT business_id, id, datetime, description, ' ' || description || ' ' || bank_description AS words, amount, reviewed,
    external_account_id, CASE WHEN amount > 0 THEN 'in' WHEN amount < 0 THEN 'out' ELSE 'none' END AS direction
  FROM transaction WHERE business_id = current_business();
GRANT SELECT ON searched_entry, searched_line, searched_transaction TO daybook_service;

CREATE INDEX journal_entry_by_state
  ON journal_entry (business_id, review_status, is_reconciled, categorization_method, datetime, id);
CREATE INDEX line_entry_by_amount ON line_entry (business_id, amount, datetime, journal_entry_id)
  WHERE superseded_at IS NULL;
CREATE INDEX line_entry_tags ON line_entry USING gin (tag_ids) WHERE tag_ids <> '{}' AND superseded_at IS NULL;
CREATE INDEX transaction_by_state ON transaction (business_id, external_account_id, reviewed,
  (CASE WHEN amount > 0 THEN 'in' WHEN amount < 0 THEN 'out' ELSE 'none' END), datetime, id);
${wordIndexes}`,
};
