'use client';
import { clsx } from 'clsx';
import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatCount } from '@/lib/format/count';
import { Button } from '../button';
import { useLocale } from '../locale';

type FiltersProps = {
  /** The search of the list, which is always in sight. */
  search: ReactNode;
  /** How many filters narrow the list, the search apart. */
  count: number;
  children: ReactNode;
};

/**
 * What narrows a list. On a phone there is a line for it: the search, and a button that shows the rest and says how many of them
 * are set.
 */
export function Filters({ search, count, children }: FiltersProps) {
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const number = formatCount(count, locale);
  return (
    <>
      {search}
      <Button
        aria-label={count === 0 ? 'Filters' : `Filters, ${number} set`}
        aria-expanded={isOpen}
        icon={<ListFilter aria-hidden className="size-3.5" />}
        onPress={() => setIsOpen(!isOpen)}
        className="sm:hidden"
      >
        {count === 0 ? 'Filters' : `Filters ${number}`}
      </Button>
      <div className={clsx('contents', !isOpen && 'max-sm:hidden')}>{children}</div>
    </>
  );
}
