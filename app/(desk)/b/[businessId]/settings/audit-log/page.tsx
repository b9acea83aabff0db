import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { auditQuery, loadAuditFilters } from '@/components/audit-log/audit-filters';
import { AuditLogScreen } from '@/components/audit-log/audit-log-screen';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { plain } from '@/server/dashboard/accounting/plain';
import { readAuditLog } from '@/server/dashboard/queries/audit-log';
import { readLedgers } from '@/server/dashboard/queries/ledgers';
import { readMembers } from '@/server/dashboard/queries/settings';
import { requireMember } from '@/server/dashboard/session/guard';
import { findFormats } from '@/server/dashboard/session/storage/person-formats';
import { dashboardDatabase } from '@/server/dashboard/session/storage/pool';

export const metadata: Metadata = { title: 'Audit log' };

type Props = { params: Promise<{ businessId: string }>; searchParams: Promise<SearchParams> };

export default async function AuditLogPage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const { timeZone } = await findFormats(dashboardDatabase(), member.user.id);
  const query = auditQuery(await loadAuditFilters(searchParams), timeZone ?? 'UTC');
  const [page, ledgers, members] = await Promise.all([
    readAuditLog(member, businessId, query),
    readLedgers(member, businessId),
    readMembers(businessId),
  ]);
  if (!page.ok) return <ProblemScreen title="The audit log could not be loaded" problem={page.problem} />;
  if (!ledgers.ok) return <ProblemScreen title="The ledgers could not be loaded" problem={ledgers.problem} />;
  return (
    <AuditLogScreen
      first={plain({ query, page: page.value, readAt: Date.now() })}
      members={members.map(({ userId, name }) => ({ id: userId, name }))}
      ledgers={ledgers.value.data.map(({ id, name }) => ({ id, name }))}
    />
  );
}
