import { sheetQueriesOf } from '@/components/reports/balance-sheet/balance-sheet-search';
import { lastWholeMonth, readMonth } from '@/components/reports/month-end/month-days';
import { yearOfFlows } from '@/components/reports/month-end/month-flows';
import { type MonthPackage, monthChoices } from '@/components/reports/month-end/month-package';
import { probableCall } from '@/components/reports/probable-payments/probable-call';
import { rangeQueriesOf } from '@/components/reports/range/range-search';
import { trialBalanceQueriesOf } from '@/components/reports/trial-balance/trial-balance-search';
import type { ClientResult } from '@/lib/client/client';
import type { Business } from '@/lib/contract/business';
import { type Day, dayOf, endOfDay, startOfDay } from '@/lib/dates/instant';
import { accept } from '@/lib/result';
import { readMonthEnd } from '@/server/dashboard/queries/month-end';
import type { Member } from '@/server/dashboard/session/guard';

type Asked = { businessId: string; month: string | undefined; today: Day };

/** The package of a month, the last whole one unless another is asked for: for the page and for its PDF. */
export async function readPackage(
  member: Member,
  { businessId, month: text, today }: Asked,
): Promise<ClientResult<{ month: MonthPackage; business: Business }>> {
  const business = await member.client.getBusiness({ parameters: { business_id: businessId } });
  if (!business.ok) return business;
  const booksStart = dayOf(business.value.data.entries_start);
  const month = readMonth(text) ?? lastWholeMonth(today, booksStart);
  const { range, sheet, trial, months } = monthChoices(month, booksStart, today);
  const read = await readMonthEnd(member, businessId, {
    range: rangeQueriesOf(range, { today, fiscalYear: business.value.data.fiscal_year, booksStart }),
    sheet: sheetQueriesOf(sheet),
    trial: trialBalanceQueriesOf(trial),
    days: probableCall({ start: range.start, end: sheet.date }).query,
    year: { start_datetime: startOfDay(months.start), end_datetime: endOfDay(months.end), period: 'month' },
    month,
    asOf: sheet.date,
  });
  if (!read.ok) return read;
  const { profitAndLoss, cashFlow, balanceSheet, trialBalance, year, ...open } = read.value;
  return accept({
    business: business.value.data,
    month: {
      month,
      profitAndLoss: { choice: range, reports: profitAndLoss },
      cashFlow: { choice: range, reports: cashFlow },
      balanceSheet: { choice: sheet, reports: balanceSheet },
      trialBalance: { choice: trial, reports: trialBalance },
      year: yearOfFlows(year, business.value.data.currency),
      ...open,
    },
  });
}
