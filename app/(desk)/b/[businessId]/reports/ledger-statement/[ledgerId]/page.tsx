import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { LedgerStatementScreen } from '@/components/reports/ledger-statement/ledger-statement-screen';
import {
  chosenDays,
  loadStatementSearch,
  statementQueryOf,
} from '@/components/reports/ledger-statement/statement-search';
import { usualRange } from '@/components/reports/range/date-ranges';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { plain } from '@/server/dashboard/accounting/plain';
import { readLedgerStatement } from '@/server/dashboard/queries/reports';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Ledger statement' };

type Props = {
  params: Promise<{ businessId: string; ledgerId: string }>;
  searchParams: Promise<SearchParams>;
};

export default async function LedgerStatementPage({ params, searchParams }: Props) {
  const { businessId, ledgerId } = await params;
  const member = await requireMember(businessId, 'read');
  const title = 'The statement could not be loaded';
  const business = await member.client.getBusiness({ parameters: { business_id: businessId } });
  if (!business.ok) return <ProblemScreen title={title} problem={business.problem} />;
  const { entries_start: booksStart, fiscal_year: fiscalYear } = business.value.data;
  const today = new Date().toISOString().slice(0, 10);
  const search = await loadStatementSearch(searchParams);
  const firstDay = booksStart.slice(0, 10);
  const days = chosenDays(search, usualRange(today, firstDay), firstDay);
  const page = await readLedgerStatement(member, businessId, ledgerId, statementQueryOf(days));
  if (!page.ok) return <ProblemScreen title={title} problem={page.problem} />;
  const first = plain({ ledgerId, days, page: page.value });
  return <LedgerStatementScreen key={ledgerId} first={first} today={today} fiscalYear={fiscalYear} />;
}
