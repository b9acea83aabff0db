'use client';

import { Scale } from 'lucide-react';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useBusiness } from '@/components/shell/business-context';
import { endOfDay } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';
import { accrualBasis } from '../basis';
import type { ReportFile } from '../files/report-files';
import { ReportBody } from '../report-body';
import { ReportEmpty } from '../report-empty';
import type { SheetReading } from './balance-sheet-search';
import { sheetRows } from './claims-row';
import { CompositionChart } from './composition-chart';
import { sheetColumns } from './sheet-columns';

type Props = {
  shown: SheetReading;
  /** The addresses of the data that is shown. */
  paths: readonly string[];
  /** Another day is being read. */
  isOutdated: boolean;
  hasChart: boolean;
  showsEmpty: boolean;
  onShowsEmpty: (showsEmpty: boolean) => void;
};

/** Chart and table of one reading of the sheet. */
export function BalanceSheetReport({ shown, paths, hasChart, ...body }: Props) {
  const { currency } = useBusiness();
  const { locale } = useLocale();
  const { columns, dayIndex, days } = useMemo(() => sheetColumns(shown, locale), [shown, locale]);
  const rows = useMemo(() => sheetRows(shown, currency), [shown, currency]);
  if (rows.every((row) => !row.hasEntries)) {
    const advice = 'Choose a later date, or import your bank transactions.';
    return <ReportEmpty icon={Scale} title="Nothing is posted up to this date" advice={advice} />;
  }
  return (
    <ReportBody
      {...body}
      report="balance-sheet"
      rows={rows}
      columns={columns}
      days={{ end: shown.choice.date }}
      when={`as of ${formatDayOfYear(shown.choice.date, locale)}`}
      basis={accrualBasis}
      emphasis={{ liabilities_and_equity: 'final' }}
      files={filesOf(paths, shown, locale)}
      unreviewed={shown.reports.flat()[dayIndex]?.unreviewed_entries ?? 0}
      chart={hasChart && <CompositionChart rows={rows} days={days} />}
    />
  );
}

/** The service makes a file of each day that was asked for by itself. */
function filesOf(paths: readonly string[], { reports }: SheetReading, locale: string): ReportFile[] {
  return paths.map((path, index) => {
    const day = reports[index]?.[0]?.end_datetime;
    return paths.length > 1 && day
      ? { name: formatDayOfYear(endOfDay(day.slice(0, 10)), locale), path }
      : { path };
  });
}
