import { clsx } from 'clsx';
import { Link } from './link';

export type TabLink = { id: string; name: string; href: string; count?: string | undefined };

/** Views of one screen, each with an address of its own. */
export function Tabs({ label, tabs, current }: { label: string; tabs: readonly TabLink[]; current: string }) {
  return (
    <nav aria-label={label} className="-m-1 flex min-w-0 gap-0.5 overflow-x-auto p-1">
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          href={tab.href}
          aria-current={tab.id === current ? 'page' : undefined}
          className={clsx(
            'flex h-7 shrink-0 items-center gap-1 rounded-md px-2.5 whitespace-nowrap transition-colors max-sm:h-11',
            tab.id === current ? 'bg-hover font-medium text-ink' : 'text-soft hover:text-ink',
          )}
        >
          {tab.name}
          {tab.count !== undefined && <span className="font-medium text-faint">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
