import type { ClientProblem } from '@/lib/client/client';
import type { ListedApplication } from '@/lib/listed-application';
import { accept, type Result, refuse } from '@/lib/result';
import type { Member } from '../session/guard';
import { dashboardSettings } from '../session/settings';
import { isAdministrator } from '../session/storage/administrators';
import { dashboardDatabase } from '../session/storage/pool';

/** Applications reach every business of the tenant, those of others too. */
const notOfAll: ClientProblem = {
  code: 'business_forbidden',
  status: 403,
  detail: 'An application reaches every business, so only a system administrator manages applications.',
};

/** Refused for admins of businesses: by an application of their own they would reach the others. */
export async function readApplications(member: Member): Promise<Result<ListedApplication[], ClientProblem>> {
  const allowed = await mayManageApplications(member);
  if (!allowed.ok) return allowed;
  const list = await member.client.listApplications({});
  if (!list.ok) return list;
  const own = dashboardSettings().clientId;
  return accept(list.value.data.map((each) => ({ ...each, isOwn: each.client_id === own })));
}

export async function mayManageApplications({
  user,
}: Pick<Member, 'user'>): Promise<Result<null, ClientProblem>> {
  return (await isAdministrator(dashboardDatabase(), user.id)) ? accept(null) : refuse(notOfAll);
}

/** The application, unless it is the dashboard's own: without it, nobody could undo anything from here. */
export async function readForeignApplication(
  member: Member,
  applicationId: string,
): Promise<Result<ListedApplication, ClientProblem>> {
  const list = await readApplications(member);
  if (!list.ok) return list;
  const application = list.value.find(({ id }) => id === applicationId);
  if (!application) {
    return refuse({ code: 'not_found', status: 404, detail: 'The application does not exist.' });
  }
  if (!application.isOwn) return accept(application);
  const detail = 'The dashboard itself works through this application; it is managed where Daybook runs.';
  return refuse({ code: 'conflict', status: 409, detail });
}
