import type { ReactNode } from 'react';

export type PageHeaderProps = { title: string; tabs?: ReactNode; actions?: ReactNode };

/** The bar at the head of a screen: its name, its views, what can be done. */
export function PageHeader({ title, tabs, actions }: PageHeaderProps) {
  return (
    <header className="sticky top-0 z-header flex min-h-header shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-surface px-5 py-2 max-sm:px-4 print:static print:border-0 print:px-0">
      <h1 className="text-base font-semibold">{title}</h1>
      {tabs}
      <div className="flex-1" />
      {actions && (
        <div className="flex min-w-0 items-center gap-2 max-sm:flex-wrap print:hidden">{actions}</div>
      )}
    </header>
  );
}
