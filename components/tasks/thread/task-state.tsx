'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, RotateCcw } from 'lucide-react';
import { v4 } from 'uuid';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/notices/toast';
import { answered } from '@/lib/client/action-answer';
import { refusedTitle } from '@/lib/client/refused-title';
import type { Task, TaskStatus } from '@/lib/contract/task';
import { setTaskStatus } from '@/server/dashboard/actions/tasks';
import { refreshTasks } from '../use-tasks';

const unreachable = 'Daybook did not answer. Check your connection and try again.';
const stale = 'There is a new message. Read it first, then decide.';

const reopened = { title: 'Reopened', detail: 'The entry awaits the owner again, even if it was confirmed.' };

type Props = {
  task: Pick<Task, 'id' | 'status' | 'version'>;
  onDone?: (() => unknown) | undefined;
};

/** Closes the task or opens it again. */
export function TaskState({ task, onDone }: Props) {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (status: TaskStatus) => {
      const input = { idempotencyKey: v4(), taskId: task.id, version: task.version, status };
      const answer = await answered(() => setTaskStatus(businessId, input), unreachable);
      await Promise.all([refreshTasks(client, businessId), onDone?.()]);
      if (answer.ok) {
        showToast({ tone: 'good', ...(status === 'done' ? { title: 'Marked as done' } : reopened) });
        return;
      }
      const { code, detail } = answer.problem;
      showToast({
        tone: 'bad',
        title: refusedTitle(answer.problem, 'The task was not changed'),
        detail: code === 'stale_version' ? stale : detail,
      });
    },
  });
  const isDone = task.status === 'done';
  return (
    <div>
      <Button
        icon={
          isDone ? <RotateCcw aria-hidden className="size-3.5" /> : <Check aria-hidden className="size-3.5" />
        }
        isPending={isPending}
        onPress={() => mutate(isDone ? 'open' : 'done')}
      >
        {isDone ? 'Reopen' : 'Mark as done'}
      </Button>
    </div>
  );
}
