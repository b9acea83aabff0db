import { sameLedgers } from '../categorization/measure-suggestions';
import { firstMatch, matchesRule } from './match-rule';
import type { Rule, RuleSubject } from './rule';

/** The entry of a bank transaction that the rule decides: what it says at present. */
export type Previewed = {
  id: string;
  /** The clean description that it has, which may be another than rules look at. */
  cleanDescription: string;
  /** On the other side than the bank's. */
  ledgerIds: readonly string[];
};

/**
 * Whether a bank transaction is the rule's own: no earlier one decides it.
 * @param rules all of the business with the rule in its place, in their order
 */
export function isDecidedBy(rule: Rule, rules: readonly Rule[], subject: RuleSubject): boolean {
  // Few match, and of the others the earlier rules need not be asked.
  return rule.active && matchesRule(rule, subject) && firstMatch(rules, subject)?.id === rule.id;
}

/**
 * What a rule would do among its own entries: those that it would change of the pending ones, and those of the confirmed
 * ones that are as it says, or not.
 */
export function previewRule(
  rule: Rule,
  pending: readonly Previewed[],
  confirmed: readonly Previewed[],
): { changing: string[]; agreeing: string[]; contradicting: string[] } {
  const says = rule.action.split.map(({ ledgerId }) => ledgerId);
  const agrees = ({ ledgerIds }: Previewed) => sameLedgers(says, ledgerIds);
  const isNamed = ({ cleanDescription }: Previewed) =>
    rule.action.cleanDescription === null || rule.action.cleanDescription === cleanDescription;
  const ids = (entries: readonly Previewed[]) => entries.map(({ id }) => id);
  return {
    changing: ids(pending.filter((entry) => !(agrees(entry) && isNamed(entry)))),
    agreeing: ids(confirmed.filter(agrees)),
    contradicting: ids(confirmed.filter((entry) => !agrees(entry))),
  };
}
