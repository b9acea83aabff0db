'use client';
import { clsx } from 'clsx';
import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { popupClass } from './popup-class';

type Props = {
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  placement: AriaPopoverProps['placement'];
  className: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** The surface of a `Popover`, open as long as it is there. */
export default function PopoverSurface({ label, className, placement, children, ...rest }: Props) {
  const { triggerRef, onClose } = rest;
  return (
    <AriaPopover
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={triggerRef}
      {...(placement ? { placement } : {})}
      offset={4}
      className={clsx(popupClass, className)}
    >
      <Dialog aria-label={label} className="p-3 outline-none">
        {children}
      </Dialog>
    </AriaPopover>
  );
}
