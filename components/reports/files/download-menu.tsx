'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/overlays/menu';

/** What is shown, as a file of one of several kinds. */
export function DownloadMenu({
  files,
}: {
  files: { id: string; name: string; save: () => Promise<void> }[];
}) {
  const [isSaving, setIsSaving] = useState(false);
  const run = async (save: () => Promise<void>) => {
    setIsSaving(true);
    await save();
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
          entries: files.map(({ id, name, save }) => ({ id, name, onAction: () => void run(save) })),
        },
      ]}
    />
  );
}
