import type { DeclinedRuleQuery } from '../contract/declined-rule';
import { composed, passOn } from './read';

export const suggestionReads = {
  /** What judging pending entries again has changed since a moment. */
  changes: passOn('suggestion-changes', 'getSuggestionChanges'),
  /** Whether a rule that could be offered was declined before. */
  declinedRule: passOn('declined-rule', 'getDeclinedRule'),
  /** How many pending entries a rule for this payee and ledger would change. */
  ruleEffect: composed<{ data: { pending: number } }, DeclinedRuleQuery>()('rule-effect'),
};
