'use client';

import { useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import type { AsText } from '@/lib/as-text';
import { type Day, endOfDay, startOfDay } from '@/lib/dates/instant';
import { addressOf } from '@/lib/reads/read';
import type { FirstRead } from '@/lib/reads/read-options';
import { reportReads } from '@/lib/reads/report-reads';
import { reportTitles } from '@/lib/report-address';
import { ComparisonMenu } from '../comparison-menu';
import { daysTitle } from '../period-title';
import { ReportScreen } from '../report-screen';
import { useReading } from '../use-reading';
import { ViewTabs } from '../view-tabs';
import { comparisonOf, comparisons } from './compared-days';
import { dateRanges, usualRange } from './date-ranges';
import { PeriodMenu } from './period-menu';
import type { RangeReading } from './range-columns';
import { RangePicker } from './range-picker';
import { RangeReport } from './range-report';
import type { RangeReportKind } from './range-report-kind';
import { chosenRange, type RangeChoice, rangeQueriesOf, rangeSearch } from './range-search';

export type RangeScreenProps = { initial: AsText<FirstRead<RangeReading>>; today: Day; fiscalYear: string };

type Props = RangeScreenProps & { kind: RangeReportKind };

/** A report over days; days, cut, comparison and view are kept in the address. */
export function RangeReportScreen({ kind, initial, today, fiscalYear }: Props) {
  const { id, entriesStart } = useBusiness();
  const locale = useLocale();
  const [search, setSearch] = useQueryStates(rangeSearch);
  const ranges = dateRanges(today, fiscalYear, entriesStart);
  const choice = chosenRange(search, usualRange(today, entriesStart));
  const time = useMemo(
    () => ({ today, fiscalYear, booksStart: entriesStart }),
    [today, fiscalYear, entriesStart],
  );
  const { days } = comparisonOf(choice, time);
  const when = daysTitle({ start: startOfDay(days.start), end: endOfDay(days.end) }, locale);
  const read = reportReads[kind.name];
  const pathsOf = (chosen: RangeChoice) =>
    rangeQueriesOf(chosen, time).map((query) => addressOf(read, id, { query }));
  const reading = useReading({ read, choice, pathsOf, initial });

  return (
    <ReportScreen
      title={reportTitles[kind.name]}
      when={when}
      basis={kind.basis}
      tabs={<ViewTabs view={search.view} onChange={(view) => setSearch({ view })} />}
      choices={
        <>
          <RangePicker
            title={when}
            days={choice}
            ranges={ranges}
            onChoose={({ start, end, period }) => setSearch({ start, end, by: period ?? choice.by })}
          />
          <PeriodMenu by={choice.by} onChange={(by) => setSearch({ ...choice, by })} />
        </>
      }
      comparison={
        <ComparisonMenu
          choices={comparisons}
          compare={choice.compare}
          onChange={(compare) => setSearch({ compare })}
        />
      }
      reading={reading}
    >
      {(shown) => (
        <RangeReport
          kind={kind}
          shown={shown}
          time={time}
          isOutdated={reading.isPlaceholderData}
          hasChart={search.view === 'chart'}
          showsEmpty={search.empty}
          onShowsEmpty={(empty) => setSearch({ empty: empty || null })}
        />
      )}
    </ReportScreen>
  );
}
