'use client';

import { clsx } from 'clsx';
import { CircleCheck, MessageCircleQuestion } from 'lucide-react';
import type { LedgerIndex } from '@/components/journal-entries/entry-summary';
import { useBusiness } from '@/components/shell/business-context';
import { ButtonLink } from '@/components/ui/button';
import { ListStates } from '@/components/ui/list-detail/list-states';
import { EmptyState } from '@/components/ui/notices/empty-state';
import { NextPage } from '@/components/ui/tables/next-page';
import type { Task, TaskStatus } from '@/lib/contract/task';
import { paths } from '@/lib/paths';
import { TaskRow } from './task-row';
import type { useTasks } from './use-tasks';

type Props = {
  pages: ReturnType<typeof useTasks>;
  tasks: readonly Task[];
  status: TaskStatus;
  ledgers: LedgerIndex;
  openId: string | null;
  onOpen: (taskId: string) => void;
};

/** The list in its four states. */
export function TaskList({ pages, tasks, status, ledgers, openId, onOpen }: Props) {
  return (
    <ListStates pages={pages} things="tasks" isEmpty={tasks.length === 0} empty={<NoTasks status={status} />}>
      <div className={clsx('min-h-0 min-w-0 flex-1 overflow-auto', pages.isPlaceholderData && 'opacity-60')}>
        <ul aria-label="Tasks">
          {tasks.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              ledgers={ledgers}
              isOpen={task.id === openId}
              onOpen={onOpen}
            />
          ))}
        </ul>
        <NextPage pages={pages} things="tasks" />
      </div>
    </ListStates>
  );
}

function NoTasks({ status }: { status: TaskStatus }) {
  const { id: businessId, canWrite } = useBusiness();
  const words = (canWrite ? forBookkeepers : forOwners)[status];
  const Icon = status === 'open' && !canWrite ? CircleCheck : MessageCircleQuestion;
  return (
    <EmptyState
      icon={<Icon aria-hidden className="size-6" />}
      title={words.title}
      action={canWrite && <ButtonLink href={paths.review(businessId)}>Go to the review</ButtonLink>}
    >
      {words.detail}
    </EmptyState>
  );
}

type Words = Record<TaskStatus, { title: string; detail: string }>;

const forOwners: Words = {
  open: {
    title: 'Nothing needs your attention',
    detail: 'Questions from your bookkeeper and requests for receipts appear here.',
  },
  answered: {
    title: 'No answers waiting for review',
    detail: 'Your answers stay here until your bookkeeper has reviewed them.',
  },
  done: { title: 'Nothing done yet', detail: 'Completed tasks are kept here.' },
};

const forBookkeepers: Words = {
  open: {
    title: 'No open questions for the owner',
    detail: 'Ask about an entry from the review: open it and press “Ask the owner”.',
  },
  answered: {
    title: 'No new answers',
    detail: 'The owner’s answers appear here, and their entries return to the review.',
  },
  done: { title: 'Nothing done yet', detail: 'Tasks that you mark as done are kept here.' },
};
