'use client';
import { clsx } from 'clsx';
import { usePathname } from 'next/navigation';
import { Badge } from '@/components/ui/badge';
import { useCommandRunner } from '@/components/ui/commands/commands';
import { Kbd } from '@/components/ui/commands/kbd';
import { keyCap } from '@/components/ui/commands/pressed-key';
import { useIsMac } from '@/components/ui/commands/use-is-mac';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/components/ui/locale';
import { formatCount } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';
import { useBusiness } from '../business-context';
import { BusinessSwitcher } from './business-switcher';
import { isAt, type Place, placeGroups } from './navigation';
import { usePlaceCount } from './place-count';

export type RailProps = {
  /** Whether the person is a member of other businesses too. */
  hasOthers: boolean;
  email: string;
  /** Whether the person may create businesses. */
  mayCreate: boolean;
  isSandbox: boolean;
};

/** The places of a business at the left of a wide screen. */
export function NavigationRail({ isSandbox, ...switcher }: RailProps) {
  return (
    <div className="sticky top-0 flex h-dvh w-rail shrink-0 flex-col border-r border-line px-2 py-3 max-lg:hidden print:hidden">
      <BusinessSwitcher {...switcher} />
      <nav aria-label="Main" className="mt-2 flex flex-col gap-px overflow-y-auto">
        {placeGroups.map((group) => (
          <div key={group.id} className="flex flex-col gap-px">
            {group.name && <p className="px-2 pt-3.5 pb-1 text-2xs font-medium text-faint">{group.name}</p>}
            {group.places.map((place) => (
              <RailLink key={place.id} place={place} />
            ))}
          </div>
        ))}
      </nav>
      {/* Toasts lie over these hints; where they are higher, the places end above them. */}
      <div className="mt-auto flex min-h-[var(--toasts,0px)] shrink-0 flex-col justify-end pt-2">
        <CommandButtons />
        <BooksNote isSandbox={isSandbox} />
      </div>
    </div>
  );
}

/** What Ctrl+K and `?` do, for those who do not know the keys yet. */
function CommandButtons() {
  const isMac = useIsMac();
  const showCommands = useCommandRunner('command-menu');
  const showKeys = useCommandRunner('keys');
  const look = 'h-[30px] rounded-md px-2 text-soft transition-colors hover:bg-hover hover:text-ink';
  return (
    <div className="flex gap-px">
      <button
        type="button"
        onClick={showCommands}
        className={clsx('flex min-w-0 flex-1 items-center justify-between', look)}
      >
        Commands
        <Kbd>{keyCap('mod+k', isMac)}</Kbd>
      </button>
      <button type="button" aria-label="Show all keys" onClick={showKeys} className={look}>
        <Kbd>?</Kbd>
      </button>
    </div>
  );
}

function RailLink({ place }: { place: Place }) {
  const { id } = useBusiness();
  const pathname = usePathname();
  const href = place.href(id);
  const isCurrent = isAt(pathname, href);
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        'flex h-[30px] items-center justify-between rounded-md px-2 transition-colors',
        isCurrent ? 'bg-hover font-medium text-ink' : 'text-soft hover:bg-hover hover:text-ink',
      )}
    >
      {place.name}
      <PlaceCount place={place} />
    </Link>
  );
}

function PlaceCount({ place }: { place: Place }) {
  const locale = useLocale();
  const pending = usePlaceCount(place);
  if (!pending) return null;
  return (
    <span className="font-medium text-faint">
      {formatCount(pending.count, locale)}
      <span className="sr-only"> {pending.what}</span>
    </span>
  );
}

/** Where these books are kept, and how far they are locked. */
export function BooksNote({ isSandbox }: { isSandbox: boolean }) {
  const { lockedThrough } = useBusiness();
  const locale = useLocale();
  return (
    <footer className="flex flex-wrap items-center gap-2 px-2 pt-2 text-xs text-faint">
      {isSandbox && <Badge tone="warn">Sandbox</Badge>}
      {lockedThrough && <span>Closed through {formatDayOfYear(lockedThrough, locale)}</span>}
    </footer>
  );
}
