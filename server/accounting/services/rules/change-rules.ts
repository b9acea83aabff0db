import { bulkLimit } from '@/lib/contract/bulk-limit';
import { invalid, type Problem } from '@/lib/contract/problem';
import type { RuleCreate, RuleOrder, RuleUpdate, Rule as ShownRule } from '@/lib/contract/rule';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept, refuse } from '@/lib/result';
import { proposeRule } from '../../domain/rules/propose-rule';
import type { Rule } from '../../domain/rules/rule';
import { deleteRuleRow, insertRule, lockRules, saveRule, saveRuleOrder } from '../../store/rule-store';
import { askForJudging } from '../categorization/ask-for-judging';
import { audit, type BusinessContext, notFound, type Outcome, staleVersion } from '../context';
import { presentRule } from './present-rule';
import { showRules } from './read-rules';
import { readRuleNames } from './rule-names';

/** Creates a rule after all others. */
export async function createRule(ctx: BusinessContext, input: RuleCreate): Promise<Outcome<ShownRule>> {
  const proposed = proposeRule(input, await readRuleNames(ctx, input.then));
  if (!proposed.ok) return proposed;
  const others = await lockRules(ctx.db, ctx.business.id);
  if (others.length >= bulkLimit) return refuse(tooMany);
  const rule: Rule = {
    id: newIdentifier('rule'),
    position: (others.at(-1)?.position ?? 0) + 1,
    name: input.name,
    ...proposed.value,
    active: input.active ?? true,
    version: 1,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  await insertRule(ctx.db, ctx.business.id, rule);
  return changed(ctx, 'create', rule.id, [...others, rule], null);
}

/** `conditions` and `then` are replaced whole; absent and null members leave the rule as it is. */
export async function updateRule(
  ctx: BusinessContext,
  { rule_id: id, ...input }: RuleUpdate & { rule_id: string },
): Promise<Outcome<ShownRule>> {
  const rules = await lockRules(ctx.db, ctx.business.id);
  const before = rules.find((rule) => rule.id === id);
  if (!before) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);
  const shown = presentRule(ctx.business, before, null);
  const asked = { conditions: input.conditions ?? shown.conditions, then: input.then ?? shown.then };
  const changesMatter = Boolean(input.conditions ?? input.then);
  const proposed = changesMatter
    ? proposeRule(asked, await readRuleNames(ctx, asked.then))
    : accept({ conditions: before.conditions, action: before.action });
  if (!proposed.ok) return proposed;
  const after: Rule = {
    ...before,
    ...proposed.value,
    name: input.name ?? before.name,
    active: input.active ?? before.active,
    version: before.version + 1,
    updatedAt: ctx.now,
  };
  await saveRule(ctx.db, ctx.business.id, after);
  return changed(
    ctx,
    'update',
    id,
    rules.map((rule) => (rule.id === id ? after : rule)),
    before,
  );
}

/** What the rule decided among confirmed entries stays; pending ones are judged again. */
export async function deleteRule(
  ctx: BusinessContext,
  { rule_id: id }: { rule_id: string },
): Promise<Outcome<ShownRule>> {
  const rules = await lockRules(ctx.db, ctx.business.id);
  const before = rules.find((rule) => rule.id === id);
  if (!before) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);
  await deleteRuleRow(ctx.db, ctx.business.id, id);
  const shown = presentRule(ctx.business, before, null);
  audit(ctx, ctx.business.id, [
    { action: 'delete', resourceType: 'rule', resourceId: id, before: shown, after: null },
  ]);
  askForJudging(ctx);
  return accept(shown);
}

/** Puts the rules in this order; it must name each of them once. */
export async function orderRules(
  ctx: BusinessContext,
  { rule_ids: ids }: RuleOrder,
): Promise<Outcome<ShownRule[]>> {
  const rules = await lockRules(ctx.db, ctx.business.id);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const named = new Set(ids);
  const faults = [
    ...ids.flatMap((id, index) => {
      const path = `/rule_ids/${index}`;
      if (!byId.has(id)) return [{ path, code: 'not_found', message: 'is not a rule of this business' }];
      return ids.indexOf(id) === index ? [] : [{ path, code: 'duplicate', message: 'is named twice' }];
    }),
    ...rules
      .filter(({ id }) => !named.has(id))
      .map(({ name }) => ({
        path: '/rule_ids',
        code: 'incomplete',
        message: `must name the rule “${name}”`,
      })),
  ];
  if (faults.length > 0) return refuse(invalid(faults));
  await saveRuleOrder(ctx.db, ctx.business.id, ids);
  audit(ctx, ctx.business.id, [
    {
      action: 'order_rules',
      resourceType: 'business',
      resourceId: ctx.business.id,
      before: { rules: rules.map(({ name }) => name) },
      after: { rules: ids.map((id) => byId.get(id)?.name) },
    },
  ]);
  askForJudging(ctx);
  return accept(
    await showRules(
      ctx,
      ids.flatMap((id) => byId.get(id) ?? []),
    ),
  );
}

async function changed(
  ctx: BusinessContext,
  action: 'create' | 'update',
  id: string,
  rules: readonly Rule[],
  before: Rule | null,
): Promise<Outcome<ShownRule>> {
  const after = (await showRules(ctx, rules)).find((rule) => rule.id === id);
  if (!after) throw new Error('the rule is among all rules');
  audit(ctx, ctx.business.id, [
    {
      action,
      resourceType: 'rule',
      resourceId: id,
      before: before && presentRule(ctx.business, before, null),
      after,
    },
  ]);
  askForJudging(ctx);
  return accept(after);
}

const tooMany: Problem = {
  code: 'conflict',
  detail: `A business has at most ${bulkLimit} rules. Delete one that is no longer used.`,
};
