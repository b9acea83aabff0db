import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { AheadReads } from '@/components/shell/ahead-reads';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { loadTransactionFilters, transactionQuery } from '@/components/transactions/transaction-filters';
import { TransactionsScreen } from '@/components/transactions/transactions-screen';
import { openItemIn } from '@/components/ui/list-detail/open-item-search';
import { plainText } from '@/server/dashboard/accounting/plain';
import { readLedgers } from '@/server/dashboard/queries/ledgers';
import { readOpenItem } from '@/server/dashboard/queries/open-items';
import { readExternalAccounts, readTransactions } from '@/server/dashboard/queries/transactions';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Transactions' };

type Props = { params: Promise<{ businessId: string }>; searchParams: Promise<SearchParams> };

export default async function TransactionsPage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const filters = await loadTransactionFilters(searchParams);
  const query = transactionQuery(filters);
  const openId = await openItemIn(searchParams, 'transaction');
  const [page, accounts, ledgers, ahead] = await Promise.all([
    readTransactions(member, businessId, query),
    readExternalAccounts(member, businessId),
    readLedgers(member, businessId),
    readOpenItem(member, businessId, 'transaction', openId),
  ]);
  const title = 'The transactions could not be loaded';
  if (!page.ok) return <ProblemScreen title={title} problem={page.problem} />;
  if (!accounts.ok) return <ProblemScreen title={title} problem={accounts.problem} />;
  if (!ledgers.ok) return <ProblemScreen title={title} problem={ledgers.problem} />;
  const initial = {
    query,
    page: page.value,
    readAt: Date.now(),
    accounts: accounts.value.data,
    ledgers: ledgers.value.data,
  };
  return (
    <AheadReads reads={ahead}>
      <TransactionsScreen initial={plainText(initial)} />
    </AheadReads>
  );
}
