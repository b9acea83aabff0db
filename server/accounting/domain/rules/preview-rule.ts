import { sameLedgers } from '../categorization/measure-suggestions';
import { firstMatch } from './match-rule';
import type { Rule, RuleSubject } from './rule';

/** An entry of a bank transaction: what rules look at, and what it says at present. */
export type Previewed = {
  id: string;
  subject: RuleSubject;
  /** The clean description that it has, which may be another than rules look at. */
  cleanDescription: string;
  /** On the other side than the bank's. */
  ledgerIds: readonly string[];
};

/**
 * What a rule would do among these entries: those that it would change of the pending ones, and those of the confirmed
 * ones that are as it says, or not. Entries that an earlier rule decides are not its own.
 * @param rules all of the business with the rule in its place, in their order
 */
export function previewRule(
  rule: Rule,
  rules: readonly Rule[],
  pending: readonly Previewed[],
  confirmed: readonly Previewed[],
): { changing: string[]; agreeing: string[]; contradicting: string[] } {
  const own = ({ subject }: Previewed) => firstMatch(rules, subject)?.id === rule.id;
  const says = rule.action.split.map(({ ledgerId }) => ledgerId);
  const agrees = ({ ledgerIds }: Previewed) => sameLedgers(says, ledgerIds);
  const isNamed = ({ cleanDescription }: Previewed) =>
    rule.action.cleanDescription === null || rule.action.cleanDescription === cleanDescription;
  const decided = confirmed.filter(own);
  const ids = (entries: readonly Previewed[]) => entries.map(({ id }) => id);
  return {
    changing: ids(pending.filter((entry) => own(entry) && !(agrees(entry) && isNamed(entry)))),
    agreeing: ids(decided.filter(agrees)),
    contradicting: ids(decided.filter((entry) => !agrees(entry))),
  };
}
