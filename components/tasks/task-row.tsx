'use client';

import { clsx } from 'clsx';
import { memo, useEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { type LedgerIndex, summarize, titleOf } from '@/components/journal-entries/entry-summary';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Badge } from '@/components/ui/badge';
import type { Task } from '@/lib/contract/task';
import { formatDay } from '@/lib/format/day';
import { kindNames } from './task-words';

type Props = { task: Task; ledgers: LedgerIndex; isOpen: boolean; onOpen: (taskId: string) => void };

/** One task; a press anywhere on the row opens it. The latest word stands under what was asked. */
export const TaskRow = memo(function TaskRow({ task, ledgers, isOpen, onOpen }: Props) {
  const { currency } = useBusiness();
  const { locale } = useLocale();
  const row = useRef<HTMLLIElement>(null);
  const { journal_entry: entry, messages, kind } = task;
  const latest = messages.length > 1 ? messages.at(-1) : undefined;
  const summary = entry && summarize(entry, ledgers, currency);

  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return (
    <li
      ref={row}
      className={clsx(
        'relative flex items-start gap-4 border-b border-line py-2.5 pr-5 pl-5 max-sm:px-4 max-sm:py-3',
        isOpen ? 'bg-selected shadow-[inset_2px_0_var(--accent)]' : 'hover:bg-hover',
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 items-start gap-2">
          <button
            type="button"
            aria-current={isOpen ? 'true' : undefined}
            onClick={() => onOpen(task.id)}
            className="line-clamp-2 min-w-0 text-left font-medium wrap-anywhere outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus max-sm:text-sm"
          >
            {task.body}
          </button>
          {kind === 'receipt_request' && <Badge tone="warn">{kindNames[kind]}</Badge>}
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
