import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { Pool } from 'pg';
import { foldedAddress } from '@/lib/email-address';
import { accept, type Result, refuse } from '@/lib/result';
import { countSignIn } from '../../metrics';
import { type RelyingParty, relyingParty } from '../relying-party';
import { openRecordedSession, type SignedIn, type SignInRefusal } from '../sign-in';
import { recordEvent } from '../storage/account-events';
import { findPasskey, notePasskeyUse, type StoredPasskey } from '../storage/passkeys';
import { inTransaction } from '../storage/pool';
import type { Device } from '../storage/sessions';
import { addressSubject, countAttempt, countFailure, uncountAttempt } from '../storage/sign-in-attempts';
import { holdUser } from '../storage/users';
import { challengeIn, type UsedPasskey } from './browser-answers';
import { type ChallengeSubject, challengeSeconds, consumeChallenge, makeChallenge } from './challenge';

/** Only the browser that was asked may answer: next-auth compares this token with its cookie. */
function askedOf(csrfToken: string): ChallengeSubject {
  return { purpose: 'sign_in', of: csrfToken };
}

/**
 * What the browser needs to let somebody choose among the passkeys it has for this address; null where there are none.
 */
export async function beginPasskeySignIn(
  csrfToken: string,
): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  const party = relyingParty();
  if (party === null) return null;
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: makeChallenge(askedOf(csrfToken)),
    timeout: challengeSeconds * 1000,
    userVerification: 'required',
  });
}

export type PasskeyAttempt = {
  response: UsedPasskey;
  csrfToken: string;
  /** Who must it be, where somebody goes on with what another screen of theirs holds; null: anybody. */
  email: string | null;
};

/**
 * Opens a session for a passkey, in place of password and code: it is something that the person has, and was unlocked by
 * finger, face or PIN. Attempts are counted by network address as those with passwords are.
 */
export async function signInWithPasskey(
  pool: Pool,
  attempt: PasskeyAttempt,
  device: Device & { networkAddress: string },
): Promise<Result<SignedIn, SignInRefusal>> {
  const network = addressSubject(device.networkAddress);
  const waitSeconds = await countAttempt(pool, network);
  if (waitSeconds > 0) {
    countSignIn('not_tried');
    return refuse({ waitSeconds });
  }
  const party = relyingParty();
  const passkey = party && (await findPasskey(pool, party.id, attempt.response.id));
  const newCounter = party && passkey && (await acceptedCounter(pool, party, passkey, attempt));
  const session = passkey && newCounter !== null ? await openBy(pool, passkey, newCounter, device) : null;
  if (!passkey || session === null) {
    await countFailure(pool, network);
    countSignIn('refused');
    await recordEvent(pool, {
      kind: 'sign_in_refused',
      userId: passkey?.user.id ?? null,
      networkAddress: device.networkAddress,
      details: { reason: 'passkey', ...(passkey ? { passkey: passkey.name } : {}) },
    });
    return refuse({ waitSeconds: 0 });
  }
  await uncountAttempt(pool, network);
  return accept({ id: passkey.user.id, session });
}

/**
 * Notes the use of the passkey and opens a session by it, or neither: null where a signature was made after this one, or the passkey
 * was removed meanwhile, which ended its sessions.
 */
function openBy(
  pool: Pool,
  { id, name, user }: StoredPasskey,
  newCounter: number,
  device: Device,
): Promise<string | null> {
  return inTransaction(pool, async (connection) => {
    await holdUser(connection, user.id);
    if (!(await notePasskeyUse(connection, id, newCounter))) return null;
    return openRecordedSession(connection, user.id, { ...device, passkeyId: id }, { passkey: name });
  });
}

/** The counter that the passkey has signed with our challenge, for this browser and person; null if it has not. */
async function acceptedCounter(
  pool: Pool,
  party: RelyingParty,
  { user, publicKey, counter }: StoredPasskey,
  { response, csrfToken, email }: PasskeyAttempt,
): Promise<number | null> {
  const challenge = challengeIn(response);
  if (challenge === null || !(await consumeChallenge(pool, challenge, askedOf(csrfToken)))) return null;
  if (Buffer.from(response.response.userHandle, 'base64url').toString() !== user.id) return null;
  if (email !== null && foldedAddress(email) !== foldedAddress(user.email)) return null;
  return counterOf(party, response, challenge, { publicKey, counter });
}

/** The counter that was signed, or null if the signature or anything that was signed is not as it must be. */
async function counterOf(
  { id, origin }: RelyingParty,
  response: UsedPasskey,
  challenge: string,
  { publicKey, counter }: Pick<StoredPasskey, 'publicKey' | 'counter'>,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: response.id, publicKey: Uint8Array.from(publicKey), counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // What is wrong with the answer is thrown as a sentence.
    return null;
  }
}
