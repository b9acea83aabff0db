'use client';

import { useLocale } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { TransactionPreview } from '@/lib/contract/transaction-preview';
import { formatDayOfYear } from '@/lib/format/day';

type Reading = TransactionPreview['date_readings'][number];
type Order = Reading['date_format'];

type Props = {
  readings: readonly Reading[];
  value: Order | null;
  onChange: (order: Order) => void;
};

const names = { DMY: 'Day first', MDY: 'Month first' } as const;

/** Day and month can be exchanged in every date of the file: a person says which reading is right. */
export function DateQuestion({ readings, value, onChange }: Props) {
  const { locale } = useLocale();
  const day = (text: string) => formatDayOfYear(text, locale);
  return (
    <RadioGroup
      value={value}
      onChange={(chosen) => {
        const reading = readings.find((each) => each.date_format === chosen);
        if (reading) onChange(reading.date_format);
      }}
      className="flex flex-col gap-1"
    >
      <Label className="font-medium">Day and month are ambiguous in this file. How are its dates read?</Label>
      <div className="divide-y divide-line rounded-md border border-edge">
        {readings.map(({ date_format: order, first_day: first, last_day: last, days }) => (
          <Radio
            key={order}
            value={order}
            className="group flex cursor-pointer items-start gap-3 px-3 py-2 first:rounded-t-md last:rounded-b-md hover:bg-hover data-focus-visible:outline-2 data-focus-visible:outline-focus data-selected:bg-selected"
          >
            <span
              aria-hidden
              className="mt-[3px] grid size-3.5 shrink-0 place-items-center rounded-full border border-field group-data-selected:border-accent group-data-selected:bg-accent"
            >
              <span className="size-1.5 rounded-full bg-accent-ink opacity-0 group-data-selected:opacity-100" />
            </span>
            <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
              <span className="font-medium">{names[order]}</span>
              <span className="text-xs leading-5 text-soft">
                {`${day(first)} – ${day(last)}; the first row is of ${day(days[0] ?? first)}`}
              </span>
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
