'use client';
import { useLocale } from '@/components/ui/locale';
import { countOf } from '@/lib/format/count';
import type { LeftOutRow } from '@/lib/trial-balance/trial-balance-file';

const mostShown = 200;

/** The rows that are no accounts; in sight where one may have been meant as one. */
export function LeftOutRows({ rows }: { rows: readonly LeftOutRow[] }) {
  const locale = useLocale();
  const faults = rows.filter(({ isFault }) => isFault);
  const others = rows.filter(({ isFault }) => !isFault);
  return (
    <>
      {faults.length > 0 && (
        <div className="rounded-md bg-bad-surface px-3 py-2">
          <p className="font-medium text-bad">
            {countOf(faults.length, 'row could', 'rows could', locale)} not be read
          </p>
          <RowList rows={faults} />
        </div>
      )}
      {others.length > 0 && (
        <details>
          <summary className="cursor-pointer text-soft hover:text-ink">
            {countOf(others.length, 'row is', 'rows are', locale)} left out, such as headings and totals
          </summary>
          <RowList rows={others} />
        </details>
      )}
    </>
  );
}

function RowList({ rows }: { rows: readonly LeftOutRow[] }) {
  return (
    <ul className="mt-1 flex flex-col gap-0.5 text-soft">
      {rows.slice(0, mostShown).map(({ line, text, reason }) => (
        <li key={line} className="wrap-anywhere">
          <span className="tabular-nums">Line {line}</span>: {text.slice(0, 120) || '—'} · {reason}
        </li>
      ))}
      {rows.length > mostShown && <li>… and {rows.length - mostShown} more</li>}
    </ul>
  );
}
