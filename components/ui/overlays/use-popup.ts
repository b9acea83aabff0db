import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';

/** A surface that a button opens, in React Aria's terms; its code may come only when it is asked for. */
export type Popup = {
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** For the `ButtonContext` around the button. */
  triggerProps: ButtonProps & { ref: RefObject<HTMLButtonElement | null> };
};

/** The button stays what it is while the surface comes and goes, so the focus has a place to return to. */
export function usePopup(kind: 'menu' | 'dialog'): Popup {
  const [isOpen, setIsOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const triggerProps = useMemo(
    () => ({
      ref: triggerRef,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      onPress: () => setIsOpen(true),
      onKeyDown: (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => {
        if (kind !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
        event.preventDefault();
        setIsOpen(true);
      },
    }),
    [kind, isOpen],
  );
  return { isOpen, setIsOpen, triggerRef, triggerProps };
}
