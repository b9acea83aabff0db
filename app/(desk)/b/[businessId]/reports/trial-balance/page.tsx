import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { TrialBalanceScreen } from '@/components/reports/trial-balance/trial-balance-screen';
import {
  chosenTrialBalance,
  loadTrialBalanceSearch,
  trialBalanceQueriesOf,
} from '@/components/reports/trial-balance/trial-balance-search';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { plainText } from '@/server/dashboard/accounting/plain';
import { readReports, readTrialBalance } from '@/server/dashboard/queries/reports';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Trial balance' };

type Props = { params: Promise<{ businessId: string }>; searchParams: Promise<SearchParams> };

export default async function TrialBalancePage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const today = new Date().toISOString().slice(0, 10);
  const title = 'Trial balance could not be loaded';
  const business = await member.client.getBusiness({ parameters: { business_id: businessId } });
  if (!business.ok) return <ProblemScreen title={title} problem={business.problem} />;
  const { entries_start: booksStart, fiscal_year: fiscalYear } = business.value.data;
  const search = await loadTrialBalanceSearch(searchParams);
  const choice = chosenTrialBalance(search, today, booksStart.slice(0, 10));
  const reports = await readReports(member, businessId, readTrialBalance, trialBalanceQueriesOf(choice));
  if (!reports.ok) return <ProblemScreen title={title} problem={reports.problem} />;
  const initial = plainText({ choice, reports: reports.value });
  return <TrialBalanceScreen initial={initial} today={today} fiscalYear={fiscalYear} />;
}
