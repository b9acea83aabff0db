'use client';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../button';
import { isMainKey } from '../commands/main-key';

export type DialogProps = {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** The buttons, the main one last: it is what Ctrl+Enter presses. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** `side`: a sheet from the edge, the whole screen on a phone. */
  placement?: 'middle' | 'side';
  /** The keys of the screen behind it go on working. */
  keepsScreenKeys?: boolean;
  /** It takes the place of what looked like it, as far as that was scrolled, in pixels: nothing moves. */
  from?: { scrollTop: number };
};

const widths = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-3xl' };

/** A dialog that keeps the focus until it is closed. On a phone it is at the foot of the screen. */
export function Dialog(props: DialogProps) {
  const {
    title,
    isOpen,
    onOpenChange,
    children,
    actions,
    size = 'small',
    placement = 'middle',
    from,
  } = props;
  const isSide = placement === 'side';
  const buttons = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog or calendar above this one has its own keys.
    const isOwn = (event.target as Element).closest('[role=dialog]')?.contains(buttons.current);
    if (!isMainKey(event) || !buttons.current || !isOwn) return;
    // Prevented, it means nothing to the form behind.
    event.preventDefault();
    const main = [...buttons.current.querySelectorAll('button')].at(-1);
    // Once the field at hand has settled what was typed.
    setTimeout(() => main?.click());
  };
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={clsx(
        'fixed inset-0 z-overlay flex bg-(--scrim) max-sm:pb-(--toast-room)',
        !from && 'data-entering:animate-appear',
        isSide ? 'justify-end' : 'items-end justify-center sm:items-start sm:p-4 sm:pt-[12vh] short:p-0!',
      )}
    >
      <Modal
        className={clsx(
          'w-full border border-edge bg-panel text-ink [--ground:var(--panel)]',
          !from && 'data-entering:animate-rise',
          isSide ? 'h-full sm:max-w-[460px]' : ['max-sm:rounded-t-xl sm:rounded-xl', widths[size]],
        )}
      >
        <div role="presentation" onKeyDownCapture={onKeyDown} className="contents">
          <AriaDialog
            {...(props.keepsScreenKeys ? { 'data-screen-keys': true } : {})}
            className={clsx(
              'flex flex-col outline-none',
              isSide ? 'h-full' : 'max-h-[85dvh] sm:max-h-[76vh] short:max-h-dvh!',
            )}
          >
            <div className="flex h-header shrink-0 items-center justify-between border-b border-line pr-3 pl-5">
              <Heading slot="title" className="text-base font-semibold">
                {title}
              </Heading>
              <IconButton label="Close" onPress={() => onOpenChange(false)}>
                <X aria-hidden className="size-4" />
              </IconButton>
            </div>
            <DialogBody scrollTop={from?.scrollTop ?? 0}>{children}</DialogBody>
            {actions && (
              <div ref={buttons} className="flex shrink-0 justify-end gap-2 border-t border-line px-5 py-3">
                {actions}
              </div>
            )}
          </AriaDialog>
        </div>
      </Modal>
    </ModalOverlay>
  );
}

function DialogBody({ scrollTop, children }: { scrollTop: number; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (body.current && scrollTop > 0) body.current.scrollTop = scrollTop;
  }, [scrollTop]);
  // Where what had the focus is gone, such as the button of what was just done, the dialog has it: its keys still work.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      body.current?.closest<HTMLElement>('[role=dialog]')?.focus();
    }, 100);
    return () => clearTimeout(timer);
  });
  return (
    <div ref={body} className="min-h-0 flex-1 overflow-auto p-5">
      {children}
    </div>
  );
}
