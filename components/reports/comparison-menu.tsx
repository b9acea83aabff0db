'use client';

import { ChoiceMenu } from '@/components/ui/overlays/choice-menu';

/** With what a report may be compared, or what it is put beside. */
const names = {
  period: 'With the previous period',
  month: 'With a month earlier',
  quarter: 'With a quarter earlier',
  year: 'With a year earlier',
  months: 'Month by month',
  quarters: 'Quarter by quarter',
  years: 'Year by year',
};

type Props<Comparison> = {
  /** Those that the report knows. */
  choices: readonly Comparison[];
  compare: Comparison | null;
  onChange: (compare: Comparison | null) => void;
};

/** The comparison of any report. */
export function ComparisonMenu<Comparison extends keyof typeof names>(props: Props<Comparison>) {
  const { choices, compare, onChange } = props;
  return (
    <ChoiceMenu<Comparison | 'none'>
      label="Comparison"
      choices={[{ id: 'none', name: 'No comparison' }, ...choices.map((id) => ({ id, name: names[id] }))]}
      value={compare ?? 'none'}
      onChange={(id) => onChange(id === 'none' ? null : id)}
    />
  );
}
