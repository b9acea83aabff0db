import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { BalanceSheetScreen } from '@/components/reports/balance-sheet/balance-sheet-screen';
import { comparedDay, loadBalanceSheetSearch } from '@/components/reports/balance-sheet/balance-sheet-search';
import { ProblemScreen } from '@/components/shell/problem-screen';
import { plain } from '@/server/dashboard/accounting/plain';
import { readBalanceSheets } from '@/server/dashboard/queries/reports';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Balance sheet' };

type Props = { params: Promise<{ businessId: string }>; searchParams: Promise<SearchParams> };

export default async function BalanceSheetPage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const today = new Date().toISOString().slice(0, 10);
  const { date, compare } = await loadBalanceSheetSearch(searchParams);
  const earlier = comparedDay(date ?? today, compare);
  const days = [date ?? today, ...(earlier ? [earlier] : [])];
  const [business, reports] = await Promise.all([
    member.client.getBusiness({ parameters: { business_id: businessId } }),
    readBalanceSheets(member, businessId, days),
  ]);
  const title = 'The balance sheet could not be read';
  if (!business.ok) return <ProblemScreen title={title} problem={business.problem} />;
  if (!reports.ok) return <ProblemScreen title={title} problem={reports.problem} />;
  const initial = plain({ days, reports: reports.value });
  return <BalanceSheetScreen initial={initial} today={today} fiscalYear={business.value.data.fiscal_year} />;
}
