import type { RuleListQuery, Rule as ShownRule } from '@/lib/contract/rule';
import { accept, refuse } from '@/lib/result';
import { usableRules } from '../../domain/categorization/judging/judge';
import type { Rule } from '../../domain/rules/rule';
import { shadowOf } from '../../domain/rules/shadow';
import { listExternalAccounts } from '../../store/external-account-store';
import { cutPage, type Keyset, type Page } from '../../store/keyset';
import { listRules } from '../../store/rule-store';
import { type BusinessContext, notFound, type Outcome, type PageOutcome } from '../context';
import { paginationOf, readKeyset } from '../paging';
import { readChart } from '../postings/read-chart';
import { presentRule } from './present-rule';

/** A page of the rules in their order. A business has at most 1,000, and what shadows a rule is among all of them. */
export async function pageRules(ctx: BusinessContext, query: RuleListQuery): Promise<PageOutcome<ShownRule>> {
  const list = `rules ${ctx.business.id}`;
  const keyset = readKeyset(ctx.pageTokenKey, list, query, 'ascending');
  if (!keyset.ok) return keyset;
  const page = cut(await readShownRules(ctx), keyset.value);
  return accept({ items: page.items, pagination: paginationOf(ctx.pageTokenKey, list, query, page) });
}

export async function getRule(
  ctx: BusinessContext,
  { rule_id: id }: { rule_id: string },
): Promise<Outcome<ShownRule>> {
  const rule = (await readShownRules(ctx)).find((each) => each.id === id);
  return rule ? accept(rule) : refuse(notFound);
}

/** All rules as the contract shows them. */
export async function readShownRules(ctx: BusinessContext): Promise<ShownRule[]> {
  return showRules(ctx, await listRules(ctx.db, ctx.business.id));
}

/** @param rules all of the business, in their order */
export async function showRules(ctx: BusinessContext, rules: readonly Rule[]): Promise<ShownRule[]> {
  const [banks, chart] = await Promise.all([readBankLedgers(ctx), readChart(ctx)]);
  const usable = new Set(usableRules(rules, chart));
  return rules.map((rule, at) => {
    const earlier = rules.slice(0, at).filter((each) => usable.has(each));
    const shadow = rule.active ? shadowOf(rule, earlier, banks) : null;
    return presentRule(ctx.business, rule, shadow?.id ?? null);
  });
}

/** The ledgers of the external accounts. */
export async function readBankLedgers(ctx: BusinessContext): Promise<Set<string>> {
  const accounts = await listExternalAccounts(ctx.db, ctx.business.id);
  return new Set(accounts.map(({ ledger_id }) => ledger_id));
}

/** The token of a page names the rule beyond which it lies; a rule that is gone begins the list again. */
function cut(rules: readonly ShownRule[], keyset: Keyset): Page<ShownRule> {
  const at = rules.findIndex(({ id }) => id === keyset.key?.[0]);
  const forward = rules.slice(at + 1);
  const beyond = keyset.walk === 'forward' ? forward : rules.slice(0, Math.max(at, 0)).reverse();
  return cutPage(
    beyond.slice(0, keyset.size + 1),
    keyset,
    ({ id }) => [id],
    (rule) => rule,
  );
}
