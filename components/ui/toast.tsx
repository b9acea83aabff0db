'use client';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { Button, IconButton } from './button';

export type ToastMessage = {
  title: string;
  detail?: string;
  tone?: 'good' | 'bad' | 'plain';
  action?: { name: string; keyHint?: string; onPress: () => void };
};

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** What went well goes away by itself; a refusal stays until it was read. React Aria asks for at least 5 seconds. */
const shownMilliseconds = 6000;

/** Tells the person something without taking the focus. Returns how to take it back. */
export function showToast(message: ToastMessage): () => void {
  const key = queue.add(message, message.tone === 'bad' ? {} : { timeout: shownMilliseconds });
  return () => queue.close(key);
}

const icons = {
  good: <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />,
  bad: <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />,
  plain: <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />,
};

/** Where toasts appear; once in the page. */
export function ToastRegion() {
  return (
    <AriaToastRegion
      queue={queue}
      className="fixed right-4 bottom-16 z-toast flex w-[min(380px,calc(100vw-32px))] flex-col gap-2 outline-none print:hidden"
    >
      {({ toast }) => (
        <AriaToast
          toast={toast}
          className="flex animate-rise items-start gap-2.5 rounded-lg border border-edge bg-panel py-2 pr-2 pl-3 text-ink shadow-[0_4px_16px_rgb(0_0_0/0.1)]"
        >
          {icons[toast.content.tone ?? 'plain']}
          <ToastContent className="flex min-w-0 flex-1 flex-col py-px">
            <Text slot="title" className="font-medium">
              {toast.content.title}
            </Text>
            {toast.content.detail && (
              <Text slot="description" className={clsx('text-xs wrap-anywhere text-soft')}>
                {toast.content.detail}
              </Text>
            )}
          </ToastContent>
          {toast.content.action && (
            <Button
              size="small"
              keyHint={toast.content.action.keyHint}
              onPress={() => {
                toast.content.action?.onPress();
                queue.close(toast.key);
              }}
            >
              {toast.content.action.name}
            </Button>
          )}
          <IconButton size="small" slot="close" label="Dismiss">
            <X aria-hidden className="size-3.5" />
          </IconButton>
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}
