import { type JudgedLine, saySame } from '../categorization/judging/judged-line';
import { sameLedgers } from '../categorization/measure-suggestions';
import { linesOfRule, postedLedger, type RuleBooks } from './lines-of-rule';
import { firstMatch, matchesRule } from './match-rule';
import type { Rule, RuleSubject } from './rule';

/** The entry of a bank transaction that the rule decides: what it says at present. */
export type Previewed = {
  id: string;
  /** The clean description that it has, which may be another than rules look at. */
  cleanDescription: string;
  /** What it is called without a rule that names it. */
  payee: string;
  /** Of the transaction in minor units, of either sign. */
  amount: bigint;
  /** On the other side than the bank's, in their order. */
  lines: readonly JudgedLine[];
};

/**
 * Whether a bank transaction is the rule's own: no earlier one decides it.
 * @param rules those that may be used, with the rule in its place, in their order
 */
export function isDecidedBy(rule: Rule, rules: readonly Rule[], subject: RuleSubject): boolean {
  // Few match, and of the others the earlier rules need not be asked.
  return rule.active && matchesRule(rule, subject) && firstMatch(rules, subject)?.id === rule.id;
}

/**
 * What a rule would do among its own entries: those that it would change of the pending ones, and those of the confirmed
 * ones that are on the ledgers that it gives, or not.
 */
export function previewRule(
  rule: Rule,
  pending: readonly Previewed[],
  confirmed: readonly Previewed[],
  books: RuleBooks,
): { changing: string[]; agreeing: string[]; contradicting: string[] } {
  const { action } = rule;
  const says = action.split.map(({ ledgerId }) => ledgerId);
  const posts = says.map((ledgerId) => postedLedger(ledgerId, books));
  const agrees = ({ lines }: Previewed) => {
    const on = lines.map(({ ledgerId }) => ledgerId);
    return sameLedgers(says, on) || sameLedgers(posts, on);
  };
  const isAsItSays = ({ cleanDescription, payee, amount, lines }: Previewed) =>
    cleanDescription === (action.cleanDescription ?? payee) &&
    saySame(lines, linesOfRule(action, amount, books));
  const ids = (entries: readonly Previewed[]) => entries.map(({ id }) => id);
  return {
    changing: ids(pending.filter((entry) => !isAsItSays(entry))),
    agreeing: ids(confirmed.filter(agrees)),
    contradicting: ids(confirmed.filter((entry) => !agrees(entry))),
  };
}
