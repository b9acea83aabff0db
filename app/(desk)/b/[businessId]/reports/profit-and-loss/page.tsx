import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { owedDays } from '@/components/reports/probable-payments/owed-days';
import { ProfitAndLossScreen } from '@/components/reports/profit-and-loss/profit-and-loss-screen';
import { usualRange } from '@/components/reports/range/date-ranges';
import { chosenRange, loadRangeSearch, rangeQueriesOf } from '@/components/reports/range/range-search';
import { AheadReads } from '@/components/shell/ahead-reads';
import { ProblemScreen } from '@/components/shell/problem-screen';
import { plainText } from '@/server/dashboard/accounting/plain';
import { readOwed } from '@/server/dashboard/queries/owed-on-days';
import { readProfitAndLoss, readReports } from '@/server/dashboard/queries/reports';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Profit and loss' };

type Props = { params: Promise<{ businessId: string }>; searchParams: Promise<SearchParams> };

export default async function ProfitAndLossPage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const today = new Date().toISOString().slice(0, 10);
  const title = 'Profit and loss could not be loaded';
  const business = await member.client.getBusiness({ parameters: { business_id: businessId } });
  if (!business.ok) return <ProblemScreen title={title} problem={business.problem} />;
  const { entries_start: start, fiscal_year: fiscalYear } = business.value.data;
  const time = { today, fiscalYear, booksStart: start.slice(0, 10) };
  const choice = chosenRange(await loadRangeSearch(searchParams), usualRange(today, time.booksStart));
  const { end, before } = owedDays(choice, time);
  const [reports, owed] = await Promise.all([
    readReports(member, businessId, readProfitAndLoss, rangeQueriesOf(choice, time)),
    readOwed(member, businessId, [end, before]),
  ]);
  if (!reports.ok) return <ProblemScreen title={title} problem={reports.problem} />;
  const initial = plainText({ choice, reports: reports.value });
  return (
    <AheadReads reads={owed}>
      <ProfitAndLossScreen initial={initial} today={today} fiscalYear={fiscalYear} />
    </AheadReads>
  );
}
