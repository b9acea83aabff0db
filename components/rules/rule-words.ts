import type { Rule } from '@/lib/contract/rule';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { formatAmount } from '@/lib/format/amount';
import { type JsonNumber, numberText } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { minorUnitsOf } from '@/lib/money/decimal';

export type RuleWording = {
  currency: string;
  locale: string;
  ledgerName: (id: string) => string;
  accounts: readonly Pick<ExternalAccount, 'id' | 'name'>[];
};

/** `contains “figma”, money out, up to 50.00`. */
export function conditionsText({ conditions }: Pick<Rule, 'conditions'>, wording: RuleWording): string {
  const { text, amount, direction, external_account_ids: accountIds } = conditions;
  const written = (value: JsonNumber) => {
    const units = minorUnitsOf(numberText(value), decimalsOf(wording.currency));
    return units.ok ? formatAmount(units.value, wording.currency, wording.locale) : numberText(value);
  };
  const parts = [
    text?.contains !== undefined && `contains “${text.contains}”`,
    text?.is !== undefined && `is “${text.is}”`,
    text?.starts_with !== undefined && `starts with “${text.starts_with}”`,
    amount && amountText(amount.min, amount.max, written),
    direction === 'in' && 'money in',
    direction === 'out' && 'money out',
    accountIds &&
      `on ${accountIds.map((id) => wording.accounts.find((account) => account.id === id)?.name ?? 'an account').join(' or ')}`,
  ].filter((part): part is string => typeof part === 'string');
  return parts.join(', ');
}

function amountText(
  min: JsonNumber | null | undefined,
  max: JsonNumber | null | undefined,
  written: (value: JsonNumber) => string,
): string {
  if (min == null) return max == null ? '' : `up to ${written(max)}`;
  if (max == null) return `from ${written(min)}`;
  return written(min) === written(max) ? `exactly ${written(min)}` : `${written(min)} to ${written(max)}`;
}

/** `Software`, or `Rent 60 : Meals 40`. */
export function outcomeText(
  { then }: Pick<Rule, 'then'>,
  { ledgerName }: Pick<RuleWording, 'ledgerName'>,
): string {
  if (!then.split) return ledgerName(then.ledger_id ?? '');
  return then.split.map(({ ledger_id, share }) => `${ledgerName(ledger_id)} ${share}`).join(' : ');
}
