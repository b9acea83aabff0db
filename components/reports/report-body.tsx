'use client';

import { clsx } from 'clsx';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import type { Day } from '@/lib/dates/instant';
import type { ReportName } from '@/lib/paths';
import { reportTitles } from '@/lib/report-address';
import type { TableFileFormat } from '@/lib/tables/table';
import { reportLinks } from './figure-links';
import { reportSheet } from './files/report-sheet';
import { saveCsv, saveWorkbook } from './files/save-tables';
import { type ReportColumn, wideColumns } from './report-column';
import { levelsOf, type ReportRow, type RowKey, withoutEmptyRows } from './report-rows';
import { ReviewNote } from './review-note';
import { reviewSentences } from './review-sentences';
import { ReportOptions } from './table/report-options';
import { mostUpright, ReportTable } from './table/report-table';
import type { RowEmphasis } from './table/report-table-row';
import { useCollapsedRows } from './table/use-collapsed-rows';

type Props = {
  report: ReportName;
  rows: readonly ReportRow[];
  columns: readonly ReportColumn[];
  /** The days of the statements that names of ledgers lead to. */
  days: { start?: Day; end: Day };
  emphasis: RowEmphasis;
  /** The row that stays in sight at the foot. */
  pinnedRow?: RowKey;
  /** What the report is of and which entries count, as on paper. */
  when: string;
  basis: string;
  /** How many entries of the report nobody has confirmed. */
  unreviewed: number;
  /** What else one must know to read it, as sentences. */
  notes?: readonly string[];
  chart?: ReactNode;
  /** Another choice is being read. */
  isOutdated: boolean;
  showsEmpty: boolean;
  onShowsEmpty: (showsEmpty: boolean) => void;
};

/** The body of every report: a chart, and the table of the same numbers with all that can be done to it. */
export function ReportBody(props: Props) {
  const { report, rows, columns, days, emphasis, notes = [], chart, isOutdated, showsEmpty } = props;
  const { id: businessId, name: businessName, currency } = useBusiness();
  const locale = useLocale();
  const collapsed = useCollapsedRows();
  const view = useSearchParams().toString();
  const shownRows = useMemo(() => (showsEmpty ? rows : withoutEmptyRows(rows)), [rows, showsEmpty]);
  const links = useMemo(
    () => reportLinks({ businessId, report, view, days }),
    [businessId, report, view, days],
  );
  const isWide = wideColumns(columns).length > mostUpright;
  const save = async (format: TableFileFormat) => {
    const title = reportTitles[report];
    const sheet = reportSheet({
      title,
      heading: [businessName, `${title}, ${props.when}`, `${props.basis}, ${currency}`],
      ...{ rows: shownRows, columns, emphasis, currency },
      notes: [...notes, ...reviewSentences(props.unreviewed, locale)],
    });
    const named = { businessName, currency, name: `${title} ${fileDays(days)}` };
    await (format === 'csv' ? saveCsv(sheet, named) : saveWorkbook([sheet], named));
  };
  return (
    <div
      className={clsx(
        'flex flex-col gap-4 px-5 pt-4 pb-10 max-sm:px-4 print:p-0',
        columns.length <= 5 && (columns.length > 2 || chart ? 'max-w-5xl' : 'max-w-3xl'),
      )}
    >
      {chart && <div className={isWide ? 'print:[--chart-width:265mm]' : undefined}>{chart}</div>}
      {(notes.length > 0 || props.unreviewed > 0) && (
        <div className="flex flex-col gap-1">
          {notes.map((note) => (
            <p key={note} className="text-soft">
              {note}
            </p>
          ))}
          <ReviewNote unreviewed={props.unreviewed} />
        </div>
      )}
      <div className="flex flex-col">
        <ReportOptions
          levels={levelsOf(shownRows)}
          collapsed={collapsed}
          showsEmpty={showsEmpty}
          onShowsEmpty={props.onShowsEmpty}
          onSave={save}
        />
        <ReportTable
          label={reportTitles[report]}
          rows={shownRows}
          columns={columns}
          collapsed={collapsed}
          links={links}
          emphasis={emphasis}
          pinnedRow={props.pinnedRow}
          isOutdated={isOutdated}
        />
      </div>
    </div>
  );
}

/** As the service names its files. */
function fileDays({ start, end }: Props['days']): string {
  return start ? `${start} to ${end}` : end;
}
