'use client';

import { ChoiceMenu } from '@/components/ui/choice-menu';
import type { DaysComparison } from './compared-days';

const choices = [
  { id: 'none' as const, name: 'No comparison' },
  { id: 'period' as const, name: 'With the previous period' },
  { id: 'year' as const, name: 'With a year earlier' },
];

type Props = { compare: DaysComparison | null; onChange: (compare: DaysComparison | null) => void };

/** With which other days the report is compared. */
export function ComparisonMenu({ compare, onChange }: Props) {
  return (
    <ChoiceMenu
      label="Comparison"
      choices={choices}
      value={compare ?? 'none'}
      onChange={(id) => onChange(id === 'none' ? null : id)}
    />
  );
}
