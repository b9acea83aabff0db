'use client';

import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import type { Document } from '@/lib/contract/document';
import { isSameTarget } from './upload-file';
import { useEveryUpload } from './uploads-context';

type Options = {
  /** The form fields beside each file. */
  fields?: Readonly<Record<string, string>>;
  /** Called after each that has arrived while the caller is on the screen. */
  onArrival?: (document: Document) => void;
  /** Whether the caller shows the files itself, and not the strip above all pages. */
  showsThem?: boolean;
};

/** The files that are brought to the business with these form fields, by this caller or by an earlier one. */
export function useUploads({ fields = {}, onArrival, showsThem = false }: Options = {}) {
  const { id, name } = useBusiness();
  const { uploads, queue, showTarget } = useEveryUpload();
  const fieldsText = JSON.stringify(fields);
  const target = useMemo(
    () => ({ business: { id, name }, fields: JSON.parse(fieldsText) as Record<string, string> }),
    [id, name, fieldsText],
  );
  const tell = useEffectEvent((document: Document) => onArrival?.(document));
  useEffect(
    () => queue.onArrival((upload, document) => isSameTarget(upload.target, target) && tell(document)),
    [queue, target],
  );
  useEffect(() => (showsThem ? showTarget(target) : undefined), [showsThem, showTarget, target]);
  const own = useMemo(
    () => uploads.filter((upload) => isSameTarget(upload.target, target)),
    [uploads, target],
  );
  const add = useCallback((files: readonly File[]) => queue.add(files, target), [queue, target]);
  const clear = useCallback(
    () => queue.clear((upload) => isSameTarget(upload.target, target)),
    [queue, target],
  );
  return { uploads: own, add, clear, queue };
}
