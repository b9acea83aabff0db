'use client';

import { useQueryState, useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { indexLedgers } from '@/components/journal-entries/entry-summary';
import { useBusiness } from '@/components/shell/business-context';
import { useTaskCounts } from '@/components/shell/task-count';
import { PageHeader } from '@/components/ui/page-header';
import { Tabs } from '@/components/ui/tabs';
import type { Ledger } from '@/lib/contract/ledger';
import type { TaskStatus } from '@/lib/contract/task';
import { formatCount } from '@/lib/format/count';
import { paths } from '@/lib/paths';
import { TaskList } from './task-list';
import { openTask, ownStatus, taskQuery, taskSearch } from './task-search';
import { TaskSide } from './task-side';
import { statusNames } from './task-words';
import { useTaskCommands } from './use-task-commands';
import { type FirstPage, useTasks } from './use-tasks';

/** What was asked about entries: the owner's inbox, and for the bookkeeper the answers. */
export function TasksScreen({ first, ledgers: list }: { first: FirstPage; ledgers: Ledger[] }) {
  const { id: businessId, canWrite } = useBusiness();
  const ledgers = useMemo(() => indexLedgers(list), [list]);
  const [search] = useQueryStates(taskSearch);
  const [openId, setOpenId] = useQueryState('task', openTask.withOptions({ history: 'replace' }));
  const status = search.status ?? ownStatus(canWrite);
  const query = useMemo(() => taskQuery(status), [status]);
  const pages = useTasks(businessId, query, first);
  const tasks = useMemo(() => pages.data?.pages.flatMap((page) => page.data) ?? [], [pages.data]);
  const open = (id: string) => void setOpenId(id);
  const close = () => void setOpenId(null);
  const index = tasks.findIndex((task) => task.id === openId);

  useTaskCommands({
    move: (by) => {
      const at = index === -1 ? 0 : Math.min(Math.max(index + by, 0), tasks.length - 1);
      const next = tasks[at];
      if (next) open(next.id);
    },
    close,
  });

  return (
    <div className="flex h-[calc(100dvh-56px-env(safe-area-inset-bottom))] min-h-0 flex-col lg:h-dvh">
      <PageHeader title="Tasks" tabs={<StatusTabs status={status} />} />
      <div className="flex min-h-0 flex-1">
        <TaskList
          pages={pages}
          tasks={tasks}
          status={status}
          ledgers={ledgers}
          openId={openId}
          onOpen={open}
        />
        <TaskSide taskId={openId} ledgers={ledgers} onClose={close} />
      </div>
    </div>
  );
}

function StatusTabs({ status }: { status: TaskStatus }) {
  const { id: businessId } = useBusiness();
  const { locale } = useLocale();
  const counts = useTaskCounts();
  const tab = (id: TaskStatus, count = 0) => ({
    id,
    name: statusNames[id],
    href: paths.tasks(businessId, { status: id }),
    ...(count > 0 ? { count: formatCount(count, locale) } : {}),
  });
  const tabs = [tab('open', counts.open), tab('answered', counts.answered), tab('done')];
  return <Tabs label="Tasks by status" current={status} tabs={tabs} />;
}
