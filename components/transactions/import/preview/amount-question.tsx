'use client';

import { useLocale } from 'react-aria-components/I18nProvider';
import type { TransactionPreview } from '@/lib/contract/transaction-preview';
import { countOf } from '@/lib/format/count';
import { ReadingQuestion } from './reading-question';

type Props = {
  readings: TransactionPreview['amount_readings'];
  /** Whether money out is positive; null until somebody says so. */
  value: boolean | null;
  onChange: (isInverted: boolean) => void;
};

const ids = { true: 'spent', false: 'received' } as const;

/** Card statements print what was spent as positive, or what was paid back. */
export function AmountQuestion({ readings, value, onChange }: Props) {
  const { locale } = useLocale();
  const count = (units: number) => countOf(units, 'row is', 'rows are', locale);
  return (
    <ReadingQuestion
      label="Most amounts of this card are positive. What are they?"
      choices={readings.map(({ invert_amounts: isInverted, money_out: out, money_in: into }) => ({
        id: ids[`${isInverted}`],
        name: isInverted ? 'Purchases: positive is money out' : 'Payments and refunds: positive is money in',
        note: `${count(out)} money out, ${count(into)} money in`,
      }))}
      value={value === null ? null : ids[`${value}`]}
      onChange={(id) => onChange(id === ids.true)}
    />
  );
}
