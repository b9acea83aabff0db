'use client';
import type { ReactNode } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import type { PopoverProps } from 'react-aria-components/Popover';
import { lazyComponent } from '../loading/lazy-component';
import { useAhead } from '../loading/use-ahead';
import type { MenuPart } from './menu-part';
import { usePopup } from './use-popup';

/** Menus are heavy, and no screen shows one at first. */
const MenuSurface = lazyComponent(() => import('./menu-surface'));

export type MenuProps = {
  label: string;
  /** The button that opens it. */
  trigger: ReactNode;
  parts: readonly MenuPart[];
  placement?: PopoverProps['placement'];
};

/** Actions and places behind a button. */
export function Menu({ label, trigger, parts, placement = 'bottom start' }: MenuProps) {
  const { isOpen, setIsOpen, triggerRef, triggerProps } = usePopup('menu');
  useAhead(MenuSurface.load);
  return (
    <>
      <ButtonContext value={triggerProps}>{trigger}</ButtonContext>
      {isOpen && (
        <MenuSurface
          label={label}
          parts={parts}
          placement={placement}
          triggerRef={triggerRef}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
