'use client';

import { ChoiceMenu } from '@/components/ui/overlays/choice-menu';
import type { PeriodKind } from '@/lib/dates/fiscal-year';

const cuts: { id: PeriodKind; name: string }[] = [
  { id: 'month', name: 'By month' },
  { id: 'quarter', name: 'By quarter' },
  { id: 'year', name: 'By fiscal year' },
  { id: 'all', name: 'Total only' },
];

/** How the days are cut into columns. */
export function PeriodMenu({ by, onChange }: { by: PeriodKind; onChange: (by: PeriodKind) => void }) {
  return <ChoiceMenu label="Columns" choices={cuts} value={by} onChange={onChange} />;
}
