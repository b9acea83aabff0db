'use client';
import { ChevronsUpDown, LogOut, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu } from '@/components/ui/menu';
import { paths } from '@/lib/paths';
import { signOut } from '@/server/dashboard/actions/session';
import { useBusiness } from './business-context';

export type OwnBusiness = { id: string; name: string };

/** Which business this is, the others, and the way out. */
export function BusinessSwitcher({ businesses, email }: { businesses: OwnBusiness[]; email: string }) {
  const { id, name } = useBusiness();
  const others = businesses.filter((business) => business.id !== id);
  return (
    <Menu
      label="Businesses and account"
      trigger={
        <Button
          aria-label={`${name}, switch business`}
          className="flex w-full min-w-0 items-center gap-2 rounded-md px-2 py-1.5 text-left font-semibold hover:bg-hover"
        >
          <BusinessMark name={name} />
          <span className="min-w-0 flex-1 truncate">{name}</span>
          <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-faint" />
        </Button>
      }
      parts={[
        ...(others.length > 0
          ? [
              {
                id: 'others',
                name: 'Switch to',
                entries: others.slice(0, 8).map((business) => ({
                  id: business.id,
                  name: business.name,
                  icon: <BusinessMark name={business.name} />,
                  href: paths.overview(business.id),
                })),
              },
            ]
          : []),
        {
          id: 'all',
          entries: [
            { id: 'businesses', name: 'All businesses', href: paths.businesses() },
            {
              id: 'new-business',
              name: 'New business',
              icon: <Plus aria-hidden className="size-3.5 text-soft" />,
              href: paths.newBusiness(),
            },
          ],
        },
        {
          id: 'account',
          name: email,
          entries: [
            {
              id: 'sign-out',
              name: 'Sign out',
              icon: <LogOut aria-hidden className="size-3.5 text-soft" />,
              onAction: () => void signOut(),
            },
          ],
        },
      ]}
    />
  );
}

/** The first letter on the accent. */
export function BusinessMark({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-5 shrink-0 place-items-center rounded-[5px] bg-accent text-2xs font-semibold text-accent-ink"
    >
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}
