'use client';
import { ChevronsUpDown } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { type OwnBusiness, useBusiness } from './business-context';
import { BusinessMark } from './business-mark';

/** Menus are heavy and this one is rarely opened: its code comes with the first press. */
const BusinessMenu = dynamic(() => import('./business-menu'), { ssr: false });

/** Which business this is, and behind it the others and the way out. */
export function BusinessSwitcher({ businesses, email }: { businesses: OwnBusiness[]; email: string }) {
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted) return <SwitcherButton onPress={() => setIsWanted(true)} />;
  return <BusinessMenu businesses={businesses} email={email} trigger={<SwitcherButton />} />;
}

function SwitcherButton({ onPress }: { onPress?: () => void }) {
  const { name } = useBusiness();
  return (
    <Button
      aria-label={`${name}, switch business`}
      aria-haspopup="menu"
      {...(onPress ? { onPress } : {})}
      className="flex w-full min-w-0 items-center gap-2 rounded-md px-2 py-1.5 text-left font-semibold hover:bg-hover"
    >
      <BusinessMark name={name} />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-faint" />
    </Button>
  );
}
