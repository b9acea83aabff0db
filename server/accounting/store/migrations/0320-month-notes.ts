/** The bookkeeper's commentary in the month-end package: sentences with the names of figures. */
export const monthNotes = {
  name: '0320-month-notes',
  sql: `
CREATE TABLE month_note (
  business_id uuid NOT NULL,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  sentences text[] NOT NULL,
  version integer NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (business_id, month)
);
COMMENT ON COLUMN month_note.month IS 'its first day';
CALL place('month_note', 'business_id');
ALTER TABLE month_note ADD FOREIGN KEY (business_id) REFERENCES business (id);
CALL guard('month_note', 'business_id = current_business()');
GRANT SELECT, INSERT ON month_note TO daybook_service;
CALL may_change('{sentences, version, updated_at}', 'month_note');
`,
};
