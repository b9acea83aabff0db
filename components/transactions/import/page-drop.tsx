'use client';

import { PageDrop as AnyPageDrop } from '@/components/ui/files/page-drop';

/** What a bank file may be; workbooks and archives are read in the browser. */
export const bankFileWords = 'OFX, QFX, QIF, CAMT, MT940, CSV, Excel, ODS or a ZIP of these, up to 25 MB';

/** Takes bank files that are dropped anywhere on the page. */
export function PageDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  return <AnyPageDrop title="Drop to import" description={bankFileWords} onFiles={onFiles} />;
}
