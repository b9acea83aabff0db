import type { ClientProblem } from '@/lib/client/client';
import { faultyIndexes } from '@/lib/client/faulty-indexes';
import type { AuditRecord } from '@/lib/contract/audit-log';
import { accept, type Result, refuse } from '@/lib/result';
import { dashboardsAmong } from '../queries/audit-log';
import type { Member } from '../session/guard';
import { findNames } from '../session/storage/people';
import { dashboardDatabase } from '../session/storage/pool';

/** A record as the person saw it. */
type Seen = { id: string; version: number };

/** So many refusals are told one by one. */
const mostRecords = 3;
/** The latest changes of a record: more between two looks at it are not told apart. */
const mostChanges = 20;

/**
 * The answer to a change; where the records have moved on, its problem says who changed them, another person or the same one in
 * another window. The refusal does not depend on it: without an answer it is told of nobody.
 * @param records what was to be changed, in the order that the problem names them by
 */
export async function withAuthors<Data>(
  member: Member,
  businessId: string,
  changed: Result<{ data: Data }, ClientProblem>,
  records: readonly Seen[],
): Promise<Result<Data, ClientProblem>> {
  if (changed.ok) return accept(changed.value.data);
  const { problem } = changed;
  if (problem.code !== 'stale_version') return refuse(problem);
  const faulty = faultyIndexes(problem, records.length);
  const stale = records.filter((_, index) => faulty.has(index)).slice(0, mostRecords);
  const found = await Promise.all(
    stale.map(async (seen) => [seen.id, await authorsSince(member, businessId, seen)] as const),
  );
  const known = found.filter((each): each is [string, string] => each[1] !== null);
  return refuse({ ...problem, changedBy: Object.fromEntries(known) });
}

async function authorsSince(
  { client, user }: Member,
  businessId: string,
  seen: Seen,
): Promise<string | null> {
  const parameters = { business_id: businessId };
  const [log, applications] = await Promise.all([
    client.listBusinessAuditLog({ parameters, query: { resource_id: seen.id, page_size: mostChanges } }),
    client.listApplications({}),
  ]);
  if (!log.ok || !applications.ok) return null;
  const dashboards = dashboardsAmong(applications.value.data);
  const since = log.value.data.filter((record) => versionOf(record) > seen.version);
  // Who signed in is known of a dashboard alone: the label of another application is its own.
  const ids = new Set(
    since.map((record) => (dashboards.includes(record.application_id) ? record.user_id : null)),
  );
  const names = await findNames(dashboardDatabase(), [...ids]);
  const others = [...ids].flatMap((id) =>
    id !== null && id !== user.id ? (names[id] ?? 'Somebody else') : [],
  );
  if (others.length === 0 && !ids.has(user.id)) return since.length > 0 ? 'Daybook or an application' : null;
  return subjectOf(others, ids.has(user.id));
}

function versionOf({ after }: AuditRecord): number {
  const version: unknown = typeof after === 'object' && after !== null ? Reflect.get(after, 'version') : null;
  return typeof version === 'number' ? version : 0;
}

/** The subject of a sentence about what they did. */
function subjectOf(others: readonly string[], isOwn: boolean): string {
  if (others.length === 0) return 'You, in another window,';
  return isOwn ? `${others.join(', ')} and you, in another window,` : others.join(' and ');
}
