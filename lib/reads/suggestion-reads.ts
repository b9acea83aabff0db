import type { MoneyDirection } from '../contract/choices';
import type { DeclinedRuleQuery } from '../contract/declined-rule';
import { composed, passOn } from './read';

/** What a rule that is offered would match, and on which ledger. */
export type RuleEffectQuery = DeclinedRuleQuery & { direction: MoneyDirection | 'any' };

export const suggestionReads = {
  /** What judging pending entries again has changed since a moment. */
  changes: passOn('suggestion-changes', 'getSuggestionChanges'),
  /** Whether a rule that could be offered was declined before. */
  declinedRule: passOn('declined-rule', 'getDeclinedRule'),
  /** How many pending entries such a rule would change. */
  ruleEffect: composed<{ data: { pending: number } }, RuleEffectQuery>()('rule-effect'),
};
