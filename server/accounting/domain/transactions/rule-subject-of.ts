import type { RuleSubject } from '../rules/rule';
import type { BankTransaction } from './bank-transaction';
import { movementOf } from './movement-of';

/**
 * The bank transaction as rules see it.
 * @param payee the clean description
 */
export function ruleSubjectOf(
  transaction: Pick<
    BankTransaction,
    'bankDescription' | 'metadata' | 'amount' | 'datetime' | 'externalAccountId'
  >,
  payee: string,
  accountLedgerId: string,
): RuleSubject {
  const { text } = movementOf(transaction, payee, accountLedgerId);
  return {
    texts: [...new Set([transaction.bankDescription, text, payee])],
    amount: transaction.amount,
    externalAccountId: transaction.externalAccountId,
    accountLedgerId,
  };
}
