import type { Metadata } from 'next';
import { LedgersScreen } from '@/components/ledgers/ledgers-screen';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { plain } from '@/server/dashboard/accounting/plain';
import { readLedgerBalances, readLedgers } from '@/server/dashboard/queries/ledgers';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Ledgers' };

export default async function LedgersPage({ params }: { params: Promise<{ businessId: string }> }) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const today = new Date().toISOString().slice(0, 10);
  const [ledgers, balances] = await Promise.all([
    readLedgers(member, businessId),
    readLedgerBalances(member, businessId, today),
  ]);
  if (!ledgers.ok) return <ProblemScreen title="The ledgers could not be loaded" problem={ledgers.problem} />;
  if (!balances.ok)
    return <ProblemScreen title="The balances could not be loaded" problem={balances.problem} />;
  const initial = plain({ ledgers: ledgers.value.data, balances: balances.value.data });
  return <LedgersScreen initial={initial} today={today} />;
}
