'use client';

import { clsx } from 'clsx';
import { ShownDocuments } from '@/components/documents/shown-documents';
import { Moment } from '@/components/ui/dates/moment';
import type { Document } from '@/lib/contract/document';
import type { Task } from '@/lib/contract/task';
import { sideNames, writerName } from '../task-words';

type Props = {
  task: Pick<Task, 'id' | 'messages'>;
  documents: readonly Document[];
  /** Names by user id. */
  people: Readonly<Record<string, string>>;
};

/** All that was said, oldest first; the owner's words are set off. */
export function Messages({ task, documents, people }: Props) {
  return (
    <ol aria-label="Conversation" className="flex flex-col gap-4">
      {task.messages.map((message) => {
        const name = writerName(message, people);
        const side = sideNames[message.from];
        const brought = message.document_ids.flatMap((id) => documents.find((each) => each.id === id) ?? []);
        return (
          <li
            key={`${task.id} ${message.created_at} ${message.body}`}
            className={clsx('border-l-2 pl-3', message.from === 'business' ? 'border-accent' : 'border-edge')}
          >
            <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-faint">
              <span className="min-w-0 font-medium wrap-anywhere text-soft">{name}</span>
              {name !== side && <span>{side}</span>}
              <Moment value={message.created_at} />
            </p>
            {message.body && (
              <p className="wrap-anywhere whitespace-pre-wrap max-sm:text-sm">{message.body}</p>
            )}
            {brought.length > 0 && (
              <div className="mt-1.5">
                <ShownDocuments documents={brought} />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
