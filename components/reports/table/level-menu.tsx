'use client';

import { ChoiceMenu } from '@/components/ui/overlays/choice-menu';
import type { CollapsedRows } from './use-collapsed-rows';

type Props = { levels: number; collapsed: CollapsedRows };

/** How deep the rows are shown. */
export function LevelMenu({ levels, collapsed }: Props) {
  if (levels < 2) return null;
  const choices = [
    { id: 'all', name: 'All levels' },
    ...Array.from({ length: levels - 1 }, (_, index) => ({
      id: String(index + 1),
      name: index === 0 ? 'First level only' : `${index + 1} levels`,
    })),
  ];
  const { level, showLevels } = collapsed;
  return (
    <ChoiceMenu
      label="Detail"
      choices={choices}
      value={level === null || level >= levels ? 'all' : String(level)}
      onChange={(id) => showLevels(id === 'all' ? null : Number(id))}
    />
  );
}
