'use client';

import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { sendForm } from '@/lib/client/send-form';
import { unsavedWork } from '@/lib/client/unsaved-work';
import type { Document } from '@/lib/contract/document';
import { dataPaths } from '@/lib/paths';
import { documentReads } from '@/lib/reads/document-reads';
import { readAgain } from '@/lib/reads/read-again';
import { accept } from '@/lib/result';
import { asJpeg } from './as-jpeg';
import { KeptUploads } from './kept-uploads';
import { sendableFile } from './sendable-file';
import { SignOutQuestion } from './sign-out-question';
import type { UploadTarget } from './upload-file';
import { type SendFile, type Upload, UploadQueue } from './upload-queue';

type Uploads = {
  queue: UploadQueue;
  kept: KeptUploads;
  /** The targets of the forms on the screen, which show their files themselves. */
  shownTargets: readonly UploadTarget[];
  /** Adds one; returns what takes it away. */
  showTarget: (target: UploadTarget) => () => void;
};

const UploadsContext = createContext<Uploads | null>(null);

/** How often sending is tried while the browser believes that it is online. */
const retryMilliseconds = 30_000;

/**
 * All files that the signed-in person brings, to whichever business: they are sent while the person walks through the pages, and what
 * could not be sent is sent when Daybook is reached again, or opened again.
 */
export function UploadsProvider({ personId, children }: { personId: string; children: ReactNode }) {
  const client = useQueryClient();
  const [{ queue, kept }] = useState(() => {
    const store = new KeptUploads(personId, globalThis.navigator?.locks);
    return { queue: new UploadQueue(sendAs(personId), store), kept: store };
  });
  const [shownTargets, setShownTargets] = useState<readonly UploadTarget[]>([]);
  const [showTarget] = useState(() => (target: UploadTarget) => {
    setShownTargets((before) => [...before, target]);
    return () => setShownTargets((before) => before.filter((each) => each !== target));
  });
  useEffect(
    () =>
      queue.onArrival(({ target }) => {
        void readAgain(client, target.business.id, ...Object.values(documentReads));
      }),
    [queue, client],
  );
  useEffect(() => {
    void kept.claim();
    return retryWhenReachable(queue);
  }, [queue, kept]);
  useWarningBeforeLeaving(queue);
  return (
    <UploadsContext value={{ queue, kept, shownTargets, showTarget }}>
      {children}
      <SignOutQuestion queue={queue} kept={kept} />
    </UploadsContext>
  );
}

/** The uploads of the signed-in person; only below `app/(desk)`. */
export function useEveryUpload(): Uploads & { uploads: readonly Upload[] } {
  const context = useContext(UploadsContext);
  if (!context) throw new Error('uploads are used outside of the desk');
  const { queue } = context;
  const uploads = useSyncExternalStore(queue.subscribe, queue.current, queue.current);
  return { ...context, uploads };
}

function sendAs(personId: string): SendFile {
  return async ({ id, file, target }, onProgress, signal) => {
    const sendable = await sendableFile(file, asJpeg);
    if (!sendable.ok) return sendable;
    const form = new FormData();
    for (const [name, value] of Object.entries(target.fields)) form.set(name, value);
    form.set('file', sendable.value);
    const path = dataPaths.documentUpload(target.business.id);
    const sent = await sendForm<Document>({ path, form, idempotencyKey: id, personId, onProgress, signal });
    return sent.ok ? accept(sent.value) : sent;
  };
}

function retryWhenReachable(queue: UploadQueue): () => void {
  const controller = new AbortController();
  const retry = () => {
    queue.retryOffline();
    void queue.resume();
  };
  const onVisible = () => document.visibilityState === 'visible' && retry();
  window.addEventListener('online', retry, controller);
  document.addEventListener('visibilitychange', onVisible, controller);
  const timer = setInterval(queue.retryOffline, retryMilliseconds);
  void queue.resume();
  return () => {
    clearInterval(timer);
    controller.abort();
  };
}

/** The browser asks before it drops files that could not be stored, or what the service has not answered. */
function useWarningBeforeLeaving(queue: UploadQueue): void {
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (unsavedWork.size > 0 || queue.unstored() > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [queue]);
}
