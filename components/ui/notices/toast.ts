'use client';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export type ToastMessage = {
  title: string;
  detail?: string;
  tone?: 'good' | 'bad' | 'plain';
  /** It stays until somebody closes it. */
  isLasting?: boolean;
  action?: { name: string; keyHint?: string; onPress: () => void };
  /** Called once it is gone, by itself, by its action or by hand. */
  onGone?: () => void;
};

export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** What went well goes away by itself; a refusal stays until it was read. React Aria asks for at least 5 seconds. */
const shownMilliseconds = 6000;

/** Tells the person something without taking the focus. Returns how to take it back. */
export function showToast(message: ToastMessage): () => void {
  const key = toastQueue.add(message, {
    ...(message.tone !== 'bad' && !message.isLasting && { timeout: shownMilliseconds }),
    ...(message.onGone && { onClose: message.onGone }),
  });
  return () => toastQueue.close(key);
}
