import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type BoxProps = {
  /** Its row and its column, as `useCells` finds it. */
  at: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A cell of lines, around its field. */
export function CellBox({ at, className, children }: BoxProps) {
  return (
    <div
      data-cell={at}
      className={clsx(
        'min-h-8 min-w-0 border-r border-b border-line focus-within:shadow-[inset_0_0_0_2px_var(--focus)] stacked:min-h-11',
        className,
      )}
    >
      {children}
    </div>
  );
}
