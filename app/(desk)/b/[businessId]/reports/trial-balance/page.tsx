import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { TrialBalanceScreen } from '@/components/reports/trial-balance/trial-balance-screen';
import {
  loadTrialBalanceSearch,
  trialBalanceQueriesOf,
} from '@/components/reports/trial-balance/trial-balance-search';
import { ProblemScreen } from '@/components/shell/problem-screen';
import { plainText } from '@/server/dashboard/accounting/plain';
import { readReports, readTrialBalance } from '@/server/dashboard/queries/reports';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Trial balance' };

type Props = { params: Promise<{ businessId: string }>; searchParams: Promise<SearchParams> };

export default async function TrialBalancePage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const today = new Date().toISOString().slice(0, 10);
  const { date, compare } = await loadTrialBalanceSearch(searchParams);
  const choice = { date: date ?? today, compare };
  const [business, reports] = await Promise.all([
    member.client.getBusiness({ parameters: { business_id: businessId } }),
    readReports(member, businessId, readTrialBalance, trialBalanceQueriesOf(choice)),
  ]);
  const title = 'Trial balance could not be loaded';
  if (!business.ok) return <ProblemScreen title={title} problem={business.problem} />;
  if (!reports.ok) return <ProblemScreen title={title} problem={reports.problem} />;
  const initial = plainText({ choice, reports: reports.value });
  return <TrialBalanceScreen initial={initial} today={today} fiscalYear={business.value.data.fiscal_year} />;
}
