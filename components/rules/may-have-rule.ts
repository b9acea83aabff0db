import type { Ledger } from '@/lib/contract/ledger';

/**
 * Whether a rule is offered after a correction. None is for a bank account or card: that is a transfer, which has an
 * entry for each account.
 */
export function mayHaveRule(
  payee: string,
  { financial_account_type: kind }: Pick<Ledger, 'financial_account_type'>,
): boolean {
  return payee !== '' && kind !== 'bank_account' && kind !== 'credit_card' && kind !== 'prepaid_card';
}
