'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';

export const popoverClass =
  'z-overlay overflow-auto rounded-lg border border-edge bg-panel text-ink shadow-[0_4px_16px_rgb(0_0_0/0.08)] outline-none data-entering:animate-rise';

export type PopoverProps = Omit<AriaPopoverProps, 'children' | 'className' | 'style'> & {
  label: string;
  children: ReactNode;
  className?: string;
};

/** A small surface that belongs to its trigger. Put it beside the trigger in a `DialogTrigger`. */
export function Popover({ label, children, className, ...rest }: PopoverProps) {
  return (
    <AriaPopover {...rest} offset={4} className={clsx(popoverClass, className)}>
      <Dialog aria-label={label} className="p-3 outline-none">
        {children}
      </Dialog>
    </AriaPopover>
  );
}
