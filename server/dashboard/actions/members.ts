'use server';

import { z } from 'zod';
import type { ClientProblem } from '@/lib/client/client';
import { name } from '@/lib/contract/primitives';
import { longestEmailAddress } from '@/lib/email-address';
import { roles } from '@/lib/member-role';
import { accept, refuse } from '@/lib/result';
import { accountingClient } from '../accounting/client';
import { hasMail } from '../mail/send-mail';
import { mailPasswordLink } from '../session/mail';
import * as members from '../session/members';
import { dashboardDatabase } from '../session/storage/pool';
import { countUse, linksSubject } from '../session/storage/sign-in-attempts';
import { findUser, type User } from '../session/storage/users';
import { answerMember } from './answer-action';
import { tooMany } from './wrong-password';

const role = z.enum(roles);
const invitation = z.strictObject({
  name,
  email: z.email('must be an email address').max(longestEmailAddress),
  role,
});

/**
 * Makes a person a member. `token` is the secret of their link, answered once; null where they have an account, or where
 * it was sent to them (`isMailed`). Where Daybook sends no mail, another admin had the first link in hand (`isMadeElsewhere`).
 */
export async function inviteMember(businessId: string, input: z.input<typeof invitation>) {
  return answerMember({ businessId, need: 'admin' }, invitation, input, async ({ user }, read) => {
    const wait = await secondsToNextMail(user.id);
    if (wait > 0) return refuse(tooMany('invitations', wait));
    const invited = await members.inviteMember(dashboardDatabase(), {
      businessId,
      adminId: user.id,
      ...read,
    });
    if (!invited.ok) return refuse(problemOf(invited.problem));
    const { name, token } = invited.value;
    const isMadeElsewhere = invited.value.isMadeElsewhere && !hasMail();
    const invitedTo = token && hasMail() ? await nameOf(businessId, user) : null;
    const handed = await handOver({ name, email: read.email }, token, user, invitedTo);
    return accept({ name, isMadeElsewhere, ...handed });
  });
}

const member = z.strictObject({ userId: z.uuid() });

/** A new link for a member who has not used the first or forgot the password; answered once. */
export async function renewMemberLink(businessId: string, input: z.input<typeof member>) {
  return answerMember({ businessId, need: 'admin' }, member, input, async ({ user }, { userId }) => {
    const wait = await secondsToNextMail(user.id);
    if (wait > 0) return refuse(tooMany('links', wait));
    const made = await members.renewLink(dashboardDatabase(), { businessId, userId, adminId: user.id });
    if (!made.ok) return refuse(problemOf(made.problem));
    const person = await findUser(dashboardDatabase(), userId);
    return accept(await handOver(person, made.value, user, null));
  });
}

/** Each link is a mail to an address that the admin has typed: how long until there may be another. */
async function secondsToNextMail(adminId: string): Promise<number> {
  return hasMail() ? countUse(dashboardDatabase(), linksSubject(adminId)) : 0;
}

/** Sends the link if mail is set up and works; otherwise the admin hands it over. */
async function handOver(
  person: { name: string; email: string } | null,
  token: string | null,
  by: User,
  invitedTo: string | null,
) {
  const isMailed =
    person !== null && token !== null && (await mailPasswordLink(person, token, by.name, invitedTo));
  return { token: isMailed ? null : token, isMailed };
}

/** What the business is called; null where nobody can say at the moment. */
async function nameOf(businessId: string, user: User): Promise<string | null> {
  const read = await accountingClient(user.id).getBusiness({ parameters: { business_id: businessId } });
  return read.ok ? read.value.data.name : null;
}

const roleChange = member.extend({ role });

export async function changeMemberRole(businessId: string, input: z.input<typeof roleChange>) {
  return answerMember({ businessId, need: 'admin' }, roleChange, input, async ({ user }, read) => {
    const change = { ...read, businessId, adminId: user.id };
    const changed = await members.changeRole(dashboardDatabase(), change);
    return changed.ok ? accept({ name: changed.value.name }) : refuse(problemOf(changed.problem));
  });
}

export async function removeMember(businessId: string, input: z.input<typeof member>) {
  return answerMember({ businessId, need: 'admin' }, member, input, async ({ user }, { userId }) => {
    const removed = await members.removeMember(dashboardDatabase(), { businessId, userId, adminId: user.id });
    return removed.ok ? accept({ name: removed.value.name }) : refuse(problemOf(removed.problem));
  });
}

const administration = member.extend({ isAdministrator: z.boolean() });

/** Makes a member a system administrator, or ends that, for one who is no member, too. */
export async function setAdministrator(businessId: string, input: z.input<typeof administration>) {
  return answerMember({ businessId, need: 'admin' }, administration, input, async ({ user }, read) => {
    const set = await members.setAdministrator(dashboardDatabase(), {
      ...read,
      businessId,
      adminId: user.id,
    });
    return set.ok ? accept({ name: set.value.name }) : refuse(problemOf(set.problem));
  });
}

function problemOf(refusal: members.MemberRefusal): ClientProblem {
  return problems[refusal];
}

const problems: Record<members.MemberRefusal, ClientProblem> = {
  already_member: {
    code: 'duplicate',
    status: 409,
    detail: 'Somebody with this address is already a member.',
    errors: [{ path: '/email', code: 'duplicate', message: 'is that of a member already' }],
  },
  not_member: {
    code: 'not_found',
    status: 404,
    detail: 'This person is no longer a member of the business.',
  },
  last_admin: {
    code: 'conflict',
    status: 409,
    detail: 'A business needs an admin who can sign in. Make somebody else an admin first.',
  },
  last_administrator: {
    code: 'conflict',
    status: 409,
    detail: 'Daybook needs a system administrator who can sign in. Make somebody else one first.',
  },
  only_administrators: {
    code: 'business_forbidden',
    status: 403,
    detail: 'Only a system administrator decides who else is one.',
  },
  own_account: {
    code: 'business_forbidden',
    status: 403,
    detail:
      'Change your own password under “Your account”. If you do not know it, another admin can create a link.',
  },
  foreign_account: {
    code: 'business_forbidden',
    status: 403,
    detail:
      'This person is a system administrator, or also belongs to a business that you are no admin of. Ask a system administrator for the link.',
  },
  waiting_elsewhere: {
    code: 'conflict',
    status: 409,
    detail: 'Another business has invited this person, who has not signed in yet. Add them once they have.',
  },
};
