'use client';

import { useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { withSearch } from '@/lib/paths';
import { reportLinks } from '../figure-links';
import { ReviewNote } from '../review-note';
import { ReportTable } from '../table/report-table';
import type { CollapsedRows } from '../table/use-collapsed-rows';
import type { MonthSection } from './month-sections';

type Props = { section: MonthSection; collapsed: CollapsedRows };

/** One of the four reports, on a sheet of its own on paper. */
export function ReportSection({ section, collapsed }: Props) {
  const { id: businessId } = useBusiness();
  const { report, title, when, basis, rows, columns, days, emphasis } = section;
  const view = withSearch('', section.search).slice(1);
  const links = useMemo(
    () => reportLinks({ businessId, report, view, days }),
    [businessId, report, view, days],
  );
  return (
    <div className="flex flex-col gap-2 print:break-before-page">
      <h2 className="text-base font-semibold">{title}</h2>
      <p className="text-xs text-faint">
        {when} · {basis}
      </p>
      {section.notes.map((note) => (
        <p key={note} className="text-soft">
          {note}
        </p>
      ))}
      <ReviewNote unreviewed={section.unreviewed} />
      {rows.length === 0 ? (
        <p className="text-soft">Nothing was posted.</p>
      ) : (
        <ReportTable
          label={title}
          {...{ rows, columns, collapsed, links, emphasis }}
          isOutdated={false}
          isWhole
        />
      )}
    </div>
  );
}
