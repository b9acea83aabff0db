/**
 * An account whose bank has stated no balance is not compared with the books: nothing says that the two agree. It is told beside the
 * others once it has a transaction in the books, with neither day nor balances.
 */
export const accountsNotCompared = {
  name: '0610-accounts-not-compared',
  sql: `
CREATE OR REPLACE FUNCTION bank_balances()
  RETURNS TABLE (business_id uuid, external_account_id uuid, name text, closing_day date, bank bigint, books bigint)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = accounting, pg_temp
  AS $$
  SELECT b.id, a.id, a.name, i.closing_day, i.closing_balance,
    CASE WHEN i.closing_day IS NOT NULL THEN (months.balance + days.balance)::bigint END
  FROM business b
  JOIN external_account a ON a.business_id = b.id
  LEFT JOIN LATERAL (
    SELECT t.closing_day, t.closing_balance, date_trunc('month', t.closing_day)::date AS month
    FROM transaction_import t
    WHERE t.business_id = b.id AND t.external_account_id = a.id AND t.closing_day IS NOT NULL AND t.undone_at IS NULL
      AND (t.closing_day + 1)::timestamp AT TIME ZONE 'UTC' > b.entries_start
    ORDER BY t.closing_day DESC, t.id DESC LIMIT 1) i ON true
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
    AND (i.closing_day IS NOT NULL OR EXISTS (
      SELECT FROM transaction t
      WHERE t.business_id = b.id AND t.external_account_id = a.id AND t.posted AND t.datetime >= b.entries_start))
$$;
`,
};
