import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { AheadReads } from '@/components/shell/ahead-reads';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { ownStatus, taskQuery, taskSearch } from '@/components/tasks/task-search';
import { TasksScreen } from '@/components/tasks/tasks-screen';
import { openItemIn } from '@/components/ui/list-detail/open-item-search';
import { plain } from '@/server/dashboard/accounting/plain';
import { readLedgers } from '@/server/dashboard/queries/ledgers';
import { readOpenItem } from '@/server/dashboard/queries/open-items';
import { readTasks } from '@/server/dashboard/queries/tasks';
import { requireMember } from '@/server/dashboard/session/guard';
import { allows } from '@/server/dashboard/session/role';

export const metadata: Metadata = { title: 'Tasks' };

type Props = { params: Promise<{ businessId: string }>; searchParams: Promise<SearchParams> };

const loadSearch = createLoader(taskSearch);

export default async function TasksPage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const { status } = await loadSearch(searchParams);
  const query = taskQuery(status ?? ownStatus(allows(member.role, 'write')));
  const openId = await openItemIn(searchParams, 'task');
  const [page, ledgers, ahead] = await Promise.all([
    readTasks(member, businessId, query),
    readLedgers(member, businessId),
    readOpenItem(member, businessId, 'task', openId),
  ]);
  const title = 'The tasks could not be loaded';
  if (!page.ok) return <ProblemScreen title={title} problem={page.problem} />;
  if (!ledgers.ok) return <ProblemScreen title={title} problem={ledgers.problem} />;
  const first = { query, page: page.value, readAt: Date.now() };
  return (
    <AheadReads reads={ahead}>
      <TasksScreen {...plain({ first, ledgers: ledgers.value.data })} />
    </AheadReads>
  );
}
