'use client';

import { titleOf } from '@/components/journal-entries/entry-summary';
import { useBusiness } from '@/components/shell/business-context';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/components/ui/locale';
import { formatDayOfYear } from '@/lib/format/day';
import { paths } from '@/lib/paths';
import type { MonthPackage } from './month-package';
import { unlistedQuestions } from './unlisted-questions';

/** What the bookkeeper still waits to hear. */
export function OpenQuestions({ month }: { month: MonthPackage }) {
  const { questions } = month;
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  return (
    <section aria-label="Open questions" className="flex flex-col gap-2 break-inside-avoid">
      <h2 className="text-base font-semibold">Open questions</h2>
      {questions.length === 0 ? (
        <p className="text-soft">No question is open.</p>
      ) : (
        <ul>
          {questions.map(({ id, body, journal_entry: entry }) => (
            <li key={id} className="border-b border-line py-1.5">
              <Link
                href={paths.tasks(businessId, { task: id })}
                className="rounded underline-offset-2 hover:underline"
              >
                {body}
              </Link>
              {entry && (
                <span className="block text-xs text-faint">
                  {titleOf(entry)}, {formatDayOfYear(entry.datetime, locale)}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {unlistedQuestions(month, locale).map((sentence) => (
        <p key={sentence} className="text-xs text-faint">
          {sentence}
        </p>
      ))}
    </section>
  );
}
