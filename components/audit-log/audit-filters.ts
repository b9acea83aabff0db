import { createLoader, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { endOfDayInZone, startOfDayInZone } from '@/lib/dates/day-in-zone';
import { isDay } from '@/lib/dates/instant';
import { recordedKinds } from './record-words';

/** What narrows the audit log; kept in the address. Days are the reader's own, both included. */
export const auditFilters = {
  kind: parseAsStringLiteral(recordedKinds),
  /** The identifier of one resource. */
  id: parseAsString,
  person: parseAsString,
  from: parseAsString,
  to: parseAsString,
};

/** Which record is open. */
export const openRecord = parseAsString;

export const loadAuditFilters = createLoader(auditFilters);

export type AuditFilters = {
  kind: (typeof recordedKinds)[number] | null;
  id: string | null;
  person: string | null;
  from: string | null;
  to: string | null;
};

const pageSize = 50;

/**
 * The service's query for the filters. A day that is none is passed over.
 * @param timeZone that in which the records' moments are shown; undefined for this machine's clock
 */
export function auditQuery({ kind, id, person, from, to }: AuditFilters, timeZone: string | undefined) {
  return {
    ...(kind ? { resource_type: kind } : {}),
    ...(id ? { resource_id: id } : {}),
    ...(person ? { user_id: person } : {}),
    ...(from && isDay(from) ? { start_datetime: startOfDayInZone(from, timeZone) } : {}),
    ...(to && isDay(to) ? { end_datetime: endOfDayInZone(to, timeZone) } : {}),
    page_size: pageSize,
  };
}

export type AuditQuery = ReturnType<typeof auditQuery>;

export function isFiltered(filters: AuditFilters): boolean {
  return Object.values(filters).some((value) => value !== null);
}
