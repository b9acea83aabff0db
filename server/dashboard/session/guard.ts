import { headers } from 'next/headers';
import { notFound, redirect, unauthorized } from 'next/navigation';
import type { Client, ClientProblem } from '@/lib/client/client';
import type { Role } from '@/lib/member-role';
import { paths } from '@/lib/paths';
import { personHeader } from '@/lib/person-header';
import { accept, type Result, refuse } from '@/lib/result';
import { accountingClient } from '../accounting/client';
import { currentUser } from './current-user';
import { allows, type Need } from './role';
import { recordEvent } from './storage/account-events';
import { findRole } from './storage/memberships';
import { dashboardDatabase } from './storage/pool';
import type { User } from './storage/users';

/** A signed-in member of the business at hand, with the client that acts in the member's name. */
export type Member = { user: User; role: Role; client: Client };

/**
 * For pages: who is signed in. Otherwise a page that was loaded leads to the sign-in page and back; one that was gone to
 * within the dashboard asks for the password where it is, so that the rest of the screen stays.
 */
export async function requireUser(): Promise<User> {
  const user = await currentUser();
  if (user) return user;
  const sent = await headers();
  if (sent.get('sec-fetch-dest') === 'empty') unauthorized();
  const path = sent.get('x-daybook-path') ?? paths.home();
  redirect(paths.signIn(path === paths.home() ? undefined : path));
}

/** For pages: the member, or the sign-in page, or "not found" for everybody else, who learn nothing by it. */
export async function requireMember(businessId: string, need: Need): Promise<Member> {
  const user = await requireUser();
  const role = await findRole(dashboardDatabase(), user.id, businessId);
  if (role === null || !allows(role, need)) notFound();
  return { user, role, client: accountingClient(user.id) };
}

export const signedOut: ClientProblem = {
  code: 'unauthorized',
  status: 401,
  detail: 'You are signed out. Sign in again; what you typed is still here.',
};

const noMember: ClientProblem = {
  code: 'not_found',
  status: 404,
  detail: 'The business does not exist, or you are not a member of it.',
};

const onlyReads: ClientProblem = {
  code: 'business_forbidden',
  status: 403,
  detail: 'As an owner you read the books; changing them is up to the bookkeeper.',
};

const onlyAdmins: ClientProblem = {
  code: 'business_forbidden',
  status: 403,
  detail: 'Only an admin of the business may do this.',
};

/** The page was left open by somebody else, in whose place another person has signed in since. */
export const otherPerson = {
  code: 'other_person',
  status: 409,
  detail:
    'Another person has signed in in this browser since this page was loaded. Nothing was saved; reload the page.',
} satisfies ClientProblem;

/** For actions and handlers: who is signed in, which is whom the page names if it names somebody, or the problem to answer with. */
export async function userOrProblem(): Promise<Result<User, ClientProblem>> {
  const user = await currentUser();
  if (!user) return refuse(signedOut);
  const ofPage = (await headers()).get(personHeader);
  return ofPage === null || ofPage === user.id ? accept(user) : refuse(otherPerson);
}

/** For actions and handlers: the member, or the problem to answer with. */
export async function memberOrProblem(
  businessId: string,
  need: Need,
): Promise<Result<Member, ClientProblem>> {
  const user = await userOrProblem();
  if (!user.ok) return user;
  const role = await findRole(dashboardDatabase(), user.value.id, businessId);
  if (role === null) return refuse(noMember);
  if (!allows(role, need)) {
    const userId = user.value.id;
    await recordEvent(dashboardDatabase(), {
      kind: 'permission_refused',
      userId,
      businessId,
      details: { need },
    });
    return refuse(need === 'admin' ? onlyAdmins : onlyReads);
  }
  return accept({ user: user.value, role, client: accountingClient(user.value.id) });
}
