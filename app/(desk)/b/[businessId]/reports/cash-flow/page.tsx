import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { CashFlowScreen } from '@/components/reports/cash-flow/cash-flow-screen';
import {
  cashFlowQueryOf,
  chosenCashFlow,
  loadCashFlowSearch,
} from '@/components/reports/cash-flow/cash-flow-search';
import { usualRange } from '@/components/reports/cash-flow/date-ranges';
import { ProblemScreen } from '@/components/shell/problem-screen';
import { plain } from '@/server/dashboard/accounting/plain';
import { readCashFlow } from '@/server/dashboard/queries/reports';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Cash flow' };

type Props = { params: Promise<{ businessId: string }>; searchParams: Promise<SearchParams> };

export default async function CashFlowPage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const business = await member.client.getBusiness({ parameters: { business_id: businessId } });
  const title = 'The cash flow report could not be read';
  if (!business.ok) return <ProblemScreen title={title} problem={business.problem} />;

  const today = new Date().toISOString().slice(0, 10);
  const choice = chosenCashFlow(await loadCashFlowSearch(searchParams), usualRange(today));
  const reports = await readCashFlow(member, businessId, cashFlowQueryOf(choice));
  if (!reports.ok) return <ProblemScreen title={title} problem={reports.problem} />;
  const initial = plain({ choice, reports: reports.value.data });
  return <CashFlowScreen initial={initial} today={today} fiscalYear={business.value.data.fiscal_year} />;
}
