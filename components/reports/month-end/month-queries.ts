import type { Business } from '@/lib/contract/business';
import { type Day, dayOf, endOfDay, startOfDay } from '@/lib/dates/instant';
import type { Month } from '@/lib/dates/months';
import { type SheetReading, sheetQueriesOf } from '../balance-sheet/balance-sheet-search';
import { probableCall } from '../probable-payments/probable-call';
import type { RangeReading } from '../range/range-columns';
import { rangeQueriesOf } from '../range/range-search';
import type { TrialBalanceReading } from '../trial-balance/trial-balance-columns';
import { trialBalanceQueriesOf } from '../trial-balance/trial-balance-search';
import { lastWholeMonth, readMonth } from './month-days';
import { yearOfFlows } from './month-flows';
import { type MonthPackage, monthChoices } from './month-package';

/** What somebody asks for: the month as the address has it; without one, it is the last whole one. */
type Asked = { month: string | undefined; today: Day };

type Books = Pick<Business, 'entries_start' | 'fiscal_year' | 'currency'>;

/** What the service answered to the queries of a month. */
type Answers = Omit<
  MonthPackage,
  'month' | 'profitAndLoss' | 'cashFlow' | 'balanceSheet' | 'trialBalance' | 'year'
> & {
  business: Books;
  profitAndLoss: RangeReading['reports'];
  cashFlow: RangeReading['reports'];
  balanceSheet: SheetReading['reports'];
  trialBalance: TrialBalanceReading['reports'];
  year: Parameters<typeof yearOfFlows>[0];
};

/** The queries of the service that a month's package is made of, for its page and for its PDF. */
export function monthQueries(business: Books, asked: Asked) {
  const { month, booksStart, range, sheet, trial, months } = choicesOf(business, asked);
  return {
    range: rangeQueriesOf(range, { today: asked.today, fiscalYear: business.fiscal_year, booksStart }),
    sheet: sheetQueriesOf(sheet),
    trial: trialBalanceQueriesOf(trial),
    days: probableCall({ start: range.start, end: sheet.date }).query,
    year: {
      start_datetime: startOfDay(months.start),
      end_datetime: endOfDay(months.end),
      period: 'month' as const,
    },
    month,
    asOf: sheet.date,
  };
}

/** The package of the month, of what was answered to its queries. */
export function monthPackageOf(
  { business, profitAndLoss, cashFlow, balanceSheet, trialBalance, year, ...open }: Answers,
  asked: Asked,
): MonthPackage {
  const { month, range, sheet, trial } = choicesOf(business, asked);
  return {
    month,
    profitAndLoss: { choice: range, reports: profitAndLoss },
    cashFlow: { choice: range, reports: cashFlow },
    balanceSheet: { choice: sheet, reports: balanceSheet },
    trialBalance: { choice: trial, reports: trialBalance },
    year: yearOfFlows(year, business.currency),
    ...open,
  };
}

function choicesOf({ entries_start: start }: Books, { month: text, today }: Asked) {
  const booksStart = dayOf(start);
  const month: Month = readMonth(text) ?? lastWholeMonth(today, booksStart);
  return { month, booksStart, ...monthChoices(month, booksStart, today) };
}
