'use client';

import { DownloadMenu } from './download-menu';

export type FileFormat = 'csv' | 'xlsx';

/** What is shown, as a file. */
export function ReportFiles({ onSave }: { onSave: (format: FileFormat) => Promise<void> }) {
  return (
    <DownloadMenu
      files={[
        { id: 'xlsx', name: 'Excel (XLSX)', save: () => onSave('xlsx') },
        { id: 'csv', name: 'CSV', save: () => onSave('csv') },
      ]}
    />
  );
}
