'use client';

import { useQueryState, useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { useDrawnTimeZone } from '@/components/ui/dates/time-zone';
import { ListStates } from '@/components/ui/list-detail/list-states';
import { EmptyState } from '@/components/ui/notices/empty-state';
import { Section } from '@/components/ui/section';
import { NextPage } from '@/components/ui/tables/next-page';
import { auditFilters, auditQuery, isFiltered, openRecord } from './audit-filters';
import { isClaimedLabel } from './claimed-label';
import { AuditFilterBar, type Person } from './filter-bar';
import { RecordRow } from './record-row';
import { type FirstRecords, useAuditLog } from './use-audit-log';

type Props = {
  first: FirstRecords;
  members: readonly Person[];
  ledgers: readonly { id: string; name: string }[];
};

/** Who changed what, when; each record opens to what it was before and after. */
export function AuditLogScreen({ first, members, ledgers }: Props) {
  const { id: businessId } = useBusiness();
  const [filters, setFilters] = useQueryStates(auditFilters);
  const [openId, setOpenId] = useQueryState('record', openRecord);
  const timeZone = useDrawnTimeZone();
  const query = useMemo(() => auditQuery(filters, timeZone), [filters, timeZone]);
  const log = useAuditLog(businessId, query, first);
  const names = useMemo(() => new Map(ledgers.map(({ id, name }) => [id, name])), [ledgers]);
  const records = log.data?.pages.flatMap((page) => page.data) ?? [];
  const dashboards = new Set(log.data?.pages.flatMap((page) => page.dashboards));
  const people = Object.assign({}, ...(log.data?.pages.map((page) => page.people) ?? []));
  return (
    <Section
      title="Audit log"
      lead="Every change in the business, latest first. Nobody can edit or delete it."
    >
      <AuditFilterBar
        filters={filters}
        members={members}
        people={people}
        onChange={(part) => void setFilters(part)}
      />
      <ListStates
        pages={log}
        things="records"
        isEmpty={records.length === 0}
        empty={
          <EmptyState title="No records">
            {isFiltered(filters)
              ? 'No records match these filters.'
              : 'Changes appear here as they are made.'}
          </EmptyState>
        }
      >
        <ul aria-label="Records" className="border-t border-line">
          {records.map((record) => (
            <RecordRow
              key={record.id}
              record={record}
              people={people}
              isClaimed={isClaimedLabel(record, dashboards)}
              names={names}
              isOpen={record.id === openId}
              onToggle={() => void setOpenId(record.id === openId ? null : record.id)}
              onFilter={(part) => void setFilters(part)}
            />
          ))}
        </ul>
      </ListStates>
      <NextPage pages={log} things="records" />
    </Section>
  );
}
