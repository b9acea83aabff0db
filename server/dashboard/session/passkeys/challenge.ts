import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { dashboardSettings } from '../settings';
import { putUsedChallenge } from '../storage/passkeys';
import type { Database } from '../storage/pool';

/** How long somebody may take to find the device and put a finger on it, in seconds. */
export const challengeSeconds = 300;

/** What the answer is for, and who was asked: no other browser, session or person can use the answer. */
export type ChallengeSubject = { purpose: 'sign_in' | 'add'; of: string };

const randomLength = 16;
const timeLength = 6;

/**
 * What an authenticator has to sign: random bits, until when it holds, and an HMAC under the session secret. Nothing is
 * written until it is answered, so that asking for challenges fills no table.
 */
export function makeChallenge(asked: ChallengeSubject): Uint8Array<ArrayBuffer> {
  const random = randomBytes(randomLength);
  const time = Buffer.alloc(timeLength);
  time.writeUIntBE(Math.floor(Date.now() / 1000) + challengeSeconds, 0, timeLength);
  return Uint8Array.from(Buffer.concat([random, time, macOf(Buffer.concat([random, time]), asked)]));
}

/** Uses the challenge (in base64url) up; false if it is not ours, for something else, over, or was answered before. */
export async function consumeChallenge(
  database: Database,
  challenge: string,
  asked: ChallengeSubject,
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  const length = randomLength + timeLength;
  const mac = macOf(bytes.subarray(0, length), asked);
  const given = bytes.subarray(length);
  if (given.length !== mac.length || !timingSafeEqual(given, mac)) return false;
  const expiresAt = bytes.readUIntBE(randomLength, timeLength);
  if (expiresAt * 1000 <= Date.now()) return false;
  return putUsedChallenge(database, bytes, new Date(expiresAt * 1000));
}

function macOf(content: Buffer, { purpose, of }: ChallengeSubject): Buffer {
  const key = createHmac('sha256', dashboardSettings().sessionSecret).update('passkey challenge').digest();
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, of]))
    .update(content)
    .digest();
}
