'use client';

import { ChoiceMenu } from '@/components/ui/choice-menu';
import type { DayComparison } from '../day/earlier-day';

const choices = [
  { id: 'none' as const, name: 'No comparison' },
  { id: 'month' as const, name: 'With a month earlier' },
  { id: 'quarter' as const, name: 'With a quarter earlier' },
  { id: 'year' as const, name: 'With a year earlier' },
];

type Props = { compare: DayComparison | null; onChange: (compare: DayComparison | null) => void };

/** With which earlier day the balances are compared. */
export function EarlierDayMenu({ compare, onChange }: Props) {
  return (
    <ChoiceMenu
      label="Comparison"
      choices={choices}
      value={compare ?? 'none'}
      onChange={(id) => onChange(id === 'none' ? null : id)}
    />
  );
}
