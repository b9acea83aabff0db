import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type ListDetailProps = {
  /** Above both: the header of the page, filters, notices. */
  header: ReactNode;
  /** The list, which scrolls by itself, with what is right above or below it. */
  list: ReactNode;
  /** The open item, a `DetailPane`; null while none is open. */
  detail: ReactNode;
  /** What lies over the screen: dialogs, the place to drop files. */
  children?: ReactNode;
};

/**
 * A screen of the height of the window, or where that is low a list of that height below the rest: a list, and beside
 * it the item of it that is open.
 */
export function ListDetail({ header, list, detail, children }: ListDetailProps) {
  return (
    <div className="flex h-[calc(100dvh-56px-env(safe-area-inset-bottom)-var(--toasts,0px)-var(--upload-strip,0px))] min-h-0 flex-col lg:h-[calc(100dvh-var(--upload-strip,0px))] short:h-auto! print:block print:h-auto">
      {header}
      <div className="flex min-h-0 flex-1 short:h-[calc(100dvh-56px-env(safe-area-inset-bottom))] short:flex-none short:lg:h-dvh print:block">
        <div
          className={clsx(
            'flex min-w-0 flex-1 flex-col print:block print:[&>section]:overflow-visible print:[&>section]:pb-0',
            // On paper an item that stands beside the list is alone.
            'print:has-[~aside_[data-open-item]:not(:empty)]:hidden',
          )}
        >
          {list}
        </div>
        {detail}
      </div>
      {children}
    </div>
  );
}
