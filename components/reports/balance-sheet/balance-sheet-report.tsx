'use client';

import { Scale } from 'lucide-react';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useBusiness } from '@/components/shell/business-context';
import { formatDayOfYear } from '@/lib/format/day';
import { accrualBasis } from '../basis';
import { ReportBody } from '../report-body';
import { ReportEmpty } from '../report-empty';
import type { SheetReading } from './balance-sheet-search';
import { sheetRows } from './claims-row';
import { CompositionChart } from './composition-chart';
import { sheetColumns } from './sheet-columns';

type Props = {
  shown: SheetReading;
  /** Another day is being read. */
  isOutdated: boolean;
  hasChart: boolean;
  showsEmpty: boolean;
  onShowsEmpty: (showsEmpty: boolean) => void;
};

/** Chart and table of one reading of the sheet. */
export function BalanceSheetReport({ shown, hasChart, ...body }: Props) {
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
      unreviewed={shown.reports.flat()[dayIndex]?.unreviewed_entries ?? 0}
      chart={hasChart && <CompositionChart rows={rows} days={days} />}
    />
  );
}
