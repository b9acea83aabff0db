import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { BalanceSheetScreen } from '@/components/reports/balance-sheet/balance-sheet-screen';
import {
  chosenSheet,
  loadBalanceSheetSearch,
  sheetQueriesOf,
} from '@/components/reports/balance-sheet/balance-sheet-search';
import { AheadReads } from '@/components/shell/ahead-reads';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { plainText } from '@/server/dashboard/accounting/plain';
import { readOwed } from '@/server/dashboard/queries/owed-on-day';
import { readBalanceSheet, readReports } from '@/server/dashboard/queries/reports';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Balance sheet' };

type Props = { params: Promise<{ businessId: string }>; searchParams: Promise<SearchParams> };

export default async function BalanceSheetPage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const today = new Date().toISOString().slice(0, 10);
  const search = await loadBalanceSheetSearch(searchParams);
  const title = 'Balance sheet could not be loaded';
  const business = await member.client.getBusiness({ parameters: { business_id: businessId } });
  if (!business.ok) return <ProblemScreen title={title} problem={business.problem} />;
  const { entries_start: booksStart, fiscal_year: fiscalYear } = business.value.data;
  const choice = chosenSheet(search, today, booksStart.slice(0, 10));
  const [reports, owed] = await Promise.all([
    readReports(member, businessId, readBalanceSheet, sheetQueriesOf(choice)),
    readOwed(member, businessId, choice.date),
  ]);
  if (!reports.ok) return <ProblemScreen title={title} problem={reports.problem} />;
  const initial = plainText({ choice, reports: reports.value });
  return (
    <AheadReads reads={owed}>
      <BalanceSheetScreen initial={initial} today={today} fiscalYear={fiscalYear} />
    </AheadReads>
  );
}
