import type { z } from 'zod';
import type { AuditRecord, auditLogQuery } from '../contract/audit-log';
import type { Pagination } from '../contract/primitives';
import { composed, type ReadAnswer } from './read';

type AuditLog = {
  data: AuditRecord[];
  pagination: Pagination;
  /** Names by the labels of those who did it; a label that is no user of this dashboard has none. */
  people: Record<string, string>;
  /** The applications of dashboards; the label that another one gives is its mere claim. */
  dashboards: string[];
};

export const auditLogReads = {
  list: composed<AuditLog, z.input<typeof auditLogQuery>>()('audit-log'),
};

export type AuditPage = ReadAnswer<typeof auditLogReads.list>;
