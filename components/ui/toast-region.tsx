'use client';
import dynamic from 'next/dynamic';
import { useSyncExternalStore } from 'react';
import { toastQueue } from './toast';

/** Drawing a toast takes more code than all else on the first sight of a screen; it comes with the first toast. */
const DrawnToasts = dynamic(() => import('./drawn-toasts'), { ssr: false });

/** Where toasts appear; once in the page. */
export function ToastRegion() {
  const hasToasts = useSyncExternalStore(
    (listener) => toastQueue.subscribe(listener),
    () => toastQueue.visibleToasts.length > 0,
    () => false,
  );
  return hasToasts && <DrawnToasts />;
}
