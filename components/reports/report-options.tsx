'use client';

import { ChevronsDownUp, ChevronsUpDown, Download } from 'lucide-react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { downloadText } from './download-text';
import type { ReportColumn } from './report-column';
import { reportCsv } from './report-csv';
import type { ReportRow } from './report-rows';
import type { CollapsedRows } from './use-collapsed-rows';

type Props = {
  /** What the table shows. */
  rows: readonly ReportRow[];
  columns: readonly ReportColumn[];
  collapsed: CollapsedRows;
  showsEmpty: boolean;
  onShowsEmpty: (showsEmpty: boolean) => void;
  fileName: string;
};

/** How much of the table is shown, and the same numbers for a spreadsheet. */
export function ReportOptions({ rows, columns, collapsed, showsEmpty, onShowsEmpty, fileName }: Props) {
  const { currency } = useBusiness();
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-1 gap-y-1 pb-1 print:hidden">
      <Checkbox isSelected={showsEmpty} onChange={onShowsEmpty} className="mr-auto text-soft">
        Show empty rows
      </Checkbox>
      <Button
        variant="quiet"
        size="small"
        icon={
          collapsed.isAnyCollapsed ? (
            <ChevronsUpDown aria-hidden className="size-3.5" />
          ) : (
            <ChevronsDownUp aria-hidden className="size-3.5" />
          )
        }
        onPress={() => (collapsed.isAnyCollapsed ? collapsed.expandAll() : collapsed.collapseTo(rows, 2))}
      >
        {collapsed.isAnyCollapsed ? 'Expand all' : 'Collapse'}
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon={<Download aria-hidden className="size-3.5" />}
        onPress={() => downloadText(`${fileName}.csv`, reportCsv({ rows, columns, collapsed, currency }))}
      >
        CSV
      </Button>
    </div>
  );
}
