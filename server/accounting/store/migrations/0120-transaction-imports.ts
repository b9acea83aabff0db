/**
 * Each import of a bank file is kept, with what it added and what it did not add, and can be undone. The service may not
 * delete entries or transactions; two functions do it for an import that is undone, and refuse whatever is confirmed,
 * reconciled, locked, or not from an import.
 */
export const transactionImports = {
  name: '0120-transaction-imports',
  sql: `
CREATE TABLE transaction_import (
  business_id uuid NOT NULL,
  id uuid NOT NULL,
  external_account_id uuid NOT NULL,
  file_name text NOT NULL,
  format text NOT NULL,
  file_account text,
  mapping jsonb,
  header text,
  imported integer NOT NULL,
  without_entry integer NOT NULL,
  duplicates integer NOT NULL,
  refused integer NOT NULL,
  cut_off text,
  first_day date,
  last_day date,
  records jsonb NOT NULL,
  imported_by text,
  undone_at timestamptz(3),
  undone_by text,
  removed integer NOT NULL,
  kept jsonb NOT NULL,
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (business_id, id)
);
COMMENT ON COLUMN transaction_import.header IS 'the headers of a CSV file in plain letters: files with the same ones are read with the same mapping';
COMMENT ON COLUMN transaction_import.records IS 'the first refused records and the first duplicates, with the reason';
COMMENT ON COLUMN transaction_import.kept IS 'the transactions that stayed when the import was last undone, with the reason';
CALL place('transaction_import', 'business_id');
ALTER TABLE transaction_import
  ADD FOREIGN KEY (business_id) REFERENCES business (id),
  ADD FOREIGN KEY (business_id, external_account_id) REFERENCES external_account (business_id, id);
CREATE INDEX transaction_import_by_account ON transaction_import (business_id, external_account_id, id);
CALL guard('transaction_import', 'business_id = current_business()');
GRANT SELECT, INSERT ON transaction_import TO daybook_service;
CALL may_change('{undone_at, undone_by, removed, kept, version, updated_at}', 'transaction_import');

ALTER TABLE transaction ADD import_id uuid,
  ADD FOREIGN KEY (business_id, import_id) REFERENCES transaction_import (business_id, id);
COMMENT ON COLUMN transaction.import_id IS 'the import that added it, or that reported the booking of one that was only announced; null for older ones';
CREATE INDEX transaction_by_import ON transaction (business_id, import_id, datetime, id) WHERE import_id IS NOT NULL;
CALL may_change('{external_id, description, posted, reviewed, import_id, version, updated_at}', 'transaction');

-- What refers to an entry is looked for when the entry is removed.
CREATE INDEX bill_of_entry ON bill (business_id, journal_entry_id) WHERE journal_entry_id IS NOT NULL;
CREATE INDEX bill_of_settlement ON bill (business_id, settlement_entry_id) WHERE settlement_entry_id IS NOT NULL;
CREATE INDEX invoice_of_entry ON invoice (business_id, journal_entry_id) WHERE journal_entry_id IS NOT NULL;
CREATE INDEX invoice_of_settlement ON invoice (business_id, settlement_entry_id) WHERE settlement_entry_id IS NOT NULL;
CREATE INDEX credit_note_of_entry ON credit_note (business_id, journal_entry_id);

CREATE FUNCTION remove_imported_entries(business uuid, entries uuid[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = accounting, pg_temp AS $$
BEGIN
  IF business IS DISTINCT FROM current_business() THEN
    RAISE EXCEPTION 'permission denied: entries of another business' USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM refuse_locked(array_agg(first), array_agg(business))
    FROM (SELECT min(e.datetime) AS first FROM journal_entry e
           WHERE e.business_id = business AND e.id = ANY(entries) HAVING count(*) > 0) AS earliest;
  IF EXISTS (
    SELECT FROM journal_entry e LEFT JOIN transaction t ON t.business_id = business AND t.id = e.transaction_id
     WHERE e.business_id = business AND e.id = ANY(entries)
       AND (t.import_id IS NULL OR e.is_reconciled OR e.review_status = 'confirmed')) THEN
    RAISE EXCEPTION 'an entry that is confirmed, reconciled or not from an import is not removed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'removal_of_entry';
  END IF;
  DELETE FROM cash_share WHERE business_id = business AND journal_entry_id = ANY(entries);
  DELETE FROM line_entry WHERE business_id = business AND journal_entry_id = ANY(entries);
  DELETE FROM journal_entry WHERE business_id = business AND id = ANY(entries);
END $$;

-- A transaction whose entry, payment or document remains is refused by their foreign keys; payments that were removed go with it.
CREATE FUNCTION remove_imported_transactions(business uuid, transactions uuid[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = accounting, pg_temp AS $$
BEGIN
  IF business IS DISTINCT FROM current_business() THEN
    RAISE EXCEPTION 'permission denied: transactions of another business' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF EXISTS (SELECT FROM transaction WHERE business_id = business AND id = ANY(transactions) AND import_id IS NULL) THEN
    RAISE EXCEPTION 'a transaction that is not from an import is not removed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'removal_of_transaction';
  END IF;
  DELETE FROM payment WHERE business_id = business AND transaction_id = ANY(transactions) AND removed_at IS NOT NULL;
  DELETE FROM transaction WHERE business_id = business AND id = ANY(transactions);
END $$;
REVOKE ALL ON FUNCTION remove_imported_entries(uuid, uuid[]), remove_imported_transactions(uuid, uuid[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION remove_imported_entries(uuid, uuid[]), remove_imported_transactions(uuid, uuid[]) TO daybook_service;
`,
};
