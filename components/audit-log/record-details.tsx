'use client';

import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button, ButtonLink } from '@/components/ui/button';
import { useTimeZone } from '@/components/ui/dates/time-zone';
import { useLocale } from '@/components/ui/locale';
import { Cell, HeaderCell, Table, TableScroll } from '@/components/ui/tables/table';
import type { AuditRecord } from '@/lib/contract/audit-log';
import type { AuditFilters } from './audit-filters';
import { fieldName, valueText } from './field-words';
import { changesOf, type FieldChange } from './record-changes';
import { hrefOf } from './record-words';

type Props = {
  record: AuditRecord;
  names: ReadonlyMap<string, string>;
  onFilter: (part: Partial<AuditFilters>) => void;
};

/** What a record changed, and where to go from it. */
export function RecordDetails({ record, names, onFilter }: Props) {
  const { id } = useBusiness();
  const href = hrefOf(id, record);
  const changes = useMemo(() => changesOf(record.before, record.after), [record]);
  return (
    <div className="flex flex-col gap-3">
      {changes.length === 0 ? (
        <p className="text-soft">No field changed.</p>
      ) : (
        <ChangeTable changes={changes} names={names} isNew={record.before === null} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        {href && (
          <ButtonLink size="small" href={href} icon={<ArrowRight aria-hidden className="size-3.5" />}>
            Open it
          </ButtonLink>
        )}
        <Button
          size="small"
          variant="quiet"
          onPress={() => onFilter({ id: record.resource_id, kind: null, person: null })}
        >
          All changes to this record
        </Button>
        {record.user_id && (
          <Button
            size="small"
            variant="quiet"
            onPress={() => onFilter({ person: record.user_id, id: null, kind: null })}
          >
            All changes by this person
          </Button>
        )}
        <span className="font-mono text-xs wrap-anywhere text-faint">
          {record.resource_id} · {record.request_id}
        </span>
      </div>
    </div>
  );
}

type TableProps = {
  changes: readonly FieldChange[];
  names: ReadonlyMap<string, string>;
  /** There was nothing before: a column for it would be empty. */
  isNew: boolean;
};

function ChangeTable({ changes, names, isNew }: TableProps) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { currency } = useBusiness();
  const textOf = (path: readonly string[], leaf: FieldChange['before']) =>
    leaf === undefined ? '—' : valueText(path, leaf, { currency, locale, names, timeZone });
  return (
    <TableScroll label="What changed" className="max-w-4xl">
      <Table label="What changed" density="dense">
        <thead>
          <tr>
            <HeaderCell className="static! w-52">Field</HeaderCell>
            {!isNew && <HeaderCell className="static!">Before</HeaderCell>}
            <HeaderCell className="static!">{isNew ? 'Value' : 'After'}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ path, before, after }) => (
            <tr key={path.join('/') + (after === undefined)}>
              <Cell className="pr-4! text-soft">{fieldName(path)}</Cell>
              {!isNew && (
                <Cell className="wrap-anywhere text-soft">
                  {before === undefined ? '—' : <del>{textOf(path, before)}</del>}
                </Cell>
              )}
              <Cell className="wrap-anywhere">{textOf(path, after)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );
}
