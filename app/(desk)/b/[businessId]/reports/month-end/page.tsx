import type { Metadata } from 'next';
import { sheetQueriesOf } from '@/components/reports/balance-sheet/balance-sheet-search';
import { lastWholeMonth, monthOf, notAfter } from '@/components/reports/month-end/month-days';
import { MonthEndScreen } from '@/components/reports/month-end/month-end-screen';
import { monthChoices } from '@/components/reports/month-end/month-package';
import { rangeQueriesOf } from '@/components/reports/range/range-search';
import { trialBalanceQueriesOf } from '@/components/reports/trial-balance/trial-balance-search';
import { ProblemScreen } from '@/components/shell/problem-screen';
import { plain } from '@/server/dashboard/accounting/plain';
import { readMonthEnd } from '@/server/dashboard/queries/month-end';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Month-end package' };

type Props = { params: Promise<{ businessId: string }>; searchParams: Promise<{ month?: string }> };

export default async function MonthEndPage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const today = new Date().toISOString().slice(0, 10);
  const title = 'The month-end package could not be loaded';
  const business = await member.client.getBusiness({ parameters: { business_id: businessId } });
  if (!business.ok) return <ProblemScreen title={title} problem={business.problem} />;
  const { entries_start, fiscal_year: fiscalYear } = business.value.data;
  const booksStart = entries_start.slice(0, 10);
  const month = monthOf((await searchParams).month) ?? lastWholeMonth(today, booksStart);
  const { range, sheet, trial } = monthChoices(month, booksStart);
  const read = await readMonthEnd(member, businessId, {
    range: rangeQueriesOf(range),
    sheet: sheetQueriesOf(sheet),
    trial: trialBalanceQueriesOf(trial),
    month,
    asOf: notAfter(sheet.date, today),
  });
  if (!read.ok) return <ProblemScreen title={title} problem={read.problem} />;
  const { profitAndLoss, cashFlow, balanceSheet, trialBalance, ...open } = read.value;
  const initial = plain({
    month,
    profitAndLoss: { choice: range, reports: profitAndLoss },
    cashFlow: { choice: range, reports: cashFlow },
    balanceSheet: { choice: sheet, reports: balanceSheet },
    trialBalance: { choice: trial, reports: trialBalance },
    ...open,
  });
  return <MonthEndScreen key={month} initial={initial} today={today} fiscalYear={fiscalYear} />;
}
