'use client';

import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';

type Props = { name: string; isOpen: boolean; onToggle: () => void };

/** Shows or hides what is below a row. */
export function TreeToggle({ name, isOpen, onToggle }: Props) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={`${isOpen ? 'Collapse' : 'Expand'} ${name}`}
      onClick={onToggle}
      className="-ml-1 grid size-6 shrink-0 place-items-center rounded text-faint hover:bg-hover hover:text-ink print:hidden"
    >
      <ChevronRight
        aria-hidden
        className={clsx('size-3.5 transition-transform motion-reduce:transition-none', isOpen && 'rotate-90')}
      />
    </button>
  );
}
