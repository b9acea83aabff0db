'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { sendForm } from '@/lib/client/send-form';
import type { Document } from '@/lib/contract/document';
import { dataPaths } from '@/lib/paths';
import { documentReads } from '@/lib/reads/document-reads';
import { readAgain } from '@/lib/reads/read-again';
import { isUnderway, type SendFile, UploadQueue } from './upload-queue';

/**
 * The files that were brought to this screen, each sent with the same form fields beside it. The list is read again
 * after each that was kept.
 */
export function useUploads(
  businessId: string,
  fields: Readonly<Record<string, string>> = {},
  /** Called after each that was kept. */
  onKept: (document: Document) => void = () => {},
) {
  const client = useQueryClient();
  const [queue] = useState(() => {
    const keep = (kept: Document) => {
      void readAgain(client, businessId, ...Object.values(documentReads));
      onKept(kept);
    };
    return new UploadQueue(sendFileOf(businessId, fields), keep);
  });
  const uploads = useSyncExternalStore(queue.subscribe, queue.current, queue.current);
  useWarningBeforeLeaving(queue);
  return { uploads, queue };
}

function sendFileOf(businessId: string, fields: Readonly<Record<string, string>>): SendFile {
  const path = dataPaths.documentUpload(businessId);
  return async (file, idempotencyKey, onProgress) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', file);
    return sendForm<Document>({ path, form, idempotencyKey, onProgress });
  };
}

/** The browser asks before it drops files that are still on their way. */
function useWarningBeforeLeaving(queue: UploadQueue): void {
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (queue.current().some(isUnderway)) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [queue]);
}
