import type { Pool, PoolClient } from 'pg';
import type { Role } from '@/lib/member-role';
import { accept, type Result, refuse } from '@/lib/result';
import { findMakerOfPassword, recordEvent } from './storage/account-events';
import {
  isAdministrator,
  lockAdministrators,
  maySetPasswordOf,
  setAdministrator as saveAdministrator,
} from './storage/administrators';
import {
  type BusinessMember,
  deleteMembership,
  findRole,
  isMemberOfOthers,
  lockMembers,
  putFirstMembership,
  putMembership,
} from './storage/memberships';
import { type Database, inTransaction } from './storage/pool';
import { revokeSessionsOf } from './storage/sessions';
import { dropLinkOfAdmin, putLink } from './storage/sign-in-links';
import { findUser, findUserByEmail, insertUser, type User } from './storage/users';

/**
 * `foreign_account`: the account belongs to a business that the admin is no admin of, or to a system administrator.
 * `waiting_elsewhere`: the same, and nobody can sign in to it yet.
 */
export type MemberRefusal =
  | 'already_member'
  | 'not_member'
  | 'last_admin'
  | 'last_administrator'
  | 'only_administrators'
  | 'own_account'
  | 'foreign_account'
  | 'waiting_elsewhere';

/**
 * `token`: the secret of the link by which the person chooses a password; null: the person can sign in. `isMadeElsewhere`: the
 * password was chosen by a link of another business's admin, who may have used it instead of the person.
 */
export type Invited = { userId: string; name: string; token: string | null; isMadeElsewhere: boolean };

/**
 * Makes whoever created a business its admin, while nobody is a member of it: whom its admins have removed since then does not come
 * back by creating it again. Says whether the user is a member now.
 */
export async function admitCreator(
  pool: Pool,
  { businessId, userId }: { businessId: string; userId: string },
): Promise<boolean> {
  return inTransaction(pool, async (connection) => {
    const isAdmitted = await putFirstMembership(connection, userId, businessId);
    if (isAdmitted) await recordEvent(connection, { kind: 'business_created', userId, businessId });
    return isAdmitted || (await findRole(connection, userId, businessId)) !== null;
  });
}

export type Invitation = { businessId: string; adminId: string; name: string; email: string; role: Role };

/** Makes a person a member, with a new account where there is none under the address. */
export async function inviteMember(
  pool: Pool,
  invitation: Invitation,
): Promise<Result<Invited, MemberRefusal>> {
  const { businessId, adminId, name, email, role } = invitation;
  return inTransaction(pool, async (connection) => {
    const made = await insertUser(connection, { name, email, passwordHash: null });
    const known = made === null ? await findUserByEmail(connection, email) : null;
    const user = made ?? known;
    if (user === null) throw new Error('an address is neither free nor taken');
    const needsPassword = !(known?.canSignIn ?? false);
    if ((await findRole(connection, user.id, businessId)) !== null) return refuse('already_member');
    if (needsPassword && !(await maySetPasswordOf(connection, adminId, user.id))) {
      return refuse('waiting_elsewhere');
    }
    await putMembership(connection, user.id, { businessId, role });
    const token = needsPassword ? await putLink(connection, user.id, adminId) : null;
    const kind = needsPassword ? 'invited' : 'added';
    await recordEvent(connection, {
      kind,
      userId: user.id,
      byUserId: adminId,
      businessId,
      details: { role },
    });
    const isMadeElsewhere = !needsPassword && (await isPasswordOfOthers(connection, user.id, adminId));
    return accept({ userId: user.id, name: user.name, token, isMadeElsewhere });
  });
}

/** Whether the password was chosen by a link of somebody who is neither the person, nor this admin, nor one of all businesses. */
async function isPasswordOfOthers(database: Database, userId: string, adminId: string): Promise<boolean> {
  const madeBy = await findMakerOfPassword(database, userId);
  if (madeBy === null || madeBy === userId || madeBy === adminId) return false;
  return !(await isAdministrator(database, madeBy));
}

type MemberAddress = { businessId: string; userId: string };

/**
 * A link by which a member chooses a new password. Anyone who has it can act as the member, so only those make one who
 * could do so anyway (`maySetPasswordOf`). Nobody for themselves: a session left open would be a way to replace the password and the
 * second factor without either.
 */
