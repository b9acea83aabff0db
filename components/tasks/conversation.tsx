'use client';

import { useState } from 'react';
import type { LedgerIndex } from '@/components/journal-entries/entry-summary';
import { useBusiness } from '@/components/shell/business-context';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { Document } from '@/lib/contract/document';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { Task } from '@/lib/contract/task';
import { paths } from '@/lib/paths';
import { turnOf } from './task-words';
import { AnswerForm } from './thread/answer-form';
import { Messages } from './thread/messages';
import { TaskState } from './thread/task-state';

type Props = {
  task: Task;
  documents: readonly Document[];
  /** Names by user id. */
  people: Readonly<Record<string, string>>;
  about: { entry: JournalEntry; ledgers: LedgerIndex };
  /** Called after something was said or settled: the entry may be somebody else's turn. */
  onDone: () => unknown;
};

const tones = { open: 'warn', answered: 'accent', done: 'neutral' } as const;

/** One task where its entry is shown: all that was said about it, and room to say more. */
export function Conversation({ task, documents, people, about, onDone }: Props) {
  const { id: businessId, canWrite } = useBusiness();
  const [isWriting, setIsWriting] = useState(false);
  const mustAnswer = !canWrite && task.status === 'open';
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center justify-between gap-2">
        <Badge tone={tones[task.status]}>{turnOf(task, canWrite ? 'bookkeeper' : 'business')}</Badge>
        <Link
          href={paths.tasks(businessId, { status: task.status, task: task.id })}
          className="rounded text-xs text-accent underline-offset-2 hover:underline"
        >
          Open in Tasks
        </Link>
      </p>
      <Messages task={task} documents={documents} people={people} />
      {(mustAnswer || isWriting) && task.status !== 'done' ? (
        <AnswerForm task={task} about={about} onDone={onDone} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {task.status !== 'done' && <Button onPress={() => setIsWriting(true)}>Reply</Button>}
          {canWrite && <TaskState task={task} onDone={onDone} />}
        </div>
      )}
    </div>
  );
}
