'use client';

import { Check } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import type { PeriodKind } from '@/lib/dates/fiscal-year';

const cuts: { id: PeriodKind; name: string }[] = [
  { id: 'month', name: 'By month' },
  { id: 'quarter', name: 'By quarter' },
  { id: 'year', name: 'By fiscal year' },
  { id: 'all', name: 'In one' },
];

/** How the days are cut into columns. */
export function PeriodMenu({ by, onChange }: { by: PeriodKind; onChange: (by: PeriodKind) => void }) {
  const entries = cuts.map(({ id, name }) => ({
    id,
    name,
    icon: id === by ? <Check aria-hidden className="size-3.5 text-accent" /> : <span className="w-3.5" />,
    onAction: () => onChange(id),
  }));
  return (
    <Menu
      label="Columns"
      trigger={<Button>{cuts.find((cut) => cut.id === by)?.name}</Button>}
      parts={[{ id: 'cuts', entries }]}
      placement="bottom end"
    />
  );
}
