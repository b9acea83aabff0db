/** The ledger that prepayments are posted to: the one of the default chart, where it is as it was made, else a new one. */
const prepaymentLedger = (
  purpose: string,
  ledger: { name: string; otherName: string; type: string; subtype: string; side: string; code: string },
) => `
UPDATE ledger SET purpose = '${purpose}', archived = false, version = version + 1, updated_at = now()
WHERE name = '${ledger.name}' AND parent_id IS NULL AND type = '${ledger.type}' AND subtype = '${ledger.subtype}'
  AND debit_credit = '${ledger.side}' AND financial_account_type IS NULL AND purpose IS NULL;
INSERT INTO ledger (business_id, id, name, type, subtype, debit_credit, report_cash_flow, sort_code, purpose, archived,
  version, created_at, updated_at)
SELECT b.id, gen_random_uuid(),
  CASE WHEN EXISTS (SELECT FROM ledger g WHERE g.business_id = b.id AND g.parent_id IS NULL AND g.name = '${ledger.name}')
    THEN '${ledger.otherName}' ELSE '${ledger.name}' END,
  '${ledger.type}', '${ledger.subtype}', '${ledger.side}', true, '${ledger.code}', '${purpose}', false, 1, now(), now()
FROM business b
WHERE NOT EXISTS (SELECT FROM ledger g WHERE g.business_id = b.id AND g.purpose = '${purpose}');
`;

/** A line says where it is posted; what is posted already stays where it is. */
const postedLedger = (line: string, item: string, purpose: string) => `
ALTER TABLE ${line} ADD posted_ledger_id uuid;
UPDATE ${line} l SET posted_ledger_id = CASE WHEN l.is_prepayment AND i.journal_entry_id IS NULL
    THEN (SELECT g.id FROM ledger g WHERE g.business_id = l.business_id AND g.purpose = '${purpose}')
    ELSE l.ledger_id END
FROM ${item} i WHERE i.business_id = l.business_id AND i.id = l.${item}_id;
ALTER TABLE ${line} ALTER posted_ledger_id SET NOT NULL,
  ADD FOREIGN KEY (business_id, posted_ledger_id) REFERENCES ledger (business_id, id),
  ADD CONSTRAINT ${line}_posted CHECK (is_prepayment OR posted_ledger_id = ledger_id);
COMMENT ON COLUMN ${line}.posted_ledger_id IS 'what the line posts to: its ledger, or that of prepayments';
DROP INDEX ${line}_by_ledger;
CREATE INDEX ${line}_by_ledger ON ${line} (business_id, posted_ledger_id);
`;

/**
 * What is paid in advance is no revenue or expense yet: a line that is a prepayment posts to customer deposits or prepaid
 * expenses. Invoices that were posted otherwise stay as they are, in locked periods above all; verify-books names them.
 */
export const prepayments = {
  name: '0085-prepayments',
  sql: `
${prepaymentLedger('customer_deposits', {
  name: 'Customer deposits',
  otherName: 'Customer deposits on invoices',
  type: 'liability',
  subtype: 'current_liability',
  side: 'credit',
  code: '2400',
})}
${prepaymentLedger('prepaid_expenses', {
  name: 'Prepaid expenses',
  otherName: 'Prepaid expenses on bills',
  type: 'asset',
  subtype: 'current_asset',
  side: 'debit',
  code: '1400',
})}
ALTER TABLE bill_line ADD is_prepayment boolean NOT NULL DEFAULT false;
${postedLedger('bill_line', 'bill', 'prepaid_expenses')}
${postedLedger('invoice_line', 'invoice', 'customer_deposits')}
`,
};
