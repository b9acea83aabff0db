import type { z } from 'zod';
import type { ClientProblem } from '@/lib/client/client';
import type { Application } from '@/lib/contract/application';
import type { auditLogQuery } from '@/lib/contract/audit-log';
import type { AuditPage } from '@/lib/reads/audit-log-reads';
import { accept, type Result } from '@/lib/result';
import type { Member } from '../session/guard';
import { namesOf } from './settings';

export type AuditQuery = z.input<typeof auditLogQuery>;

export async function readAuditLog(
  { client }: Member,
  businessId: string,
  query: AuditQuery,
): Promise<Result<AuditPage, ClientProblem>> {
  const [page, applications] = await Promise.all([
    client.listBusinessAuditLog({ parameters: { business_id: businessId }, query }),
    client.listApplications({}),
  ]);
  if (!page.ok) return page;
  if (!applications.ok) return applications;
  const dashboards = dashboardsAmong(applications.value.data);
  return accept({ ...page.value, people: await namesOf(page.value.data), dashboards });
}

/** The applications in which people sign in. */
export function dashboardsAmong(applications: readonly Application[]): string[] {
  return applications.filter((each) => each.is_dashboard).map(({ id }) => id);
}
