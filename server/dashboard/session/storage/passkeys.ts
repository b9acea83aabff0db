import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { v7 } from 'uuid';
import type { ListedPasskey } from '@/lib/listed-passkey';
import type { Database } from './pool';
import type { User } from './users';

export type NewPasskey = {
  relyingParty: string;
  /** In base64url, as browsers give it. */
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  name: string;
};

/** Adds a passkey of the user's; false if there is one with this credential. */
export async function insertPasskey(
  database: Database,
  userId: string,
  { relyingParty, credentialId, publicKey, counter, transports, name }: NewPasskey,
): Promise<boolean> {
  const inserted = await database.query(sql`
    insert into dashboard.passkeys
      (id, user_id, relying_party, credential_id, public_key, counter, transports, name)
    values (${v7()}, ${userId}, ${relyingParty}, ${credentialId}, ${Buffer.from(publicKey)}, ${counter},
      ${transports}, ${name})
    on conflict (credential_id) do nothing returning id`);
  return inserted.rows.length === 1;
}

export type StoredPasskey = { id: string; name: string; publicKey: Buffer; counter: number; user: User };

/** The passkey with this credential for the host name, and whose it is. */
export async function findPasskey(
  database: Database,
  relyingParty: string,
  credentialId: string,
): Promise<StoredPasskey | null> {
  const found = await database.query<StoredPasskey>(sql`
    select passkeys.id, passkeys.name, public_key as "publicKey", counter::float8 as counter,
      json_build_object('id', users.id, 'name', users.name, 'email', users.email) as "user"
    from dashboard.passkeys join dashboard.users on users.id = user_id
    where credential_id = ${credentialId} and relying_party = ${relyingParty}`);
  return found.rows[0] ?? null;
}

/**
 * Notes a use and its counter; false if the counter does not go on from the one that is kept (WebAuthn §6.1.1), or if
 * the passkey was removed meanwhile. An authenticator that does not count always says 0.
 */
export async function notePasskeyUse(database: Database, id: string, counter: number): Promise<boolean> {
  const noted = await database.query(sql`
    update dashboard.passkeys set counter = ${counter}, last_used_at = now()
    where id = ${id} and (counter < ${counter} or counter = 0 and ${counter}::bigint = 0) returning id`);
  return noted.rows.length === 1;
}

/** The user's passkeys for the host name, the oldest first. */
export async function listPasskeys(
  database: Database,
  userId: string,
  relyingParty: string,
): Promise<(ListedPasskey & { credentialId: string; transports: string[] })[]> {
  const found = await database.query<{
    id: string;
    name: string;
    createdAt: Date;
    lastUsedAt: Date | null;
    credentialId: string;
    transports: string[];
  }>(sql`
    select id, name, created_at as "createdAt", last_used_at as "lastUsedAt", credential_id as "credentialId", transports
    from dashboard.passkeys where user_id = ${userId} and relying_party = ${relyingParty} order by id`);
  return found.rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
}

/**
 * Removes one passkey of the user's, or all of them; answers their names. The sessions that they opened must be ended
 * before.
 */
export async function deletePasskeys(
  database: Database,
  userId: string,
  passkeyId: string | null,
): Promise<string[]> {
  const deleted = await database.query<{ name: string }>(sql`
    delete from dashboard.passkeys
    where user_id = ${userId} and (${passkeyId}::uuid is null or id = ${passkeyId}) returning name`);
  return deleted.rows.map(({ name }) => name);
}

/** Marks a challenge as answered; false if it was before. Those that have expired are forgotten, a few at a time. */
export async function putUsedChallenge(
  database: Database,
  challenge: Uint8Array,
  expiresAt: Date,
): Promise<boolean> {
  await database.query(sql`
    delete from dashboard.used_challenges where challenge_hash in (
      select challenge_hash from dashboard.used_challenges where expires_at < now() - interval '1 hour'
      order by expires_at limit 100 for update skip locked)`);
  const hash = createHash('sha256').update(challenge).digest();
  const put = await database.query(sql`
    insert into dashboard.used_challenges (challenge_hash, expires_at) values (${hash}, ${expiresAt})
    on conflict (challenge_hash) do nothing returning challenge_hash`);
  return put.rows.length === 1;
}
