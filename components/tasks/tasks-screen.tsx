'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { indexLedgers } from '@/components/journal-entries/entry-summary';
import { useBusiness } from '@/components/shell/business-context';
import { useTaskCounts } from '@/components/shell/task-count';
import { ListDetail } from '@/components/ui/list-detail/list-detail';
import { useListCommands } from '@/components/ui/list-detail/use-list-commands';
import { useOpenItem } from '@/components/ui/list-detail/use-open-item';
import { useLocale } from '@/components/ui/locale';
import { PageHeader } from '@/components/ui/page-header';
import { Tabs } from '@/components/ui/tabs';
import type { Ledger } from '@/lib/contract/ledger';
import type { TaskStatus } from '@/lib/contract/task';
import { formatCount } from '@/lib/format/count';
import { paths } from '@/lib/paths';
import { nextOpen } from './next-open';
import { TaskList } from './task-list';
import { ownStatus, taskQuery, taskSearch } from './task-search';
import { TaskSide } from './task-side';
import { taskStatusNames } from './task-words';
import { type FirstTasks, tasksInCache, useTasks } from './use-tasks';

/** What was asked about entries: the owner's inbox, and for the bookkeeper the answers. */
export function TasksScreen({ first, ledgers: list }: { first: FirstTasks; ledgers: Ledger[] }) {
  const { id: businessId, canWrite } = useBusiness();
  const ledgers = useMemo(() => indexLedgers(list), [list]);
  const [search] = useQueryStates(taskSearch);
  const { openId, open, close } = useOpenItem('task');
  const status = search.status ?? ownStatus(canWrite);
  const query = useMemo(() => taskQuery(status), [status]);
  const client = useQueryClient();
  const pages = useTasks(businessId, query, first);
  const tasks = useMemo(() => pages.data?.pages.flatMap((page) => page.data) ?? [], [pages.data]);

  useListCommands({ group: 'Tasks', one: 'task', rows: tasks, openId, onOpen: open, onClose: close });

  /** An owner goes on with the next question that is still open. */
  const openNext = () => {
    if (canWrite || status !== 'open') return;
    const next = nextOpen(tasks, tasksInCache(client, businessId, query), openId);
    if (next !== null) open(next);
  };

  return (
    <ListDetail
      header={<PageHeader title="Tasks" tabs={<StatusTabs status={status} />} />}
      list={<TaskList {...{ pages, tasks, status, ledgers, openId }} onOpen={open} />}
      detail={
        openId !== null && (
          <TaskSide taskId={openId} ledgers={ledgers} onAnswered={openNext} onClose={close} />
        )
      }
    />
  );
}

function StatusTabs({ status }: { status: TaskStatus }) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const counts = useTaskCounts();
  const tab = (id: TaskStatus, count = 0) => ({
    id,
    name: taskStatusNames[id],
    href: paths.tasks(businessId, { status: id }),
    ...(count > 0 ? { count: formatCount(count, locale) } : {}),
  });
  const tabs = [tab('open', counts.open), tab('answered', counts.answered), tab('done')];
  return <Tabs label="Tasks by status" current={status} tabs={tabs} />;
}
