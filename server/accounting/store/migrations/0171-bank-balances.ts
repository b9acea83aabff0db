/** The balance that a bank states in a file, and the books beside it: a difference says that something is missing or double. */
export const bankBalances = {
  name: '0171-bank-balances',
  sql: `
ALTER TABLE transaction_import ADD closing_day date, ADD closing_balance bigint,
  ADD CHECK ((closing_day IS NULL) = (closing_balance IS NULL));
COMMENT ON COLUMN transaction_import.closing_balance IS
  'what the bank says the account held at the end of closing_day, in minor units; owed on a card negative';
CREATE INDEX transaction_import_closing ON transaction_import (business_id, external_account_id, closing_day, id)
  WHERE closing_day IS NOT NULL AND undone_at IS NULL;

-- Books that begin later cannot be compared. Whole months come from the totals, the month of the closing day from its lines.
CREATE FUNCTION bank_balances()
  RETURNS TABLE (business_id uuid, external_account_id uuid, name text, closing_day date, bank bigint, books bigint)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = accounting, pg_temp
  AS $$
  SELECT b.id, a.id, a.name, i.closing_day, i.closing_balance, (months.balance + days.balance)::bigint
  FROM business b
  JOIN external_account a ON a.business_id = b.id
  CROSS JOIN LATERAL (
    SELECT t.closing_day, t.closing_balance, date_trunc('month', t.closing_day)::date AS month
    FROM transaction_import t
    WHERE t.business_id = b.id AND t.external_account_id = a.id AND t.closing_day IS NOT NULL AND t.undone_at IS NULL
      AND (t.closing_day + 1)::timestamp AT TIME ZONE 'UTC' > b.entries_start
    ORDER BY t.closing_day DESC, t.id DESC LIMIT 1) i
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(debit - credit), 0) AS balance FROM (
      SELECT debit, credit FROM period_total p
      WHERE p.business_id = b.id AND p.measure IN ('all', 'accrual') AND p.month < i.month AND p.ledger_id = a.ledger_id
      UNION ALL
      SELECT debit, credit FROM period_total_change c
      WHERE c.business_id = b.id AND c.measure IN ('all', 'accrual') AND c.month < i.month AND c.ledger_id = a.ledger_id
    ) totals) months
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(CASE l.debit_credit WHEN 'debit' THEN l.amount ELSE -l.amount END), 0) AS balance
    FROM line_entry l
    WHERE l.business_id = b.id AND l.ledger_id = a.ledger_id AND l.superseded_at IS NULL AND l.basis <> 'cash'
      AND l.datetime >= greatest(i.month::timestamp AT TIME ZONE 'UTC', b.entries_start)
      AND l.datetime < (i.closing_day + 1)::timestamp AT TIME ZONE 'UTC') days
  WHERE b.tenant_id = current_tenant()
$$;
REVOKE ALL ON FUNCTION bank_balances() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bank_balances() TO daybook_service;
`,
};
