'use client';
import { clsx } from 'clsx';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useBusiness } from '@/components/shell/business-context';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import type { Note } from './opening-notes';

const looks = {
  bad: { Icon: CircleAlert, className: 'bg-bad-surface text-bad' },
  warn: { Icon: TriangleAlert, className: 'bg-warn-surface text-warn' },
  plain: { Icon: Info, className: 'bg-hover text-soft' },
} as const;

/** What to know before posting, with the way to where it can be settled. */
export function OpeningNoteList({ notes }: { notes: readonly Note[] }) {
  const { id } = useBusiness();
  const places = {
    settings: { name: 'Settings, Business', href: paths.businessSettings(id) },
    lock: { name: 'Books lock', href: paths.booksLock(id) },
    invoices: { name: 'New invoice', href: paths.newInvoice(id) },
    bills: { name: 'New bill', href: paths.newBills(id) },
  };
  return (
    <div aria-live="polite" className="flex flex-col gap-2">
      {notes.map(({ tone, text, at }) => {
        const { Icon, className } = looks[tone];
        const place = at && places[at];
        return (
          <p key={text} className={clsx('flex max-w-3xl items-start gap-2 rounded-md px-3 py-2', className)}>
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>
              {text}
              {place && (
                <>
                  {' '}
                  <Link href={place.href} className="underline underline-offset-2">
                    {place.name}
                  </Link>
                </>
              )}
            </span>
          </p>
        );
      })}
    </div>
  );
}
