/** What people corrected of vendors that were read: the name and the currency, for the next receipt on which the same is read. */
export const correctedReadings = {
  name: '0332-corrected-readings',
  sql: `
CREATE TABLE corrected_vendor (
  business_id uuid NOT NULL,
  read_key text NOT NULL,
  name text,
  currency text,
  corrected_at timestamptz(3) NOT NULL,
  PRIMARY KEY (business_id, read_key)
);
COMMENT ON COLUMN corrected_vendor.read_key IS 'the vendor as it was read, in small letters with single spaces';
CALL place('corrected_vendor', 'business_id');
ALTER TABLE corrected_vendor ADD FOREIGN KEY (business_id) REFERENCES business (id);
CALL guard('corrected_vendor', 'business_id = current_business()');
GRANT SELECT, INSERT ON corrected_vendor TO daybook_service;
CALL may_change('{name, currency, corrected_at}', 'corrected_vendor');
`,
};
