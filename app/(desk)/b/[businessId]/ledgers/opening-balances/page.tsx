import type { Metadata } from 'next';
import { OpeningBalancesScreen } from '@/components/opening-balances/opening-balances-screen';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { plain } from '@/server/dashboard/accounting/plain';
import { readLedgers } from '@/server/dashboard/queries/ledgers';
import { readBusinessSettings } from '@/server/dashboard/queries/settings';
import { requireMember } from '@/server/dashboard/session/guard';
import { todayOf } from '@/server/dashboard/session/today';

export const metadata: Metadata = { title: 'Import opening balances' };

export default async function OpeningBalancesPage({ params }: { params: Promise<{ businessId: string }> }) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'write');
  const [ledgers, business, today] = await Promise.all([
    readLedgers(member, businessId),
    readBusinessSettings(member, businessId),
    todayOf(member),
  ]);
  if (!ledgers.ok) return <ProblemScreen title="The ledgers could not be loaded" problem={ledgers.problem} />;
  if (!business.ok)
    return <ProblemScreen title="The business could not be loaded" problem={business.problem} />;
  return (
    <OpeningBalancesScreen
      ledgers={plain(ledgers.value.data)}
      fiscalYear={business.value.fiscal_year}
      today={today}
    />
  );
}
