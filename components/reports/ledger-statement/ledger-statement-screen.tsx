'use client';

import { useQueryStates } from 'nuqs';
import { useBusiness } from '@/components/shell/business-context';
import { ButtonLink } from '@/components/ui/button';
import { useLocale } from '@/components/ui/locale';
import { type Day, endOfDay, startOfDay } from '@/lib/dates/instant';
import { dataPaths, paths } from '@/lib/paths';
import { wayBack } from '@/lib/report-address';
import { accrualBasis } from '../basis';
import { ReportFiles } from '../files/report-files';
import { saveMadeFile } from '../files/save-made-file';
import { daysTitle } from '../period-title';
import { dateRanges, usualRange } from '../range/date-ranges';
import { RangePicker } from '../range/range-picker';
import { ReportNote } from '../report-note';
import { ReportScreen } from '../report-screen';
import { loadRest } from './load-rest';
import { chosenDays, statementSearch } from './statement-search';
import { StatementTable } from './statement-table';
import { type FirstStatementPage, statementAddress, useStatement } from './use-statement';

type Props = { first: FirstStatementPage; today: Day; fiscalYear: string };

/** All that moved a ledger in some days, between its balance before and after. */
export function LedgerStatementScreen({ first, today, fiscalYear }: Props) {
  const { id, entriesStart } = useBusiness();
  const locale = useLocale();
  const [search, setSearch] = useQueryStates(statementSearch);
  const days = chosenDays(search, usualRange(today, entriesStart), entriesStart);
  const statement = useStatement(id, days, first);
  const { ledgerId } = first;
  const when = daysTitle({ start: startOfDay(days.start), end: endOfDay(days.end) }, locale);
  return (
    <ReportScreen
      title={first.page.data.name}
      back={wayBack(id, search) ?? { name: 'Ledgers', href: paths.ledgers(id) }}
      when={when}
      basis={accrualBasis}
      preparePrint={() => loadRest(statement)}
      choices={
        <>
          <RangePicker
            title={when}
            days={days}
            ranges={dateRanges(today, fiscalYear, entriesStart)}
            onChoose={({ start, end }) => setSearch({ start, end })}
          />
          <ButtonLink href={paths.journal(id, { ledger: [ledgerId], from: days.start, to: days.end })}>
            Journal
          </ButtonLink>
          <ReportFiles
            onSave={(format) => saveMadeFile(dataPaths.fileOf(statementAddress(id, ledgerId, days), format))}
          />
        </>
      }
      reading={statement}
    >
      {({ pages }) => (
        <>
          {pages[0]?.data.resets_each_fiscal_year && (
            <ReportNote>
              This ledger opens each fiscal year at zero: balances are of the fiscal year to date.
            </ReportNote>
          )}
          <StatementTable pages={pages} reading={statement} isOutdated={statement.isPlaceholderData} />
        </>
      )}
    </ReportScreen>
  );
}
