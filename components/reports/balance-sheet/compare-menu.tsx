'use client';

import { ChoiceMenu } from '@/components/ui/choice-menu';
import type { SheetComparison } from './balance-sheet-search';

const choices = [
  { id: 'none' as const, name: 'No comparison' },
  { id: 'month' as const, name: 'With a month earlier' },
  { id: 'quarter' as const, name: 'With a quarter earlier' },
  { id: 'year' as const, name: 'With a year earlier' },
  { id: 'months' as const, name: 'Month by month' },
  { id: 'quarters' as const, name: 'Quarter by quarter' },
  { id: 'years' as const, name: 'Year by year' },
];

type Props = { compare: SheetComparison | null; onChange: (compare: SheetComparison | null) => void };

/** With which earlier days the sheet is compared. */
export function CompareMenu({ compare, onChange }: Props) {
  return (
    <ChoiceMenu
      label="Comparison"
      choices={choices}
      value={compare ?? 'none'}
      onChange={(id) => onChange(id === 'none' ? null : id)}
    />
  );
}
