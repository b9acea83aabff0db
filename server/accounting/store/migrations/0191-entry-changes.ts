/** Changes of all entries that a query found, by which they are undone together. */
export const entryChanges = {
  name: '0191-entry-changes',
  sql: `
CREATE TABLE entry_change (
  business_id uuid NOT NULL,
  id uuid NOT NULL,
  review_status review_status NOT NULL,
  changes_lines boolean NOT NULL,
  entry_ids uuid[] NOT NULL,
  versions integer[] NOT NULL,
  created_at timestamptz(3) NOT NULL,
  undone_at timestamptz(3),
  PRIMARY KEY (business_id, id),
  CHECK (cardinality(entry_ids) = cardinality(versions))
);
COMMENT ON COLUMN entry_change.review_status IS 'of the entries before the change';
COMMENT ON COLUMN entry_change.versions IS 'of the entries before the change, in the order of entry_ids';
CALL place('entry_change', 'business_id');
ALTER TABLE entry_change ADD FOREIGN KEY (business_id) REFERENCES business (id);
CALL guard('entry_change', 'business_id = current_business()');
GRANT SELECT, INSERT ON entry_change TO daybook_service;
CALL may_change('{undone_at}', 'entry_change');
`,
};
