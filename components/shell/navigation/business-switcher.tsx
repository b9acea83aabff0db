'use client';
import { ChevronsUpDown, LogOut, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { signOut } from '@/components/drafts/sign-out';
import { Menu } from '@/components/ui/overlays/menu';
import type { MenuPart } from '@/components/ui/overlays/menu-part';
import { paths } from '@/lib/paths';
import { type OwnBusiness, useBusiness } from '../business-context';
import { useOtherBusinesses } from '../own-businesses';
import { BusinessMark } from './business-mark';

/** More are found under "All businesses". */
const shownAtOnce = 8;

type SwitcherProps = {
  /** Whether the person is a member of other businesses too. */
  hasOthers: boolean;
  email: string;
  /** Whether the person may create businesses. */
  mayCreate: boolean;
};

/** Which business this is, and behind it the others and the way out. */
export function BusinessSwitcher({ hasOthers, email, mayCreate }: SwitcherProps) {
  const { id, name } = useBusiness();
  const others = useOtherBusinesses(hasOthers).slice(0, shownAtOnce);
  return (
    <Menu
      label="Businesses and account"
      parts={[
        ...(others.length > 0 ? [otherPart(others)] : []),
        allPart(id, hasOthers, mayCreate),
        accountPart(email),
      ]}
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
    />
  );
}

function otherPart(others: readonly OwnBusiness[]): MenuPart {
  return {
    id: 'others',
    name: 'Switch to',
    entries: others.map((business) => ({
      id: business.id,
      name: business.name,
      icon: <BusinessMark name={business.name} />,
      href: paths.business(business.id),
    })),
  };
}

function allPart(id: string, hasOthers: boolean, mayCreate: boolean): MenuPart {
  const create = {
    id: 'new-business',
    name: 'New business',
    icon: <Plus aria-hidden className="size-3.5 text-soft" />,
    href: paths.newBusiness(),
  };
  return {
    id: 'all',
    entries: [
      { id: 'businesses', name: 'All businesses', href: paths.businesses() },
      ...(hasOthers ? [{ id: 'next', name: 'Next business with work', href: paths.nextBusiness(id) }] : []),
      ...(mayCreate ? [create] : []),
    ],
  };
}

function accountPart(email: string): MenuPart {
  return {
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
  };
}
