'use client';

import { useEffect, useEffectEvent } from 'react';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { countOf } from '@/lib/format/count';
import { isUnderway, type Upload } from './upload-queue';
import { isReported } from './upload-summary';
import { useEveryUpload } from './uploads-context';

/** Says how many files have arrived, once none is on its way and nothing else is to be said of them. */
export function useReportedEnd(uploads: readonly Upload[]): void {
  const { queue } = useEveryUpload();
  const locale = useLocale();
  const isOver = uploads.length > 0 && !uploads.some((each) => isUnderway(each) || isReported(each));
  const tell = useEffectEvent(() => {
    const title = `${countOf(uploads.length, 'receipt', 'receipts', locale)} uploaded`;
    showToast({ title, tone: 'good' });
    queue.clear((each) => uploads.includes(each));
  });
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
}
