'use client';

import { useQueryStates } from 'nuqs';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import type { AsText } from '@/lib/as-text';
import type { Day } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';
import { addressOf } from '@/lib/reads/read';
import type { FirstRead } from '@/lib/reads/read-options';
import { reportReads } from '@/lib/reads/report-reads';
import { accrualBasis } from '../basis';
import { ComparisonMenu } from '../comparison-menu';
import { DayPicker } from '../day/day-picker';
import { namedDays } from '../day/day-search';
import { ReportScreen } from '../report-screen';
import { useReading } from '../use-reading';
import { ViewTabs } from '../view-tabs';
import { BalanceSheetReport } from './balance-sheet-report';
import {
  balanceSheetSearch,
  chosenSheet,
  type SheetChoice,
  type SheetReading,
  sheetComparisons,
  sheetQueriesOf,
} from './balance-sheet-search';

type Props = { initial: AsText<FirstRead<SheetReading>>; today: Day; fiscalYear: string };

/** What there is and whose it is, as of a day; the day and the comparison are kept in the address. */
export function BalanceSheetScreen({ initial, today, fiscalYear }: Props) {
  const { id, entriesStart } = useBusiness();
  const locale = useLocale();
  const [search, setSearch] = useQueryStates(balanceSheetSearch);
  const choice = chosenSheet(search, today, entriesStart);
  const read = reportReads['balance-sheet'];
  const pathsOf = (chosen: SheetChoice) =>
    sheetQueriesOf(chosen).map((query) => addressOf(read, id, { query }));
  const reading = useReading({ read, choice, pathsOf, initial });
  return (
    <ReportScreen
      title="Balance sheet"
      when={`as of ${formatDayOfYear(choice.date, locale)}`}
      basis={accrualBasis}
      tabs={<ViewTabs view={search.view} onChange={(view) => setSearch({ view })} />}
      choices={
        <>
          <DayPicker
            label="Day of the balance sheet"
            day={choice.date}
            named={namedDays(today, fiscalYear)}
            onChoose={(date) => setSearch({ date })}
          />
          <ComparisonMenu
            choices={sheetComparisons}
            compare={choice.compare}
            onChange={(compare) => setSearch({ compare: compare ?? 'none' })}
          />
        </>
      }
      reading={reading}
    >
      {(shown) => (
        <BalanceSheetReport
          shown={shown}
          today={today}
          isOutdated={reading.isPlaceholderData}
          hasChart={search.view === 'chart'}
          showsEmpty={search.empty}
          onShowsEmpty={(empty) => setSearch({ empty: empty || null })}
        />
      )}
    </ReportScreen>
  );
}
