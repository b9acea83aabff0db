'use client';

import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';

type Props = {
  name: string;
  isOpen: boolean;
  onToggle: () => void;
  /** On a phone: as wide as a finger, into the indent, beside a link. Otherwise the whole cell of the name is hit. */
  isWide?: boolean;
};

/** Shows or hides what is below a row. */
export function TreeToggle({ name, isOpen, onToggle, isWide }: Props) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={`${isOpen ? 'Collapse' : 'Expand'} ${name}`}
      onClick={onToggle}
      className={clsx(
        '-ml-1 grid size-6 shrink-0 place-items-center rounded text-faint hover:bg-hover hover:text-ink print:hidden',
        isWide === true && 'max-sm:-ml-6 max-sm:w-11 max-sm:justify-items-end max-sm:pr-[5px]',
        isWide === false && 'max-sm:after:absolute max-sm:after:inset-0',
      )}
    >
      <ChevronRight
        aria-hidden
        className={clsx('size-3.5 transition-transform motion-reduce:transition-none', isOpen && 'rotate-90')}
      />
    </button>
  );
}
