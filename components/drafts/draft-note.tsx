'use client';
import { clsx } from 'clsx';
import { History } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useTimeZone } from '@/components/ui/dates/time-zone';
import { useLocale } from '@/components/ui/locale';
import { formatRecentTime } from '@/lib/format/recent-time';

type NoteProps = { at: string | null; onDiscard: () => void; className?: string };

/** Says that the values of the form were typed earlier, and can remove them. */
export function DraftNote({ at, onDiscard, className }: NoteProps) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <div role="status" className={clsx('empty:hidden', className)}>
      {at && (
        <p className="flex flex-wrap items-center gap-x-2 text-soft">
          <History aria-hidden className="size-3.5 shrink-0" />
          Draft from {formatRecentTime(new Date(at), new Date(), locale, timeZone)} restored
          <Button size="small" variant="quiet" onPress={onDiscard}>
            Discard
          </Button>
        </p>
      )}
    </div>
  );
}
