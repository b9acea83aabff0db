'use client';

import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import type { Day } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';
import { ledgerReads } from '@/lib/reads/ledger-reads';
import { readOptions } from '@/lib/reads/read-options';
import { accrualBasis } from '../basis';
import { booksBegin } from '../books-begin';
import { NothingPosted } from '../day/nothing-posted';
import { stillOwed } from '../probable-payments/probable-sentences';
import { unmatchedOf } from '../probable-payments/unmatched';
import { useAgingOn } from '../probable-payments/use-probable-payments';
import { ReportBody } from '../report-body';
import { isBeforeBooks, type SheetReading } from './balance-sheet-search';
import { sheetRows } from './claims-row';
import { CompositionChart } from './composition-chart';
import { belowZero, overdrawnSentences } from './overdrawn';
import { sheetColumns } from './sheet-columns';

type Props = {
  shown: SheetReading;
  today: Day;
  /** Another day is being read. */
  isOutdated: boolean;
  hasChart: boolean;
  showsEmpty: boolean;
  onShowsEmpty: (showsEmpty: boolean) => void;
};

/** Chart and table of one reading of the sheet. */
export function BalanceSheetReport({ shown, today, hasChart, ...body }: Props) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const { date, booksStart } = shown.choice;
  const owed = useAgingOn(date);
  const unmatched = unmatchedOf(owed, currency);
  const {
    columns,
    dayIndex,
    days,
    notes: changeNotes,
  } = useMemo(
    () => sheetColumns(shown, locale, unmatchedOf(owed, currency)),
    [shown, locale, owed, currency],
  );
  const rows = useMemo(() => sheetRows(shown, currency), [shown, currency]);
  const isBelowZero = belowZero(rows, dayIndex).length > 0;
  const ledgers = useQuery({ ...readOptions(ledgerReads.list, businessId, {}), enabled: isBelowZero });
  const notes = [
    ...booksBegin(booksStart, isBeforeBooks(shown.choice) ? 'none' : 'all', locale),
    ...changeNotes,
    ...overdrawnSentences(rows, ledgers.data?.data ?? [], { dayIndex, currency, locale }),
    ...stillOwed(owed, { currency, locale }),
  ];
  if (rows.every((row) => !row.hasEntries)) {
    return <NothingPosted icon={Scale} date={date} today={today} />;
  }
  return (
    <ReportBody
      {...body}
      report="balance-sheet"
      rows={rows}
      columns={columns}
      days={{ end: date }}
      when={`as of ${formatDayOfYear(date, locale)}`}
      basis={accrualBasis}
      emphasis={{ liabilities_and_equity: 'final' }}
      notes={notes}
      unreviewed={shown.reports.flat()[dayIndex]?.unreviewed_entries ?? 0}
      chart={hasChart && <CompositionChart {...{ rows, days, unmatched }} />}
    />
  );
}
