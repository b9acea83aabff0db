'use client';

import { clsx } from 'clsx';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { type DeskBusiness, useBusiness } from '@/components/shell/business-context';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-header';
import { paths } from '@/lib/paths';

/** The parts of the settings, each with an address of its own. */
function sectionsOf({ id, isAdmin }: DeskBusiness) {
  return [
    { name: 'Business', href: paths.businessSettings(id) },
    { name: 'Rules', href: paths.rules(id) },
    { name: 'Books lock', href: paths.booksLock(id) },
    { name: 'Members', href: paths.members(id) },
    ...(isAdmin ? [{ name: 'Applications', href: paths.applications(id) }] : []),
    { name: 'Audit log', href: paths.auditLog(id) },
    ...(isAdmin ? [{ name: 'Access log', href: paths.accessLog(id) }] : []),
    { name: 'Your account', href: paths.account(id) },
  ];
}

export function SettingsFrame({ children }: { children: ReactNode }) {
  const business = useBusiness();
  const pathname = usePathname();
  const current = useRef<HTMLAnchorElement>(null);
  // On a phone the parts are in a row that is wider than the screen.
  useEffect(() => {
    if (pathname) current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <>
      <PageHeader title="Settings" />
      <div className="flex min-h-0 min-w-0 flex-1 max-lg:flex-col">
        <nav
          aria-label="Settings"
          className="flex shrink-0 gap-px max-lg:gap-0.5 max-lg:overflow-x-auto max-lg:border-b max-lg:border-line max-lg:px-4 max-lg:py-2 lg:w-48 lg:flex-col lg:py-5 lg:pl-4"
        >
          {sectionsOf(business).map(({ name, href }) => (
            <Link
              key={href}
              ref={pathname === href ? current : null}
              href={href}
              aria-current={pathname === href ? 'page' : undefined}
              className={clsx(
                'flex h-[30px] shrink-0 items-center rounded-md px-2.5 whitespace-nowrap transition-colors max-lg:h-9',
                pathname === href
                  ? 'bg-hover font-medium text-ink'
                  : 'text-soft hover:bg-hover hover:text-ink',
              )}
            >
              {name}
            </Link>
          ))}
        </nav>
        <div className="flex min-w-0 flex-1 flex-col px-8 py-6 max-sm:px-4">{children}</div>
      </div>
    </>
  );
}
