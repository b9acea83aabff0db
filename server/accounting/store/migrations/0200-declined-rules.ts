/** Rules that were offered after a correction and declined: for everybody who works in the business, on every machine. */
export const declinedRules = {
  name: '0200-declined-rules',
  sql: `
CREATE TABLE declined_rule (
  business_id uuid NOT NULL,
  ledger_id uuid NOT NULL,
  payee text NOT NULL,
  declined_at timestamptz(3) NOT NULL,
  PRIMARY KEY (business_id, ledger_id, payee)
);
COMMENT ON COLUMN declined_rule.payee IS 'the clean description in small letters';
CALL place('declined_rule', 'business_id');
ALTER TABLE declined_rule
  ADD FOREIGN KEY (business_id) REFERENCES business (id),
  ADD FOREIGN KEY (business_id, ledger_id) REFERENCES ledger (business_id, id);
CALL guard('declined_rule', 'business_id = current_business()');
GRANT SELECT, INSERT ON declined_rule TO daybook_service;
`,
};
