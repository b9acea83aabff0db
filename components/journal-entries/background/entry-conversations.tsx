'use client';

import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { Conversation } from '@/components/tasks/conversation';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { LedgerIndex } from '../entry-summary';
import type { Background } from './use-background';
import { useLearnEntry, useRereadEntry } from './use-entry-change';

const AskDialog = lazyComponent(() => import('@/components/tasks/ask-dialog'));

type Props = { entry: JournalEntry; ledgers: LedgerIndex; background: Background; canAsk: boolean };

/** What was asked about the entry and answered, and the way to ask. */
export function EntryConversations({ entry, ledgers, background, canAsk }: Props) {
  const { tasks, documents, people } = background;
  const [isAsking, setIsAsking] = useState(false);
  const learn = useLearnEntry();
  const reread = useRereadEntry(entry.id);
  if (tasks.length === 0 && !canAsk) return null;
  return (
    <section className={tasks.length === 0 ? 'print:hidden' : undefined}>
      <h3 className="mb-1.5 font-semibold">Conversation</h3>
      <div className="flex flex-col gap-5">
        {tasks.map((task) => (
          <Conversation
            key={task.id}
            {...{ task, documents, people }}
            about={{ entry, ledgers }}
            onDone={reread}
          />
        ))}
        {canAsk && (
          <div>
            <Button
              icon={<MessageCircleQuestion aria-hidden className="size-3.5" />}
              onPress={() => setIsAsking(true)}
            >
              {tasks.length === 0 ? 'Ask the owner' : 'Ask another question'}
            </Button>
          </div>
        )}
      </div>
      {isAsking && (
        <AskDialog
          entries={[entry]}
          onClose={() => setIsAsking(false)}
          onChanged={learn}
          onAsked={(entries) => entries.forEach(learn)}
        />
      )}
    </section>
  );
}
