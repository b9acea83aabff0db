/**
 * The lines of a bank transaction's entry on the ledger of its account sum to its amount, in the accrual book and in the
 * cash book. Checked where the balance of an entry is: after everything that changes its lines. What such an entry is held
 * to may not change under it, so the service may no longer write the amount of a transaction or the ledger of an account.
 * Entries that are already at odds stay as they are until their lines change; verify-books names them.
 */
export const bankEntries = {
  name: '0073-bank-entries',
  sql: `
CREATE FUNCTION refuse_off_the_bank(business uuid, entry uuid, bank_transaction uuid) RETURNS void
  LANGUAGE plpgsql SET search_path = accounting, pg_temp AS $$
DECLARE moved numeric; accrual numeric; cash numeric;
BEGIN
  SELECT t.amount,
      coalesce(sum(CASE l.debit_credit WHEN 'debit' THEN l.amount ELSE -l.amount END) FILTER (WHERE l.basis <> 'cash'), 0),
      coalesce(sum(CASE l.debit_credit WHEN 'debit' THEN l.amount ELSE -l.amount END) FILTER (WHERE l.basis <> 'accrual'), 0)
    INTO moved, accrual, cash
    FROM transaction t
    JOIN external_account a ON a.business_id = t.business_id AND a.id = t.external_account_id
    LEFT JOIN line_entry l ON l.business_id = t.business_id AND l.journal_entry_id = entry AND l.ledger_id = a.ledger_id
      AND l.superseded_at IS NULL
   WHERE t.business_id = business AND t.id = bank_transaction
   GROUP BY t.amount;
  IF moved IS NULL OR accrual <> moved OR cash <> moved THEN
    RAISE EXCEPTION 'journal entry % is at odds with its transaction: the bank moved %, its lines come to % and % minor units',
      entry, moved, accrual, cash
      USING ERRCODE = 'check_violation', CONSTRAINT = 'entry_of_transaction';
  END IF;
END $$;

CREATE OR REPLACE FUNCTION refuse_unbalanced(business uuid, entry uuid) RETURNS void
  LANGUAGE plpgsql SET search_path = accounting, pg_temp AS $$
DECLARE balanced boolean; debits numeric; credits numeric; bank_transaction uuid;
BEGIN
  SELECT bool_and(debit = credit), sum(debit), sum(credit),
      (SELECT e.transaction_id FROM journal_entry e WHERE e.business_id = business AND e.id = entry)
    INTO balanced, debits, credits, bank_transaction
    FROM (SELECT coalesce(sum(amount) FILTER (WHERE debit_credit = 'debit'), 0) AS debit,
                 coalesce(sum(amount) FILTER (WHERE debit_credit = 'credit'), 0) AS credit
            FROM line_entry
           WHERE business_id = business AND journal_entry_id = entry AND superseded_at IS NULL
           GROUP BY basis) AS by_basis;
  IF balanced IS NOT TRUE OR debits = 0 THEN
    RAISE EXCEPTION 'journal entry % is not balanced: debits %, credits % minor units',
      entry, coalesce(debits, 0), coalesce(credits, 0)
      USING ERRCODE = 'check_violation', CONSTRAINT = 'balanced_entry';
  END IF;
  IF bank_transaction IS NOT NULL THEN PERFORM refuse_off_the_bank(business, entry, bank_transaction); END IF;
END $$;

REVOKE UPDATE ON transaction FROM daybook_service;
CALL may_change('{external_id, description, posted, reviewed, version, updated_at}', 'transaction');
REVOKE UPDATE ON external_account FROM daybook_service;
CALL may_change('{name, institution, last_four, version, updated_at}', 'external_account');
`,
};
