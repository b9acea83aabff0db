'use client';
import { useSyncExternalStore } from 'react';
import { useLoaded } from '../loading/use-loaded';
import { toastQueue } from './toast';

/** Drawing a toast takes more code than all else on the first sight of a screen; it comes with the first toast. */
const loadDrawnToasts = () => import('./drawn-toasts');

/** Where toasts appear; once in the page. */
export function ToastRegion() {
  const hasToasts = useSyncExternalStore(
    (listener) => toastQueue.subscribe(listener),
    () => toastQueue.visibleToasts.length > 0,
    () => false,
  );
  const drawn = useLoaded(loadDrawnToasts, hasToasts);
  if (!hasToasts || drawn === null) return null;
  return drawn === 'failed' ? <PlainToasts /> : <drawn.default />;
}

/** Without the network the code that draws them may be missing; what they say is said all the same. */
function PlainToasts() {
  return (
    <div
      role="alert"
      className="fixed bottom-2 left-2 z-toast w-[calc(theme(spacing.rail)-17px)] rounded-lg border border-edge bg-panel px-3 py-2 max-lg:right-2 max-lg:bottom-[calc(64px+env(safe-area-inset-bottom))] max-lg:w-auto print:hidden"
    >
      {toastQueue.visibleToasts.map(({ key, content }) => (
        <p key={key}>
          <span className="font-medium">{content.title}</span> {content.detail}
        </p>
      ))}
    </div>
  );
}
