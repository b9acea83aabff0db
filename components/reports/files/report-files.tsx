'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';

export type FileFormat = 'csv' | 'xlsx';

/** What is shown, as a file. */
export function ReportFiles({ onSave }: { onSave: (format: FileFormat) => Promise<void> }) {
  const [isSaving, setIsSaving] = useState(false);
  const save = async (format: FileFormat) => {
    setIsSaving(true);
    await onSave(format);
    setIsSaving(false);
  };
  return (
    <Menu
      label="Download"
      placement="bottom end"
      trigger={
        <Button icon={<Download aria-hidden className="size-3.5" />} isPending={isSaving}>
          Download
        </Button>
      }
      parts={[
        {
          id: 'files',
          entries: [
            { id: 'xlsx', name: 'Excel (XLSX)', onAction: () => void save('xlsx') },
            { id: 'csv', name: 'CSV', onAction: () => void save('csv') },
          ],
        },
      ]}
    />
  );
}
