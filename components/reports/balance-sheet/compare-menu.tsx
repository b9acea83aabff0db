'use client';

import { ChoiceMenu } from '@/components/ui/choice-menu';
import type { Comparison } from './balance-sheet-search';

const choices = [
  { id: 'none' as const, name: 'No comparison' },
  { id: 'month' as const, name: 'With a month earlier' },
  { id: 'year' as const, name: 'With a year earlier' },
];

type Props = { compare: Comparison; onChange: (compare: Comparison) => void };

/** With which earlier day the sheet is compared. */
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
