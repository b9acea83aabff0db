'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { showToast } from '@/components/ui/toast';
import { dataPaths } from '@/lib/paths';
import { fileFailed, saveFile } from './save-file';

/** What can be had as a file: the address of its data, and its name where there are several. */
export type ReportFile = { name?: string; path: string };

type Props = {
  files: readonly ReportFile[];
  /** Saves what is shown as one sheet; without it the service makes spreadsheets, too. */
  onSaveSheet?: () => Promise<void>;
};

/** What is shown as a spreadsheet, and the service's own files of it. */
export function ReportFiles({ files, onSaveSheet }: Props) {
  const [isSaving, setIsSaving] = useState(false);
  const save = async (saving: () => Promise<void>) => {
    setIsSaving(true);
    await saving();
    setIsSaving(false);
  };
  const saveOf = (path: string, format: 'csv' | 'xlsx') => async () => {
    const saved = await saveFile(dataPaths.fileOf(path, format));
    if (!saved.ok) showToast({ title: fileFailed, detail: saved.problem.detail, tone: 'bad' });
  };
  const entry = (id: string, name: string, saving: () => Promise<void>) => ({
    id,
    name,
    onAction: () => void save(saving),
  });
  const sheet = onSaveSheet && {
    id: 'shown',
    ...(files.length > 1 ? { name: 'As shown' } : {}),
    entries: [entry('shown', 'Excel (XLSX)', onSaveSheet)],
  };
  const parts = files.map(({ name, path }) => ({
    id: path,
    ...(name ? { name } : {}),
    entries: [
      entry(`${path} csv`, 'CSV', saveOf(path, 'csv')),
      ...(sheet ? [] : [entry(`${path} xlsx`, 'Excel (XLSX)', saveOf(path, 'xlsx'))]),
    ],
  }));
  return (
    <Menu
      label="Download"
      placement="bottom end"
      trigger={
        <Button icon={<Download aria-hidden className="size-3.5" />} isPending={isSaving}>
          Download
        </Button>
      }
      parts={sheet ? [sheet, ...parts] : parts}
    />
  );
}
