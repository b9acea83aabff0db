import { accountTypeFits } from '../migrations/0083-chart-rules';

/** Checks the chart of accounts; older books may break rules that were added later. */
export const chartChecks: Record<string, string> = {
  'ledger stands for what its type can be': `
    SELECT business_id, concat_ws(' ', id, type, financial_account_type) AS detail FROM ledger
    WHERE NOT ${accountTypeFits}`,
  'external account has the ledger of a real account': `
    SELECT a.business_id, concat_ws(' ', a.id, 'on', g.id, coalesce(g.financial_account_type, 'of no account')) AS detail
    FROM external_account a JOIN ledger g ON g.business_id = a.business_id AND g.id = a.ledger_id
    WHERE g.financial_account_type IS NULL OR g.financial_account_type IN ('accounts_receivable', 'accounts_payable')`,
  'external account has a ledger of its own': `
    SELECT business_id, concat_ws(' ', ledger_id, 'of', string_agg(id::text, ', ' ORDER BY id)) AS detail
    FROM external_account GROUP BY business_id, ledger_id HAVING count(*) > 1`,
};
