import { z } from 'zod';
import { auditLogQuery, auditRecord } from '../contract/audit-log';
import { pageOf } from '../contract/primitives';
import { composed, type ReadAnswer } from './read';

export const auditLogReads = {
  list: composed(
    'audit-log',
    pageOf(auditRecord).extend({
      /** Names by the labels of those who did it; a label that is no user of this dashboard has none. */
      people: z.record(z.string(), z.string()),
    }),
    auditLogQuery,
  ),
};

export type AuditPage = ReadAnswer<typeof auditLogReads.list>;
