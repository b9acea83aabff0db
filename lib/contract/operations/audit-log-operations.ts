import { auditLogQuery, auditRecord } from '../audit-log';
import { businessParameters } from '../business';
import { type Operation, operation } from '../operation';
import { pageOf } from '../primitives';
import { inBusiness } from './in-business';

export const auditLog = {
  listAuditLog: operation({
    method: 'GET',
    path: '/v0/audit-log',
    summary: 'List the audit log of the tenant, newest first',
    tag: 'Audit log',
    scope: 'audit_log:read',
    query: auditLogQuery,
    answer: pageOf(auditRecord),
    status: 200,
  }),
  listBusinessAuditLog: operation({
    method: 'GET',
    path: `${inBusiness}/audit-log`,
    summary: 'List the audit log of a business, newest first',
    tag: 'Audit log',
    scope: 'audit_log:read',
    parameters: businessParameters,
    query: auditLogQuery,
    answer: pageOf(auditRecord),
    status: 200,
  }),
} satisfies Record<string, Operation>;
