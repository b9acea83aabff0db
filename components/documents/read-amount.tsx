'use client';

import { clsx } from 'clsx';
import { Amount } from '@/components/ui/amount';
import { useLocale } from '@/components/ui/locale';
import type { Document } from '@/lib/contract/document';
import { formatAmount } from '@/lib/format/amount';
import { numberText } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { minorUnitsOf } from '@/lib/money/decimal';

type Props = {
  extraction: Document['extraction'];
  currency: string;
  /** In a sentence, where no room is kept for a parenthesis. */
  isInText?: boolean;
};

/**
 * The total that was read, or nothing. What is printed on a paper may have another currency than the business, which
 * then comes before it, or decimals that the currency does not have, and is shown as it was read. A currency that was not
 * read is not assumed.
 */
export function ReadAmount({ extraction, currency, isInText = false }: Props) {
  const locale = useLocale();
  const total = extraction?.total_amount;
  if (!total) return null;
  const read = extraction?.currency?.value;
  const printed = read ?? currency;
  const text = numberText(total.value);
  const units = minorUnitsOf(text, decimalsOf(printed));
  if (units.ok && read === currency) return <Amount units={units.value} currency={currency} />;
  return (
    <span className={clsx('whitespace-nowrap tabular-nums', !isInText && 'amount-positive')}>
      {read ?? <CurrencyUnread />} {units.ok ? formatAmount(units.value, printed, locale) : text}
    </span>
  );
}

function CurrencyUnread() {
  return (
    <span title="Currency not read" className="text-warn">
      <span aria-hidden>?</span>
      <span className="sr-only">Currency not read,</span>
    </span>
  );
}
