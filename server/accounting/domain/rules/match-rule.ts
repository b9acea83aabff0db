import { absolute } from '@/lib/money/absolute';
import type { Conditions, Rule, RuleSubject, TextCondition } from './rule';

/** The first active rule that matches, or null. Rules come in the order of their positions. */
export function firstMatch(rules: readonly Rule[], subject: RuleSubject): Rule | null {
  return rules.find((rule) => rule.active && matchesRule(rule, subject)) ?? null;
}

/** Whether the rule applies to the transaction. One that posts to the bank's own ledger moves nothing. */
export function matchesRule({ conditions, action }: Rule, subject: RuleSubject): boolean {
  return (
    meets(conditions, subject) && action.split.every(({ ledgerId }) => ledgerId !== subject.accountLedgerId)
  );
}

function meets({ text, amount, direction, externalAccountIds }: Conditions, subject: RuleSubject): boolean {
  const size = absolute(subject.amount);
  if (direction !== null && direction !== (subject.amount > 0n ? 'in' : 'out')) return false;
  if (amount?.min != null && size < amount.min) return false;
  if (amount?.max != null && size > amount.max) return false;
  if (externalAccountIds !== null && !externalAccountIds.includes(subject.externalAccountId)) return false;
  return text === null || subject.texts.some((words) => says(text, words));
}

function says(condition: TextCondition, words: string): boolean {
  const [said, asked] = [folded(words), folded(condition.text)];
  switch (condition.how) {
    case 'contains':
      return said.includes(asked);
    case 'is':
      return said === asked;
    case 'starts_with':
      return said.startsWith(asked);
  }
}

/** Any case, any form of accents, and blanks as banks pad them. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFC').replace(/\s+/g, ' ').trim();
}
