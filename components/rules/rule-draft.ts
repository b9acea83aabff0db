import { changedParts, changeWords } from '@/components/forms/changed-parts';
import { type MoneyDirection, type TextComparison, textComparisons } from '@/lib/contract/choices';
import type { Ledger } from '@/lib/contract/ledger';
import type { PartyKind } from '@/lib/contract/party';
import type { Rule, RuleConditions, RuleOutcome } from '@/lib/contract/rule';
import { formatAmount } from '@/lib/format/amount';
import type { AmountFormat } from '@/lib/format/amount-format';
import { typedAmountMessages, unitsOfTyped } from '@/lib/format/typed-amount';
import { numberText } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText, minorUnitsOf } from '@/lib/money/decimal';

/** A rule as it is written in the form. Amounts and shares are the text that was typed. */
export type RuleDraft = {
  name: string;
  how: TextComparison;
  words: string;
  min: string;
  max: string;
  direction: MoneyDirection | 'any';
  accountId: string;
  parts: { key: number; ledgerId: string | null; share: string }[];
  cleanDescription: string;
  tagIds: string[];
  /** The vendor of a ledger of payables, the customer of one of receivables. */
  partyId: string | null;
  /** Several accounts, which the form does not show, stay as they are. */
  keptAccountIds: string[];
};

export const emptyDraft: RuleDraft = {
  name: '',
  how: 'contains',
  words: '',
  min: '',
  max: '',
  direction: 'any',
  accountId: '',
  parts: [{ key: 0, ledgerId: null, share: '1' }],
  cleanDescription: '',
  tagIds: [],
  partyId: null,
  keptAccountIds: [],
};

export function ruleDraftOf(rule: Rule, { currency, locale }: AmountFormat): RuleDraft {
  const { text, amount, direction, external_account_ids: accounts } = rule.conditions;
  const how = textComparisons.find((each) => text?.[each] !== undefined);
  const typed = (value: NonNullable<typeof amount>['min']) => {
    const units = value == null ? null : minorUnitsOf(numberText(value), decimalsOf(currency));
    return units?.ok ? formatAmount(units.value, currency, locale) : '';
  };
  const { ledger_id, split, clean_description, tag_ids, vendor_id, customer_id } = rule.then;
  const parts = split ?? [{ ledger_id: ledger_id ?? '', share: 1 }];
  return {
    name: rule.name,
    how: how ?? 'contains',
    words: (how && text?.[how]) ?? '',
    min: typed(amount?.min),
    max: typed(amount?.max),
    direction: direction ?? 'any',
    accountId: accounts?.length === 1 ? (accounts[0] ?? '') : '',
    parts: parts.map(({ ledger_id: ledgerId, share }, key) => ({ key, ledgerId, share: String(share) })),
    cleanDescription: clean_description ?? '',
    tagIds: tag_ids ?? [],
    partyId: vendor_id ?? customer_id ?? null,
    keptAccountIds: accounts && accounts.length > 1 ? accounts : [],
  };
}

/** What was changed of the rule, in words that follow who did it. */
export function otherChangeOfRule(before: Rule, after: Rule): string {
  return changeWords(
    changedParts(before, after, [
      ['its name', 'name'],
      ['what it matches', 'conditions'],
      ['what it does', 'then'],
      ['whether it is paused', 'active'],
    ]),
  );
}

/** Whether the rule puts amounts on somebody's account: a ledger of payables wants a vendor, of receivables a customer. */
export function partyKindOf({ parts }: RuleDraft, ledgers: readonly Ledger[]): PartyKind | null {
  const types = parts.map(
    ({ ledgerId }) => ledgers.find(({ id }) => id === ledgerId)?.financial_account_type,
  );
  if (types.includes('accounts_payable')) return 'vendor';
  return types.includes('accounts_receivable') ? 'customer' : null;
}

/**
 * What the draft asks for, the JSON pointers of what is missing, and what to say of what cannot be read, by pointer.
 */
export function ruleOf(
  draft: RuleDraft,
  { currency, locale, ledgers }: AmountFormat & { ledgers: readonly Ledger[] },
): {
  name: string;
  conditions: RuleConditions;
  then: RuleOutcome;
  missing: string[];
  unfit: Record<string, string>;
} {
  const missing: string[] = [];
  const unfit: Record<string, string> = {};
  const bound = (name: 'min' | 'max') => {
    if (draft[name].trim() === '') return {};
    const units = unitsOfTyped(draft[name], decimalsOf(currency), locale);
    if (!units.ok) unfit[`/conditions/amount/${name}`] = typedAmountMessages[units.problem];
    return units.ok ? { [name]: Number(decimalText(units.value, decimalsOf(currency))) } : {};
  };
  const amount = { ...bound('min'), ...bound('max') };
  const words = draft.words.trim();
  const accountIds = draft.accountId === '' ? draft.keptAccountIds : [draft.accountId];
  const conditions: RuleConditions = {
    ...(words !== '' && { text: { [draft.how]: words } }),
    ...(Object.keys(amount).length > 0 && { amount }),
    ...(draft.direction !== 'any' && { direction: draft.direction }),
    ...(accountIds.length > 0 && { external_account_ids: accountIds }),
  };
  const isUnfit = Object.keys(unfit).length > 0;
  if (Object.keys(conditions).length === 0 && !isUnfit) missing.push('/conditions/text');
  if (draft.name.trim() === '') missing.push('/name');
  const parts = draft.parts.map(({ ledgerId, share }, at) => {
    if (ledgerId === null) missing.push(`/then/split/${at}/ledger_id`);
    const isShare = /^\d{1,6}(?:[.,]\d{1,6})?$/.test(share.trim()) && Number(plain(share)) > 0;
    if (draft.parts.length > 1 && share.trim() === '') missing.push(`/then/split/${at}/share`);
    else if (draft.parts.length > 1 && !isShare)
      unfit[`/then/split/${at}/share`] = 'A number, more than zero';
    return { ledger_id: ledgerId ?? '', share: Number(plain(share)) };
  });
  const cleanDescription = draft.cleanDescription.trim();
  const partyKind = partyKindOf(draft, ledgers);
  if (partyKind && draft.partyId === null) missing.push(`/then/${partyKind}_id`);
  return {
    name: draft.name.trim(),
    conditions,
    then: {
      ...(parts.length > 1 ? { split: parts } : { ledger_id: parts[0]?.ledger_id ?? '' }),
      ...(cleanDescription !== '' && { clean_description: cleanDescription }),
      ...(draft.tagIds.length > 0 && { tag_ids: draft.tagIds }),
      ...(partyKind && draft.partyId !== null && { [`${partyKind}_id`]: draft.partyId }),
    },
    missing,
    unfit,
  };
}

/** With a point as the decimal sign. */
function plain(share: string): string {
  return share.trim().replace(',', '.');
}
