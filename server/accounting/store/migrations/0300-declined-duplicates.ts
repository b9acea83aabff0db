/**
 * Bills entered twice: others of the vendor are looked up by number and by day of issue, and what somebody declined is kept for
 * everybody who works in the business.
 */
export const declinedDuplicates = {
  name: '0300-declined-duplicates',
  sql: `
CREATE TABLE declined_duplicate (
  business_id uuid NOT NULL,
  bill_id uuid NOT NULL,
  other_bill_id uuid NOT NULL,
  declined_at timestamptz(3) NOT NULL,
  PRIMARY KEY (business_id, bill_id, other_bill_id),
  CHECK (bill_id < other_bill_id)
);
COMMENT ON TABLE declined_duplicate IS 'pairs of bills that look alike and are two';
CALL place('declined_duplicate', 'business_id');
ALTER TABLE declined_duplicate
  ADD FOREIGN KEY (business_id) REFERENCES business (id),
  ADD FOREIGN KEY (business_id, bill_id) REFERENCES bill (business_id, id),
  ADD FOREIGN KEY (business_id, other_bill_id) REFERENCES bill (business_id, id);
CALL guard('declined_duplicate', 'business_id = current_business()');
GRANT SELECT, INSERT ON declined_duplicate TO daybook_service;
CREATE INDEX bill_by_issue ON bill (business_id, vendor_id, issued_at);
CREATE INDEX bill_by_number ON bill (business_id, vendor_id, number);
`,
};
