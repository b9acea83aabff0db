'use client';
import { LogOut, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu, type MenuPart } from '@/components/ui/menu';
import { paths } from '@/lib/paths';
import { signOut } from '@/server/dashboard/actions/session';
import type { OwnBusiness } from './business-context';
import { useBusiness } from './business-context';
import { BusinessMark } from './business-mark';

/** More are found under "All businesses". */
const shownAtOnce = 8;

type BusinessMenuProps = { businesses: OwnBusiness[]; email: string; trigger: ReactNode };

/** The menu behind the name of the business; open as soon as it is there. */
export default function BusinessMenu({ businesses, email, trigger }: BusinessMenuProps) {
  const { id } = useBusiness();
  const others = businesses.filter((business) => business.id !== id).slice(0, shownAtOnce);
  const parts: MenuPart[] = [
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
  ];
  if (others.length > 0) {
    parts.unshift({
      id: 'others',
      name: 'Switch to',
      entries: others.map((business) => ({
        id: business.id,
        name: business.name,
        icon: <BusinessMark name={business.name} />,
        href: paths.business(business.id),
      })),
    });
  }
  return <Menu label="Businesses and account" trigger={trigger} parts={parts} isOpenAtFirst />;
}
