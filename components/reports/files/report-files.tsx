'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { showToast } from '@/components/ui/toast';
import { dataPaths } from '@/lib/paths';
import { saveFile } from './save-file';

/** What can be had as a file: the address of its data, and its name where there are several. */
export type ReportFile = { name?: string; path: string };

const formats = [
  { id: 'csv', name: 'CSV' },
  { id: 'xlsx', name: 'Excel (XLSX)' },
] as const;

/** The service's own files of what is shown. */
export function ReportFiles({ files }: { files: readonly ReportFile[] }) {
  const [isSaving, setIsSaving] = useState(false);
  const save = async (path: string) => {
    setIsSaving(true);
    const saved = await saveFile(path);
    setIsSaving(false);
    if (!saved.ok) {
      showToast({ title: 'The file could not be created', detail: saved.problem.detail, tone: 'bad' });
    }
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
      parts={files.map(({ name, path }) => ({
        id: path,
        ...(name ? { name } : {}),
        entries: formats.map((format) => ({
          id: format.id,
          name: format.name,
          onAction: () => void save(dataPaths.fileOf(path, format.id)),
        })),
      }))}
    />
  );
}
