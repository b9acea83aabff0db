'use client';
import { Search } from 'lucide-react';
import { useCommandRunner } from '@/components/ui/commands/commands';
import { Link } from '@/components/ui/link';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useBusiness } from '../business-context';
import { BusinessSwitcher } from './business-switcher';
import { placeGroups } from './navigation';
import { BooksNote, type RailProps } from './navigation-rail';

/** Every place of a business, for the thumb. */
export default function MoreSheet(props: RailProps & { onClose: () => void }) {
  const { hasOthers, email, mayCreate, isSandbox, onClose } = props;
  const { id } = useBusiness();
  const showCommands = useCommandRunner('command-menu');
  return (
    <Dialog title="Go to" isOpen onOpenChange={onClose}>
      <div className="-m-2 flex flex-col gap-1 pb-[env(safe-area-inset-bottom)]">
        {placeGroups.map((group) => (
          <div key={group.id} className="grid grid-cols-2">
            {group.name && (
              <p className="col-span-2 px-2 pt-2 pb-0.5 text-2xs font-medium text-faint">{group.name}</p>
            )}
            {group.places.map((place) => (
              <Link
                key={place.id}
                href={place.href(id)}
                onClick={onClose}
                className="flex h-11 min-w-0 items-center gap-3 rounded-md px-2 hover:bg-hover"
              >
                <place.icon aria-hidden className="size-4 shrink-0 text-soft" />
                <span className="truncate">{place.name}</span>
              </Link>
            ))}
          </div>
        ))}
        <button
          type="button"
          onClick={() => {
            onClose();
            showCommands();
          }}
          className="mt-2 flex h-11 items-center gap-3 rounded-md px-2 hover:bg-hover"
        >
          <Search aria-hidden className="size-4 text-soft" />
          Find anything by name
        </button>
        <div className="border-t border-line pt-2">
          <BusinessSwitcher hasOthers={hasOthers} email={email} mayCreate={mayCreate} />
        </div>
        <BooksNote isSandbox={isSandbox} />
      </div>
    </Dialog>
  );
}
