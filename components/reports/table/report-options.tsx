'use client';

import { Checkbox } from '@/components/ui/fields/checkbox';
import { type FileFormat, ReportFiles } from '../files/report-files';
import { LevelMenu } from './level-menu';
import type { CollapsedRows } from './use-collapsed-rows';

type Props = {
  levels: number;
  collapsed: CollapsedRows;
  showsEmpty: boolean;
  onShowsEmpty: (showsEmpty: boolean) => void;
  onSave: (format: FileFormat) => Promise<void>;
};

/** How much of the table is shown, and the same numbers as files. */
export function ReportOptions({ levels, collapsed, showsEmpty, onShowsEmpty, onSave }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 pb-2 print:hidden">
      <Checkbox isSelected={showsEmpty} onChange={onShowsEmpty} className="mr-auto text-soft">
        Show empty rows
      </Checkbox>
      <LevelMenu levels={levels} collapsed={collapsed} />
      <ReportFiles onSave={onSave} />
    </div>
  );
}
