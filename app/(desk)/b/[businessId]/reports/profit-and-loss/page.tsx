import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { probableCall } from '@/components/reports/probable-payments/probable-call';
import { ProfitAndLossScreen } from '@/components/reports/profit-and-loss/profit-and-loss-screen';
import { comparisonOf } from '@/components/reports/range/compared-days';
import { usualRange } from '@/components/reports/range/date-ranges';
import { chosenRange, loadRangeSearch, rangeQueriesOf } from '@/components/reports/range/range-search';
import { AheadReads } from '@/components/shell/ahead-reads';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { reportReads } from '@/lib/reads/report-reads';
import { plainText } from '@/server/dashboard/accounting/plain';
import { readAhead, thoseRead } from '@/server/dashboard/queries/read-ahead';
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
  const { days } = comparisonOf(choice, time);
  const [reports, probable] = await Promise.all([
    readReports(member, businessId, readProfitAndLoss, rangeQueriesOf(choice, time)),
    readAhead(member, businessId, reportReads['probable-payments'], probableCall(days)),
  ]);
  if (!reports.ok) return <ProblemScreen title={title} problem={reports.problem} />;
  const initial = plainText({ choice, reports: reports.value });
  return (
    <AheadReads reads={thoseRead([probable])}>
      <ProfitAndLossScreen initial={initial} today={today} fiscalYear={fiscalYear} />
    </AheadReads>
  );
}
