import type { RulePreview, RulePreviewRequest } from '@/lib/contract/rule';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept, refuse } from '@/lib/result';
import { usableRules } from '../../domain/categorization/judging/judge';
import { isOpenToJudging } from '../../domain/categorization/judging/open-to-judging';
import { cleanDescription } from '../../domain/categorization/payees/clean-description';
import { isDecidedBy, type Previewed, previewRule as previewAmong } from '../../domain/rules/preview-rule';
import { proposeRule } from '../../domain/rules/propose-rule';
import type { Rule, RuleSubject } from '../../domain/rules/rule';
import { shadowOf } from '../../domain/rules/shadow';
import { ruleSubjectOf } from '../../domain/transactions/rule-subject-of';
import {
  type BankEntry,
  type BankSubject,
  findBankEntries,
  findBankSubjects,
} from '../../store/journal-entry/bank-entries';
import { listRules } from '../../store/rule-store';
import { mapYielding } from '../categorization/yield-to-event-loop';
import { type BusinessContext, notFound, type Outcome } from '../context';
import { linkedTransactions } from '../links/linked-refunds';
import { readChart } from '../postings/read-chart';
import { readBankLedgers } from './read-rules';
import { readRuleNames } from './rule-names';

/** So many pending and so many of the latest confirmed entries are considered. */
const mostConsidered = 10_000;

/** What the rule would change among pending entries, and would have said of confirmed ones. Changes nothing. */
export async function previewRule(
  ctx: BusinessContext,
  input: RulePreviewRequest,
): Promise<Outcome<RulePreview>> {
  const { db, business } = ctx;
  const proposed = proposeRule(input, await readRuleNames(ctx, input.then));
  if (!proposed.ok) return proposed;
  const present = await listRules(db, business.id);
  const at = input.rule_id ? present.findIndex(({ id }) => id === input.rule_id) : present.length;
  if (at < 0) return refuse({ ...notFound, code: 'validation_failed', errors: [unknownRule] });
  const rule: Rule = { ...(present[at] ?? newRule(ctx)), ...proposed.value, active: true };
  const rules = [...present.slice(0, at), rule, ...present.slice(at + 1)];
  const [pending, confirmed, banks, chart] = await Promise.all([
    findBankSubjects(db, business.id, 'pending', mostConsidered),
    findBankSubjects(db, business.id, 'confirmed', mostConsidered),
    readBankLedgers(ctx),
    readChart(ctx),
  ]);
  const ownBanks = new Set(banks.values());
  const usable = usableRules(rules, chart);
  const [ownPending, ownConfirmed] = await Promise.all([
    ownOf(ctx, rule, usable, pending),
    ownOf(ctx, rule, usable, confirmed),
  ]);
  const linked = await linkedTransactions(
    ctx,
    ownPending.map(({ transaction }) => ({ transactionId: transaction.id })),
  );
  const open = ownPending.filter(
    (entry) => isOpenToJudging(entry, business.books_locked_through) && !linked.has(entry.transaction.id),
  );
  const { changing, agreeing, contradicting } = previewAmong(
    rule,
    open.map(previewed),
    ownConfirmed.map(previewed),
    { chart, ownBanks },
  );
  return accept({
    pending_entry_ids: changing,
    agreeing_entry_ids: agreeing,
    contradicting_entry_ids: contradicting,
    shadowed_by: shadowOf(rule, usableRules(rules.slice(0, at), chart), banks)?.id ?? null,
    considered: { pending: pending.length, confirmed: confirmed.length },
  });
}

/** The entries that the rule decides, whole: those are mostly few of all that it looks at. In the order of `subjects`. */
async function ownOf(
  { db, business }: BusinessContext,
  rule: Rule,
  rules: readonly Rule[],
  subjects: readonly BankSubject[],
): Promise<BankEntry[]> {
  const own = (
    await mapYielding(subjects, (each) => (isDecidedBy(rule, rules, subjectOf(each)) ? [each.id] : []))
  ).flat();
  const found = new Map((await findBankEntries(db, business.id, own)).map((entry) => [entry.id, entry]));
  return own.flatMap((id) => found.get(id) ?? []);
}

function subjectOf({ transaction }: BankSubject): RuleSubject {
  return ruleSubjectOf(transaction, cleanDescription(transaction.description), transaction.accountLedgerId);
}

function newRule({ now }: BusinessContext): Omit<Rule, 'conditions' | 'action'> {
  const own = { id: newIdentifier('rule'), position: 0, name: '', active: true, version: 1 };
  return { ...own, createdAt: now, updatedAt: now };
}

function previewed({ id, transaction, cleanDescription: own, lines }: BankEntry): Previewed {
  const { amount, description } = transaction;
  return { id, cleanDescription: own, payee: cleanDescription(description), amount, lines };
}

const unknownRule = { path: '/rule_id', code: 'not_found', message: 'is not a rule of this business' };
