import { clsx } from 'clsx';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from './link';

export type PageHeaderProps = {
  title: string;
  /** The screen that this one belongs to. */
  back?: { name: string; href: string };
  tabs?: ReactNode;
  actions?: ReactNode;
  /** The last action, which stays beside the title on a phone: there the others have lines of their own. */
  lastAction?: ReactNode;
};

/** The bar at the head of a screen: its name, its views, what can be done. */
export function PageHeader({ title, back, tabs, actions, lastAction }: PageHeaderProps) {
  return (
    <header className="sticky top-0 z-header flex min-h-header shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-surface px-5 py-2 max-sm:px-4 max-[18rem]:static short:static print:static print:border-0 print:bg-transparent print:px-0">
      {back && (
        <Link
          href={back.href}
          className="-ml-1.5 inline-flex h-7 shrink-0 items-center gap-0.5 rounded-md pr-1.5 text-soft hover:bg-hover hover:text-ink print:hidden"
        >
          <ChevronLeft aria-hidden className="size-4" />
          {back.name}
        </Link>
      )}
      <h1 className="min-w-0 truncate text-base font-semibold">{title}</h1>
      {tabs}
      <div className="flex-1" />
      {actions && (
        <div
          className={clsx(
            'flex min-w-0 items-center gap-2 max-sm:flex-wrap max-sm:gap-1.5 print:hidden',
            lastAction && 'max-sm:order-last sm:-mr-1',
          )}
        >
          {actions}
        </div>
      )}
      {lastAction}
    </header>
  );
}
