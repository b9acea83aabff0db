'use client';

import { PageDrop as AnyPageDrop } from '@/components/ui/page-drop';

/** Takes bank files that are dropped anywhere on the page. */
export function PageDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  return (
    <AnyPageDrop
      title="Drop to import"
      description="OFX, QFX, QIF, CAMT, MT940 or CSV, up to 25 MB"
      onFiles={onFiles}
    />
  );
}
