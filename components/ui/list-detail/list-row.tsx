'use client';
import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

/** Makes an element the row of an item: it is marked while the item is open, and comes into sight when it opens. */
export function useListRow<Row extends HTMLElement>(
  isOpen: boolean,
): { ref: RefObject<Row | null>; className: string } {
  const ref = useRef<Row>(null);
  useEffect(() => {
    if (isOpen) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return {
    ref,
    className: clsx(
      'relative scroll-mt-8',
      isOpen ? 'bg-selected shadow-[inset_2px_0_var(--accent)]' : 'hover:bg-hover',
    ),
  };
}

type RowButtonProps = {
  isOpen: boolean;
  onOpen: () => void;
  /** What the button is called, where its text does not say enough. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** Opens the item of its row; a press anywhere on the row is a press on it. */
export function RowButton({ isOpen, onOpen, label, className, children }: RowButtonProps) {
  return (
    <button
      type="button"
      data-row-button
      aria-current={isOpen ? 'true' : undefined}
      aria-label={label}
      onClick={onOpen}
      className={clsx(
        'min-w-0 text-left outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus',
        className,
      )}
    >
      {children}
    </button>
  );
}
