'use client';

import { PageDrop as AnyPageDrop } from '@/components/ui/page-drop';

/** What a bank file may be; a workbook is read in the browser. */
export const bankFileWords = 'OFX, QFX, QIF, CAMT, MT940, CSV or Excel, up to 25 MB';

/** Takes bank files that are dropped anywhere on the page. */
export function PageDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  return <AnyPageDrop title="Drop to import" description={bankFileWords} onFiles={onFiles} />;
}
