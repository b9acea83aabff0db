'use client';
import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from '@/components/ui/link';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { useBusiness } from '../business-context';
import { bottomPlaces, isAt, type Place } from './navigation';
import type { RailProps } from './navigation-rail';
import { usePlaceCount } from './place-count';
import { ReceiptButton } from './receipt-button';

const MoreSheet = lazyComponent(() => import('./more-sheet'));

const slot = 'relative flex min-w-0 flex-col items-center justify-center gap-0.5 text-[11px]/[16px]';

/** The places of a business at the foot of a phone. Its six names have no room for larger text. */
export function BottomNavigation(props: RailProps) {
  const { id, canWrite } = useBusiness();
  const places = bottomPlaces(canWrite);
  const pathname = usePathname();
  const [isOpen, setIsOpen] = useState(false);
  const isElsewhere = !places.some((place) => isAt(pathname, place.href(id)));
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-header grid h-[calc(56px+env(safe-area-inset-bottom))] grid-cols-[repeat(6,minmax(max-content,1fr))] border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden [&_svg]:size-[20px]"
    >
      {places.slice(0, 2).map((place) => (
        <PlaceLink key={place.id} place={place} />
      ))}
      <ReceiptButton className={clsx(slot, 'text-soft')} />
      {places.slice(2).map((place) => (
        <PlaceLink key={place.id} place={place} />
      ))}
      <Button
        onPress={() => setIsOpen(true)}
        className={clsx(slot, isElsewhere ? 'font-medium text-accent' : 'text-soft')}
      >
        <Ellipsis aria-hidden className="size-5" />
        More
      </Button>
      {isOpen && <MoreSheet {...props} onClose={() => setIsOpen(false)} />}
    </nav>
  );
}

function PlaceLink({ place }: { place: Place }) {
  const { id } = useBusiness();
  const isCurrent = isAt(usePathname(), place.href(id));
  return (
    <Link
      href={place.href(id)}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(slot, isCurrent ? 'font-medium text-accent' : 'text-soft')}
    >
      <place.icon aria-hidden className="size-5" />
      {place.name}
      <PlaceMark place={place} />
    </Link>
  );
}

function PlaceMark({ place }: { place: Place }) {
  const pending = usePlaceCount(place);
  if (!pending) return null;
  return (
    <span className="absolute top-[4px] left-1/2 ml-[6px] min-w-[16px] rounded-full bg-accent px-[4px] text-center text-[10px]/[16px] font-medium text-accent-ink">
      {pending.count > 99 ? '99+' : pending.count}
      <span className="sr-only"> {pending.what}</span>
    </span>
  );
}
