import type { AuditRecord } from '@/lib/contract/audit-log';

/**
 * Whether who did it is a mere claim: any application may write any label into `X-User-Id`, and only a dashboard knows
 * that the person signed in.
 */
export function isClaimedLabel(
  record: Pick<AuditRecord, 'user_id' | 'application_id'>,
  dashboards: ReadonlySet<string>,
): boolean {
  return record.user_id !== null && !dashboards.has(record.application_id);
}
