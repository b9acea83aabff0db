/** Of a row of ledger: whether it may stand for what it says it stands for. */
export const accountTypeFits = `(financial_account_type IS NULL OR CASE type
    WHEN 'asset' THEN financial_account_type IN ('bank_account', 'prepaid_card', 'payments', 'payroll', 'loan', 'accounts_receivable')
    WHEN 'liability' THEN financial_account_type IN ('credit_card', 'payroll', 'loan', 'accounts_payable')
    ELSE false END)`;

const fits = (row: string) =>
  accountTypeFits
    .replaceAll('financial_account_type', `${row}.financial_account_type`)
    .replace('CASE type', `CASE ${row}.type`);

/**
 * A ledger stands only for what its type can be, and an external account has a ledger of its own. What is settled when a
 * ledger is created stays so: the service may no longer write it.
 *
 * Older books: a ledger that stands for what it cannot loses that where nothing was ever posted to it. Where something
 * was, it stays, because the cash flow of filed periods would change; and external accounts that share a ledger go on
 * to share it. verify-books names both.
 */
export const chartRules = {
  name: '0083-chart-rules',
  sql: `
UPDATE ledger g SET financial_account_type = NULL, version = version + 1, updated_at = now()
WHERE NOT ${fits('g')}
  AND NOT EXISTS (SELECT FROM line_entry l WHERE l.business_id = g.business_id AND l.ledger_id = g.id)
  AND NOT EXISTS (SELECT FROM cash_share c WHERE c.business_id = g.business_id AND c.ledger_id = g.id)
  AND NOT EXISTS (SELECT FROM external_account a WHERE a.business_id = g.business_id AND a.ledger_id = g.id);

CREATE FUNCTION refuse_unfit_account_type() RETURNS trigger LANGUAGE plpgsql SET search_path = accounting, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'a ledger of type % cannot stand for %', NEW.type, NEW.financial_account_type
    USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_account_type';
END $$;
CREATE TRIGGER account_type_fits BEFORE INSERT OR UPDATE OF type, financial_account_type ON ledger
  FOR EACH ROW WHEN (NOT ${fits('NEW')}) EXECUTE FUNCTION refuse_unfit_account_type();

REVOKE UPDATE ON ledger FROM daybook_service;
CALL may_change('{name, sort_code, parent_id, report_cash_flow, archived, version, updated_at}', 'ledger');

ALTER TABLE external_account ADD shares_ledger boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN external_account.shares_ledger IS
  'stands on the ledger of an earlier external account, in books from before each had to have its own';
UPDATE external_account a SET shares_ledger = true
WHERE EXISTS (SELECT FROM external_account b
  WHERE b.business_id = a.business_id AND b.ledger_id = a.ledger_id AND b.id < a.id);
CREATE UNIQUE INDEX external_account_ledger ON external_account (business_id, ledger_id) WHERE NOT shares_ledger;
`,
};
