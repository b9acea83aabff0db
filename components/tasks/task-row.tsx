'use client';

import { clsx } from 'clsx';
import { memo } from 'react';
import { type LedgerIndex, summarize, titleOf } from '@/components/journal-entries/entry-summary';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Badge } from '@/components/ui/badge';
import { RowButton, useListRow } from '@/components/ui/list-detail/list-row';
import { useLocale } from '@/components/ui/locale';
import type { Task } from '@/lib/contract/task';
import { formatDay } from '@/lib/format/day';
import { taskKindNames } from './task-words';

type Props = { task: Task; ledgers: LedgerIndex; isOpen: boolean; onOpen: (taskId: string) => void };

/** One task; a press anywhere on the row opens it. The latest message is shown under the question. */
export const TaskRow = memo(function TaskRow({ task, ledgers, isOpen, onOpen }: Props) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const row = useListRow<HTMLLIElement>(isOpen);
  const { journal_entry: entry, messages, kind } = task;
  const latest = messages.length > 1 ? messages.at(-1) : undefined;
  const summary = entry && summarize(entry, ledgers, currency);

  return (
    <li
      ref={row.ref}
      className={clsx(
        row.className,
        'flex items-start gap-4 border-b border-line py-2.5 pr-5 pl-5 max-sm:px-4 max-sm:py-3',
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 items-start gap-2">
          <RowButton
            isOpen={isOpen}
            onOpen={() => onOpen(task.id)}
            className="line-clamp-2 font-medium wrap-anywhere max-sm:text-sm"
          >
            {task.body}
          </RowButton>
          {kind === 'receipt_request' && <Badge tone="warn">{taskKindNames[kind]}</Badge>}
        </p>
        {latest && (
          <p className="truncate text-soft">
            {latest.body || `${latest.document_ids.length === 1 ? 'A document' : 'Documents'} added`}
          </p>
        )}
        {entry && (
          <p className="truncate text-xs text-faint">
            {titleOf(entry)} · {formatDay(entry.datetime, locale)}
          </p>
        )}
      </div>
      {summary && <Amount units={summary.units} currency={currency} isMovement={summary.isMovement} />}
    </li>
  );
});
