'use client';
import type { ReactNode } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { lazyComponent } from '../loading/lazy-component';
import { useAhead } from '../loading/use-ahead';
import { usePopup } from './use-popup';

const PopoverSurface = lazyComponent(() => import('./popover-surface'));

export type PopoverProps = {
  label: string;
  /** The button that opens it. */
  trigger: ReactNode;
  placement?: AriaPopoverProps['placement'];
  className?: string;
  /** Its contents; `close` closes it. */
  children: (close: () => void) => ReactNode;
};

/** A small surface behind a button. */
export function Popover({ label, trigger, placement, className, children }: PopoverProps) {
  const { isOpen, setIsOpen, triggerRef, triggerProps } = usePopup('dialog');
  useAhead(PopoverSurface.load);
  return (
    <>
      <ButtonContext value={triggerProps}>{trigger}</ButtonContext>
      {isOpen && (
        <PopoverSurface
          label={label}
          triggerRef={triggerRef}
          placement={placement}
          className={className}
          onClose={() => setIsOpen(false)}
        >
          {children(() => setIsOpen(false))}
        </PopoverSurface>
      )}
    </>
  );
}
