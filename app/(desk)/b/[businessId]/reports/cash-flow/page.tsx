import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { CashFlowScreen } from '@/components/reports/cash-flow/cash-flow-screen';
import { usualRange } from '@/components/reports/range/date-ranges';
import { chosenRange, loadRangeSearch, rangeQueriesOf } from '@/components/reports/range/range-search';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { plainText } from '@/server/dashboard/accounting/plain';
import { readCashFlow, readReports } from '@/server/dashboard/queries/reports';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Cash flow' };

type Props = { params: Promise<{ businessId: string }>; searchParams: Promise<SearchParams> };

export default async function CashFlowPage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const today = new Date().toISOString().slice(0, 10);
  const title = 'Cash flow could not be loaded';
  const business = await member.client.getBusiness({ parameters: { business_id: businessId } });
  if (!business.ok) return <ProblemScreen title={title} problem={business.problem} />;
  const { entries_start: start, fiscal_year: fiscalYear } = business.value.data;
  const time = { today, fiscalYear, booksStart: start.slice(0, 10) };
  const choice = chosenRange(await loadRangeSearch(searchParams), usualRange(today, time.booksStart));
  const reports = await readReports(member, businessId, readCashFlow, rangeQueriesOf(choice, time));
  if (!reports.ok) return <ProblemScreen title={title} problem={reports.problem} />;
  const initial = plainText({ choice, reports: reports.value });
  return <CashFlowScreen initial={initial} today={today} fiscalYear={fiscalYear} />;
}
