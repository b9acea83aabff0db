'use client';

import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Moment } from '@/components/ui/dates/moment';
import type { AuditRecord } from '@/lib/contract/audit-log';
import type { AuditFilters } from './audit-filters';
import { isByService } from './by-service';
import { fieldName } from './field-words';
import { changesOf } from './record-changes';
import { RecordDetails } from './record-details';
import { actionOf, titleOf } from './record-words';

type Props = {
  record: AuditRecord;
  /** Names by the label of who did it. */
  people: Readonly<Record<string, string>>;
  /** Whether an application gave the label that is no dashboard, where nobody signed in. */
  isClaimed: boolean;
  /** Names of ledgers by identifier. */
  names: ReadonlyMap<string, string>;
  isOpen: boolean;
  onToggle: () => void;
  onFilter: (part: Partial<AuditFilters>) => void;
};

/** One change in a line; open, with all that it changed. */
export function RecordRow({ record, people, isClaimed, names, isOpen, onToggle, onFilter }: Props) {
  const id = useId();
  const { user_id: userId, at } = record;
  const own = isByService(record);
  const who = own ? 'Daybook' : (userId && people[userId]) || (userId ?? 'An application');
  const title = titleOf(record);
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        className="-mx-2 flex min-h-row max-sm:min-h-11 w-[calc(100%+1rem)] items-center gap-2 rounded-md px-2 py-1.5 text-left hover:bg-hover"
      >
        <ChevronRight
          aria-hidden
          className={clsx('size-3.5 shrink-0 text-faint transition-transform', isOpen && 'rotate-90')}
        />
        <span className="min-w-0 flex-1 truncate max-sm:whitespace-normal">
          <span className="font-medium">{who}</span>{' '}
          {isClaimed && !own && <span className="text-warn">(claimed by an application) </span>}
          <span className="text-soft">{actionOf(record)}</span>{' '}
          {title || <span className="text-faint">· {changedFields(record)}</span>}
        </span>
        <Moment value={at} className="shrink-0 text-xs text-faint" />
      </button>
      {isOpen && (
        <div id={id} className="pt-1 pb-4 pl-[22px]">
          <RecordDetails record={record} names={names} onFilter={onFilter} />
        </div>
      )}
    </li>
  );
}

/** Stands in for the name of what has none in the record: the fields that changed. */
function changedFields({ before, after }: AuditRecord): string {
  const fields = new Set(
    changesOf(before, after).map(({ path }) => fieldName(path.slice(0, 1)).toLowerCase()),
  );
  return [...fields].slice(0, 4).join(', ');
}
