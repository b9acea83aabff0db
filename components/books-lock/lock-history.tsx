'use client';

import { Moment } from '@/components/ui/dates/moment';
import { useLocale } from '@/components/ui/locale';
import { formatDayOfYear } from '@/lib/format/day';
import type { LockChange } from '@/lib/lock-change';
import { lockMove } from './lock-choices';

/** Every move of the lock, the latest first. */
export function LockHistory({ changes }: { changes: readonly LockChange[] }) {
  const locale = useLocale();
  if (changes.length === 0) return <p className="text-soft">The books have never been locked.</p>;
  return (
    <ol className="border-t border-line">
      {changes.map((change) => (
        <li key={change.id} className="flex flex-col border-b border-line py-2.5 last:border-0">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{sentenceOf(change, locale)}</span>
            <span className="text-xs wrap-anywhere text-soft">
              {change.by ?? 'An application'} · <Moment value={change.at} />
            </span>
          </span>
          {change.reason && <span className="wrap-anywhere text-soft">{change.reason}</span>}
        </li>
      ))}
    </ol>
  );
}

function sentenceOf({ from, to }: LockChange, locale: string): string {
  if (to === null) return from === null ? 'Left open' : `Unlocked, from ${formatDayOfYear(from, locale)}`;
  const day = formatDayOfYear(to, locale);
  const move = lockMove(from, to);
  if (move === 'same') return `Kept closed through ${day}`;
  return move === 'back' && from !== null
    ? `Moved back to ${day}, from ${formatDayOfYear(from, locale)}`
    : `Closed through ${day}`;
}
