'use client';

import { type ReactNode, useMemo, useRef } from 'react';
import type { LedgerIndex } from '@/components/journal-entries/entry-summary';
import { useBusiness } from '@/components/shell/business-context';
import { Badge } from '@/components/ui/badge';
import { useCommands } from '@/components/ui/commands/commands';
import type { Thread } from '@/lib/reads/thread-reads';
import { taskKindNames, turnOf } from '../task-words';
import { AnswerForm } from './answer-form';
import { EntryFacts } from './entry-facts';
import { Messages } from './messages';
import { TaskState } from './task-state';

export type TaskPanelProps = {
  thread: Thread;
  ledgers: LedgerIndex;
  close: ReactNode;
  /** Called after an answer was sent. */
  onAnswered: () => void;
};

/** One task: the entry that it is about, all that was said, and what one can say to it. */
export function TaskPanel({ thread, ledgers, close, onAnswered }: TaskPanelProps) {
  const { data: task, documents, people } = thread;
  const { canWrite } = useBusiness();
  const about = task.journal_entry && { entry: task.journal_entry, ledgers };
  const isDone = task.status === 'done';
  const answer = useRef<HTMLDivElement>(null);
  useCommands(
    useMemo(
      () => [
        {
          id: 'answer task',
          name: canWrite ? 'Reply to the owner' : 'Write an answer',
          group: 'Tasks',
          keys: ['a'],
          isDisabled: isDone,
          run: () => answer.current?.querySelector('textarea')?.focus(),
        },
      ],
      [canWrite, isDone],
    ),
  );
  return (
    <div className="flex min-h-full flex-col gap-5">
      <div>
        <div className="flex items-start justify-between gap-2">
          <p className="flex items-center gap-2 text-soft">
            {task.kind === 'receipt_request' && <Badge tone="warn">{taskKindNames[task.kind]}</Badge>}
            {turnOf(task, canWrite ? 'bookkeeper' : 'business')}
          </p>
          {close && <div className="-my-1 -mr-2">{close}</div>}
        </div>
        {task.journal_entry && <EntryFacts entry={task.journal_entry} ledgers={ledgers} />}
      </div>
      <Messages task={task} documents={documents} people={people} />
      {!isDone && (
        <div ref={answer}>
          <AnswerForm key={task.id} task={task} about={about} onDone={onAnswered} />
        </div>
      )}
      {canWrite && <TaskState task={task} />}
    </div>
  );
}
