import type { RulePreview, RulePreviewRequest } from '@/lib/contract/rule';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept, refuse } from '@/lib/result';
import { cleanDescription } from '../../domain/categorization/clean-description';
import { isOpenToJudging } from '../../domain/categorization/open-to-judging';
import { type Previewed, previewRule as previewAmong } from '../../domain/rules/preview-rule';
import { proposeRule } from '../../domain/rules/propose-rule';
import type { Rule } from '../../domain/rules/rule';
import { shadowOf } from '../../domain/rules/shadow';
import { ruleSubjectOf } from '../../domain/transactions/rule-subject-of';
import {
  type BankEntry,
  findConfirmedOfBank,
  findPendingOfBank,
} from '../../store/journal-entry/bank-entries';
import { listRules } from '../../store/rule-store';
import { type BusinessContext, notFound, type Outcome } from '../context';
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
  const [pending, confirmed, banks] = await Promise.all([
    findPendingOfBank(db, business.id, mostConsidered),
    findConfirmedOfBank(db, business.id, mostConsidered),
    readBankLedgers(ctx),
  ]);
  const open = pending.filter((entry) => isOpenToJudging(entry, business.books_locked_through));
  const { changing, agreeing, contradicting } = previewAmong(
    rule,
    rules,
    open.map(previewed),
    confirmed.map(previewed),
  );
  return accept({
    pending_entry_ids: changing,
    agreeing_entry_ids: agreeing,
    contradicting_entry_ids: contradicting,
    shadowed_by: shadowOf(rule, rules.slice(0, at), banks)?.id ?? null,
    considered: { pending: pending.length, confirmed: confirmed.length },
  });
}

function newRule({ now }: BusinessContext): Omit<Rule, 'conditions' | 'action'> {
  const own = { id: newIdentifier('rule'), position: 0, name: '', active: true, version: 1 };
  return { ...own, createdAt: now, updatedAt: now };
}

function previewed(entry: BankEntry): Previewed {
  const { transaction } = entry;
  const payee = cleanDescription(transaction.description);
  return {
    id: entry.id,
    subject: ruleSubjectOf(transaction, payee, transaction.accountLedgerId),
    cleanDescription: entry.cleanDescription,
    ledgerIds: entry.lines.map(({ ledgerId }) => ledgerId),
  };
}

const unknownRule = { path: '/rule_id', code: 'not_found', message: 'is not a rule of this business' };
