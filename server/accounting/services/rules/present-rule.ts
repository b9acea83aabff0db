import type { Business } from '@/lib/contract/business';
import type { Rule as ShownRule } from '@/lib/contract/rule';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import type { Conditions, Rule, RuleAction } from '../../domain/rules/rule';

/** The rule as the contract shows it; what is not asked for is absent. */
export function presentRule(business: Business, rule: Rule, shadowedBy: string | null): ShownRule {
  return {
    id: rule.id,
    business_id: business.id,
    name: rule.name,
    conditions: presentConditions(rule.conditions, business.currency),
    then: presentAction(rule.action),
    active: rule.active,
    shadowed_by: shadowedBy,
    version: rule.version,
    created_at: rule.createdAt,
    updated_at: rule.updatedAt,
  };
}

function presentConditions(
  { text, amount, direction, externalAccountIds }: Conditions,
  currency: string,
): ShownRule['conditions'] {
  const number = (units: bigint) => amountNumber(units, decimalsOf(currency));
  return {
    ...(text && { text: { [text.how]: text.text } }),
    ...(amount && {
      amount: {
        ...(amount.min !== null && { min: number(amount.min) }),
        ...(amount.max !== null && { max: number(amount.max) }),
      },
    }),
    ...(direction && { direction }),
    ...(externalAccountIds && { external_account_ids: [...externalAccountIds] }),
  };
}

function presentAction({ split, ...action }: RuleAction): ShownRule['then'] {
  const [first] = split;
  return {
    ...(split.length === 1 && first
      ? { ledger_id: first.ledgerId }
      : { split: split.map(({ ledgerId, share }) => ({ ledger_id: ledgerId, share })) }),
    ...(action.tagIds.length > 0 && { tag_ids: [...action.tagIds] }),
    ...(action.cleanDescription !== null && { clean_description: action.cleanDescription }),
    ...(action.vendorId !== null && { vendor_id: action.vendorId }),
    ...(action.customerId !== null && { customer_id: action.customerId }),
  };
}
