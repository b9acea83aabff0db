'use client';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useRef } from 'react';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_ToastContent as ToastContent,
} from 'react-aria-components/Toast';
import { Button, IconButton } from '../button';
import { toastQueue } from './toast';
import { useToastRoom } from './use-toast-room';

const icons = {
  good: <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />,
  bad: <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />,
  plain: <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />,
};

/**
 * Draws the toasts that wait: over the hints below the navigation on a wide screen, above the bottom navigation on a narrow one,
 * so that they cover no figures, no place to go to, no panel and no button of a form. Both leave them that room.
 */
export default function DrawnToasts() {
  const region = useRef<HTMLDivElement>(null);
  useToastRoom(region);
  return (
    <AriaToastRegion
      ref={region}
      queue={toastQueue}
      className="fixed bottom-2 left-2 z-toast flex w-[calc(theme(spacing.rail)-17px)] flex-col gap-2 outline-none max-lg:right-2 max-lg:bottom-[calc(64px+env(safe-area-inset-bottom))] max-lg:w-auto print:hidden"
    >
      {({ toast }) => (
        <AriaToast
          toast={toast}
          className="flex animate-rise flex-wrap items-start justify-end gap-2 rounded-lg border border-edge bg-panel py-2 pr-2 pl-3 text-ink shadow-[0_4px_16px_rgb(0_0_0/0.1)]"
        >
          {icons[toast.content.tone ?? 'plain']}
          <ToastContent className="flex min-w-0 flex-1 basis-24 flex-col py-px">
            <Text slot="title" className="font-medium">
              {toast.content.title}
            </Text>
            {toast.content.detail && (
              <Text slot="description" className="text-xs wrap-anywhere text-soft">
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
                toastQueue.close(toast.key);
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
