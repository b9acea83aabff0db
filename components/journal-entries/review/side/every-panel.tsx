'use client';
import { useLocale } from '@/components/ui/locale';
import type { ReviewStatus } from '@/lib/contract/journal-entry';
import { countOf, formatCount } from '@/lib/format/count';
import { type ActPreview, sizeOf } from '../readiness/left-entries';
import { leftReasons } from '../readiness/left-words';

type EveryPanelProps = { preview: ActPreview; status: ReviewStatus };

/** What confirming all entries of a list would do that was not read whole. */
export function EveryPanel({ preview, status }: EveryPanelProps) {
  const locale = useLocale();
  const { changed, left } = preview;
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-xl font-semibold tracking-tight">
        {countOf(sizeOf(preview), 'entry', 'entries', locale)} selected
      </h2>
      {status !== 'confirmed' && (
        <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 tabular-nums">
          <dt className="text-soft">Can be confirmed</dt>
          <dd className="text-right">{formatCount(changed, locale)}</dd>
          {left.map(({ reason, count }) => (
            <div key={reason} className="contents text-warn">
              <dt className="first-letter:uppercase">{leftReasons[reason]}</dt>
              <dd className="text-right">{formatCount(count, locale)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
