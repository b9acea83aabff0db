import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import type { Role } from '@/lib/member-role';
import { hashPassword, isPasswordRight } from './password';
import { resetSignInMethods } from './reset-sign-in-methods';
import { setAdministrator } from './storage/administrators';
import { listMemberships, putMembership } from './storage/memberships';
import { inTransaction, openPool } from './storage/pool';
import { findUserByEmail, insertUser, setPasswordHash } from './storage/users';

/** Plainly fictional: `.example` can be nobody's address (RFC 2606). */
const demoPeople: readonly { name: string; email: string; role: Role }[] = [
  { name: 'Demo Bookkeeper', email: 'bookkeeper@daybook.example', role: 'admin' },
  { name: 'Demo Owner', email: 'owner@daybook.example', role: 'owner' },
];

export type DemoSignIn = { email: string; password: string; role: Role };

/**
 * Makes the demo users members of the demo business and returns how they sign in. The passwords are derived from the
 * installation's session secret: random, other in every installation, the same at every start, and kept nowhere.
 */
export async function ensureDemoUsers(
  databaseUrl: string,
  businessId: string,
  sessionSecret: string,
): Promise<DemoSignIn[]> {
  const pool = openPool(databaseUrl);
  try {
    const signIns: DemoSignIn[] = [];
    for (const person of demoPeople) {
      const password = demoPassword(sessionSecret, person.email);
      const userId = await ensureUser(pool, person, password);
      await putMembership(pool, userId, { businessId, role: person.role });
      if (person.role === 'admin') await setAdministrator(pool, userId, true);
      signIns.push({ email: person.email, password, role: person.role });
    }
    return signIns;
  } finally {
    await pool.end();
  }
}

/** The business that the demo users are members of already, or null at the first start. */
export async function findDemoBusiness(databaseUrl: string): Promise<string | null> {
  const pool = openPool(databaseUrl);
  try {
    const owner = await findUserByEmail(pool, 'owner@daybook.example');
    const [membership] = owner ? await listMemberships(pool, owner.id) : [];
    return membership?.businessId ?? null;
  } finally {
    await pool.end();
  }
}

async function ensureUser(
  pool: Pool,
  { name, email }: { name: string; email: string },
  password: string,
): Promise<string> {
  const found = await findUserByEmail(pool, email);
  if (found && (await isPasswordRight(found.passwordHash, password))) return found.id;
  const passwordHash = await hashPassword(password);
  if (found) {
    // Whoever made an account under this address would be system administrator by what else opens it.
    await inTransaction(pool, async (connection) => {
      await setPasswordHash(connection, found.id, passwordHash);
      await resetSignInMethods(connection, found.id, found.id);
    });
    return found.id;
  }
  const made = await insertUser(pool, { name, email, passwordHash });
  return made?.id ?? (await ensureUser(pool, { name, email }, password));
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 16 letters that are easy to type, some 79 random bits: `kq7w-m2hd-x9ar-tj4e`. */
export function demoPassword(sessionSecret: string, email: string): string {
  const bytes = createHmac('sha512', sessionSecret).update(`demo user ${email}`).digest();
  const picked = Array.from(bytes.subarray(0, 16), (byte) => letters.charAt(byte % letters.length));
  return [0, 4, 8, 12].map((start) => picked.slice(start, start + 4).join('')).join('-');
}
