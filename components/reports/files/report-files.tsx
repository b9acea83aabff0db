'use client';

import type { TableFileFormat } from '@/lib/tables/table';
import { DownloadMenu } from './download-menu';

/** What is shown, as a file. */
export function ReportFiles({ onSave }: { onSave: (format: TableFileFormat) => Promise<void> }) {
  return (
    <DownloadMenu
      files={[
        { id: 'xlsx', name: 'Excel (XLSX)', save: () => onSave('xlsx') },
        { id: 'csv', name: 'CSV', save: () => onSave('csv') },
      ]}
    />
  );
}
