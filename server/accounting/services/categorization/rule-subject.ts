import { cleanDescription } from '../../domain/categorization/clean-description';
import type { RuleSubject } from '../../domain/rules/rule';
import type { BankEntry } from '../../store/journal-entry/bank-entries';

/** What rules look at: the words of the bank with its memo, and the clean description that they give. */
export function ruleSubjectOf(transaction: BankEntry['transaction']): RuleSubject {
  const { description, bankDescription, memo } = transaction;
  return {
    texts: [
      bankDescription,
      ...(memo === null ? [] : [`${bankDescription} ${memo}`]),
      cleanDescription(description),
    ],
    amount: transaction.amount,
    externalAccountId: transaction.externalAccountId,
    accountLedgerId: transaction.accountLedgerId,
  };
}