export async function renewLink(
  pool: Pool,
  { businessId, userId, adminId }: MemberAddress & { adminId: string },
): Promise<Result<string, MemberRefusal>> {
  if (userId === adminId) return refuse('own_account');
  return inTransaction(pool, async (connection) => {
    if ((await findRole(connection, userId, businessId)) === null) return refuse('not_member');
    if (!(await maySetPasswordOf(connection, adminId, userId))) return refuse('foreign_account');
    await recordEvent(connection, { kind: 'link_created', userId, byUserId: adminId, businessId });
    return accept(await putLink(connection, userId, adminId));
  });
}

export async function changeRole(
  pool: Pool,
  { businessId, userId, adminId, role }: MemberAddress & { adminId: string; role: Role },
): Promise<Result<BusinessMember, MemberRefusal>> {
  return changeMember(pool, { businessId, userId }, role, async (connection, before) => {
    await putMembership(connection, userId, { businessId, role });
    const details = { from: before.role, to: role };
    await recordEvent(connection, { kind: 'role_changed', userId, byUserId: adminId, businessId, details });
  });
}

/**
 * Takes the person out of the business. Every request asks for the membership, so the next one is refused; sessions end with the
 * last membership, as those for other businesses are not this admin's to end. Whom a system administrator removes is no system
 * administrator from then on; the remover remains as one.
 */
export async function removeMember(
  pool: Pool,
  { businessId, userId, adminId }: MemberAddress & { adminId: string },
): Promise<Result<BusinessMember, MemberRefusal>> {
  return changeMember(
    pool,
    { businessId, userId },
    null,
    async (connection, { role, isAdministrator: was }) => {
      const byUserId = adminId;
      await recordEvent(connection, { kind: 'removed', userId, byUserId, businessId, details: { role } });
      if (adminId !== userId && (await lockAdministrators(connection)).includes(adminId)) {
        await saveAdministrator(connection, userId, false);
        if (was) await recordEvent(connection, { kind: 'administration_ended', userId, byUserId });
      }
      await dropLinkOfAdmin(connection, userId);
      if (!(await isMemberOfOthers(connection, userId, businessId)))
        await revokeSessionsOf(connection, userId);
      await deleteMembership(connection, userId, businessId);
    },
  );
}

/** Members are locked first, so that of two admins who remove each other at the same moment one stays. */
async function changeMember(
  pool: Pool,
  { businessId, userId }: MemberAddress,
  role: Role | null,
  change: (connection: PoolClient, before: BusinessMember) => Promise<unknown>,
): Promise<Result<BusinessMember, MemberRefusal>> {
  return inTransaction(pool, async (connection) => {
    const members = await lockMembers(connection, businessId);
    const member = members.find((each) => each.userId === userId);
    if (!member) return refuse('not_member');
    if (role !== 'admin' && !members.some((each) => each !== member && canAdminister(each))) {
      return refuse('last_admin');
    }
    await change(connection, member);
    return accept(role === null ? member : { ...member, role });
  });
}

/** An admin who was only invited may never come. */
function canAdminister({ role, canSignIn }: BusinessMember): boolean {
  return role === 'admin' && canSignIn;
}

/**
 * Makes a member who can sign in a system administrator, or ends that, for whoever is one: also for those who belong to another
 * business or to none any more. There is always one who can sign in.
 */
export async function setAdministrator(
  pool: Pool,
  {
    businessId,
    userId,
    adminId,
    isAdministrator: wanted,
  }: MemberAddress & { adminId: string; isAdministrator: boolean },
): Promise<Result<User, MemberRefusal>> {
  return inTransaction(pool, async (connection) => {
    const member = (await lockMembers(connection, businessId)).find((each) => each.userId === userId);
    const administrators = await lockAdministrators(connection);
    if (!(await isAdministrator(connection, adminId))) return refuse('only_administrators');
    const user = await findUser(connection, userId);
    if (user === null || (wanted && !member?.canSignIn)) return refuse('not_member');
    // Somebody else was faster.
    if ((await isAdministrator(connection, userId)) === wanted) return accept(user);
    if (!wanted && administrators.every((id) => id === userId)) return refuse('last_administrator');
    await saveAdministrator(connection, userId, wanted);
    const kind = wanted ? 'administration_given' : 'administration_ended';
    await recordEvent(connection, { kind, userId, byUserId: adminId });
    return accept(user);
  });
}
