import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type TableProps = ComponentProps<'table'> & {
  /** What the table is of, for those who cannot see it. */
  label: string;
  density?: 'dense' | 'roomy';
};

/** A table with a header that stays in sight and hairlines between its rows. Wrap it in `TableScroll` when it is wide. */
export function Table({ label, density = 'roomy', className, ...rest }: TableProps) {
  return (
    <table
      aria-label={label}
      {...rest}
      className={clsx(
        'w-full border-separate border-spacing-0',
        density === 'dense' ? '[&_td]:h-row-dense' : '[&_td]:h-row',
        className,
      )}
    />
  );
}

/** A region that scrolls must be reachable by keyboard, though it holds nothing to operate (WCAG 2.1.1). */
const reachable = { tabIndex: 0 };

/** Lets a wide table scroll sideways in its own box, by keyboard too. What is pinned in it stays below what is pinned on the page. */
export function TableScroll({ label, className, ...rest }: ComponentProps<'section'> & { label: string }) {
  return (
    <section
      aria-label={label}
      {...reachable}
      {...rest}
      className={clsx('isolate overflow-auto', className)}
    />
  );
}

/** For the head of a table that scrolls with its page: below the page's own head; where there is little room, as on a phone, it goes along. */
export const belowPageHeader = 'top-header! max-sm:static! short:static!';

export function HeaderCell({
  isNumeric = false,
  className,
  ...rest
}: ComponentProps<'th'> & { isNumeric?: boolean }) {
  return (
    <th
      scope="col"
      {...rest}
      className={clsx(
        'sticky top-0 z-header h-[30px] border-b border-line bg-(--ground) px-2 text-xs font-medium whitespace-nowrap text-faint first:pl-0 last:pr-0',
        isNumeric ? 'text-right' : 'text-left',
        className,
      )}
    />
  );
}

/** What a row is of: screen readers say it before each figure of the row. */
export function RowHeaderCell({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="row"
      {...rest}
      className={clsx(
        'border-b border-line px-2 text-left [font-weight:inherit] first:pl-0 last:pr-0',
        className,
      )}
    />
  );
}

export function Cell({
  isNumeric = false,
  className,
  ...rest
}: ComponentProps<'td'> & { isNumeric?: boolean }) {
  return (
    <td
      {...rest}
      className={clsx(
        'border-b border-line px-2 first:pl-0 last:pr-0',
        isNumeric && 'text-right whitespace-nowrap tabular-nums',
        className,
      )}
    />
  );
}
