import type { Choice } from '@/components/ui/choices/choice';
import type { FinancialAccountType, Ledger, RealAccountType } from '@/lib/contract/ledger';
import type { ExternalAccount } from '@/lib/contract/transaction';

const bankKinds: Partial<Record<FinancialAccountType, string>> & Record<RealAccountType, string> = {
  bank_account: 'Bank account',
  credit_card: 'Credit card',
  prepaid_card: 'Prepaid card',
  payments: 'Payments',
  payroll: 'Payroll',
  loan: 'Loan',
};

/** The ledgers that can be used for a new account, with their kind: each account has one of its own. */
export function bankLedgerChoices(
  ledgers: readonly Ledger[],
  accounts: readonly Pick<ExternalAccount, 'ledger_id'>[],
): Choice[] {
  const taken = new Set(accounts.map((account) => account.ledger_id));
  return ledgers.flatMap(({ id, name, financial_account_type, archived }) => {
    const kind = financial_account_type && bankKinds[financial_account_type];
    return kind && !archived && !taken.has(id) ? [{ id, name, detail: kind }] : [];
  });
}
