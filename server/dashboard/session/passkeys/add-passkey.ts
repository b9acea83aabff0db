import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Pool } from 'pg';
import { accept, type Result, refuse } from '@/lib/result';
import { type RelyingParty, relyingParty } from '../relying-party';
import { recordEvent } from '../storage/account-events';
import { insertPasskey, listPasskeys } from '../storage/passkeys';
import { inTransaction } from '../storage/pool';
import { holdSession } from '../storage/sessions';
import type { User } from '../storage/users';
import { challengeIn, hasNoAttestationCertificate, type MadePasskey } from './browser-answers';
import { type ChallengeSubject, challengeSeconds, consumeChallenge, makeChallenge } from './challenge';

/** More are of no use, and every one is a key to the account. */
export const mostPasskeys = 20;
/** EdDSA, ES256, RS256 (COSE): one of them is known to every authenticator. */
const algorithms = [-8, -7, -257];

export type PasskeyRefusal = 'not_here' | 'too_many' | 'refused' | 'taken' | 'signed_out';

/** Only the session that was asked may answer. `session` is its token. */
function askedOf(user: User, session: string): ChallengeSubject {
  return { purpose: 'add', of: `${user.id} ${session}` };
}

/** What the browser needs to make a passkey: one that names the user by itself, and asks for finger, face or PIN. */
export async function beginPasskey(
  pool: Pool,
  user: User,
  session: string,
): Promise<Result<PublicKeyCredentialCreationOptionsJSON, PasskeyRefusal>> {
  const party = relyingParty();
  if (party === null) return refuse('not_here');
  const known = await listPasskeys(pool, user.id, party.id);
  if (known.length >= mostPasskeys) return refuse('too_many');
  const options = await generateRegistrationOptions({
    rpName: 'Daybook',
    rpID: party.id,
    userID: Uint8Array.from(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    challenge: makeChallenge(askedOf(user, session)),
    timeout: challengeSeconds * 1000,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return accept(options);
}

/** Keeps the passkey that the browser made for this session. */
export async function addPasskey(
  pool: Pool,
  user: User,
  session: string,
  { name, response }: { name: string; response: MadePasskey },
): Promise<Result<null, PasskeyRefusal>> {
  const party = relyingParty();
  if (party === null) return refuse('not_here');
  const made = await verified(pool, party, askedOf(user, session), response);
  if (made === null) return refuse('refused');
  return inTransaction(pool, async (connection) => {
    // Two that are added at the same moment are counted one after the other.
    await connection.query('select from dashboard.users where id = $1 for update', [user.id]);
    if (!(await holdSession(connection, user.id, session))) return refuse('signed_out');
    const known = await listPasskeys(connection, user.id, party.id);
    if (known.length >= mostPasskeys) return refuse('too_many');
    const passkey = { relyingParty: party.id, name, transports: response.response.transports, ...made };
    if (!(await insertPasskey(connection, user.id, passkey))) return refuse('taken');
    await recordEvent(connection, { kind: 'passkey_added', userId: user.id, details: { name } });
    return accept(null);
  });
}

/** The credential in the answer, or null if it does not answer what was asked. */
async function verified(
  pool: Pool,
  { id, origin }: RelyingParty,
  asked: ChallengeSubject,
  response: MadePasskey,
) {
  const challenge = challengeIn(response);
  if (challenge === null || !hasNoAttestationCertificate(response)) return null;
  if (!(await consumeChallenge(pool, challenge, asked))) return null;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) return null;
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    return { credentialId, publicKey, counter };
  } catch {
    // What is wrong with the answer is thrown as a sentence.
    return null;
  }
}
