import type { Choice } from '@/components/ui/choice';
import type { FinancialAccountType, Ledger } from '@/lib/contract/ledger';

const bankKinds: Partial<Record<FinancialAccountType, string>> = {
  bank_account: 'Bank account',
  credit_card: 'Credit card',
  prepaid_card: 'Prepaid card',
  payments: 'Payments',
  payroll: 'Payroll',
  loan: 'Loan',
};

/** The ledgers that can stand for an account at a bank, with their kind. */
export function bankLedgerChoices(ledgers: readonly Ledger[]): Choice[] {
  return ledgers.flatMap(({ id, name, financial_account_type, archived }) => {
    const kind = financial_account_type && bankKinds[financial_account_type];
    return kind && !archived ? [{ id, name, detail: kind }] : [];
  });
}
