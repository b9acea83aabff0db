'use client';

import { useLocale } from '@/components/ui/locale';
import type { TransactionPreview } from '@/lib/contract/transaction-preview';
import { formatDayOfYear } from '@/lib/format/day';
import { ReadingQuestion } from './reading-question';

type Reading = TransactionPreview['date_readings'][number];
type Order = Reading['date_format'];

type Props = {
  readings: readonly Reading[];
  value: Order | null;
  onChange: (order: Order) => void;
};

const names = { DMY: 'Day first', MDY: 'Month first' } as const;

/** Day and month can be exchanged in every date of the file. */
export function DateQuestion({ readings, value, onChange }: Props) {
  const locale = useLocale();
  const day = (text: string) => formatDayOfYear(text, locale);
  return (
    <ReadingQuestion
      label="Day and month are ambiguous in this file. How are its dates read?"
      choices={readings.map(({ date_format: id, first_day: first, last_day: last, days }) => ({
        id,
        name: names[id],
        note: `${day(first)} – ${day(last)}; the first row is of ${day(days[0] ?? first)}`,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
