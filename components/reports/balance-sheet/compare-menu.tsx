'use client';

import { Check } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import type { Comparison } from './balance-sheet-search';

const choices: { id: string; compare: Comparison; name: string; title: string }[] = [
  { id: 'none', compare: null, name: 'No comparison', title: 'Compare' },
  { id: 'month', compare: 'month', name: 'With a month earlier', title: 'With a month earlier' },
  { id: 'year', compare: 'year', name: 'With a year earlier', title: 'With a year earlier' },
];

type Props = { compare: Comparison; onChange: (compare: Comparison) => void };

/** With which earlier day the sheet is compared. */
export function CompareMenu({ compare, onChange }: Props) {
  const entries = choices.map((choice) => ({
    id: choice.id,
    name: choice.name,
    icon:
      choice.compare === compare ? (
        <Check aria-hidden className="size-3.5 text-accent" />
      ) : (
        <span className="w-3.5" />
      ),
    onAction: () => onChange(choice.compare),
  }));
  return (
    <Menu
      label="Compare"
      trigger={<Button>{choices.find((choice) => choice.compare === compare)?.title}</Button>}
      parts={[{ id: 'choices', entries }]}
      placement="bottom end"
    />
  );
}
