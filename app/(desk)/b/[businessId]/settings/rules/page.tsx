import type { Metadata } from 'next';
import { RulesScreen } from '@/components/rules/rules-screen';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { readRulesScreen } from '@/server/dashboard/queries/rules';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Rules' };

export default async function RulesPage({ params }: { params: Promise<{ businessId: string }> }) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const screen = await readRulesScreen(member, businessId);
  if (!screen.ok) return <ProblemScreen title="The rules could not be loaded" problem={screen.problem} />;
  return <RulesScreen {...screen.value} />;
}
