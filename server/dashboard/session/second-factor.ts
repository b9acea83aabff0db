import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Pool, PoolClient } from 'pg';
import { accept, type Result, refuse } from '@/lib/result';
import { dashboardSettings } from './settings';
import { recordEvent } from './storage/account-events';
import { type Database, inTransaction } from './storage/pool';
import {
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  lockFactor,
  putFactor,
  putRecoveryCodes,
  spendRecoveryCode,
  spendStep,
} from './storage/second-factors';
import { holdSession } from './storage/sessions';
import type { User } from './storage/users';

/**
 * Codes of an authenticator app as the second factor (TOTP, RFC 6238: SHA-1, six digits, 30 seconds, which every app
 * has), and recovery codes for when the app is gone. The secret is encrypted under the session secret, which is not in
 * the database; when that is replaced, the recovery codes still work.
 */
const periodSeconds = 30;
/** Clocks may differ by one period. */
const periodsOfTolerance = 1;
const recoveryCodes = 10;

export type BegunFactor = {
  /** In base 32, to be typed. */
  secret: string;
  /** For a QR code. */
  uri: string;
};

/** Why it was not changed; `signed_out`: the session was ended meanwhile, as by a new password. */
export type SecondFactorRefusal = 'signed_out' | 'wrong_code' | 'already_on' | 'not_on';

type Changed<Value> = Promise<Result<Value, SecondFactorRefusal>>;

/** Changes how the user signs in, if the session with this token, which is the one at hand, is still open. */
function inSession<Value>(
  pool: Pool,
  user: User,
  session: string,
  change: (connection: PoolClient) => Changed<Value>,
): Changed<Value> {
  return inTransaction(pool, async (connection) =>
    (await holdSession(connection, user.id, session)) ? change(connection) : refuse('signed_out'),
  );
}

/** Makes a secret for the user's app; nothing is asked for before a first code of it has been typed. */
export function beginSecondFactor(pool: Pool, user: User, session: string): Changed<BegunFactor> {
  const totp = totpOf(new Secret({ size: 20 }), user.email);
  return inSession(pool, user, session, async (connection) => {
    const isPut = await putFactor(connection, user.id, encrypt(Buffer.from(totp.secret.bytes)));
    return isPut ? accept({ secret: totp.secret.base32, uri: totp.toString() }) : refuse('already_on');
  });
}

/** Turns it on with a first code, and makes recovery codes, which are answered this once. */
export function confirmSecondFactor(
  pool: Pool,
  user: User,
  session: string,
  code: string,
): Changed<string[]> {
  return inSession(pool, user, session, async (connection) => {
    const factor = await lockFactor(connection, user.id);
    if (factor === null) return refuse('not_on');
    if (factor.isConfirmed) return refuse('already_on');
    if (!(await spendAppCode(connection, user.id, factor.encryptedSecret, code))) return refuse('wrong_code');
    await recordEvent(connection, { kind: 'second_factor_set_up', userId: user.id });
    return accept(await newRecoveryCodes(connection, user.id));
  });
}

export type SecondFactorState = { isOn: boolean; recoveryCodesLeft: number };

export async function readSecondFactor(database: Database, userId: string): Promise<SecondFactorState> {
  const factor = await findFactor(database, userId);
  const isOn = factor?.isConfirmed ?? false;
  return { isOn, recoveryCodesLeft: isOn ? await countRecoveryCodes(database, userId) : 0 };
}

/** Uses a code of the app, or a recovery code; null if it is neither. */
export function spendCode(pool: Pool, userId: string, code: string): Promise<'app' | 'recovery' | null> {
  const typed = code.replace(/[\s-]/g, '').toUpperCase();
  return inTransaction(pool, async (connection) => {
    const factor = await findFactor(connection, userId);
    if (!factor?.isConfirmed) return null;
    if (/^\d{6}$/.test(typed)) {
      return (await spendAppCode(connection, userId, factor.encryptedSecret, typed)) ? 'app' : null;
    }
    if (!(await spendRecoveryCode(connection, userId, typed))) return null;
    await recordEvent(connection, { kind: 'recovery_code_used', userId });
    return 'recovery';
  });
}

/** New recovery codes instead of the earlier ones. */
export function replaceRecoveryCodes(pool: Pool, user: User, session: string): Changed<string[]> {
  return inSession(pool, user, session, async (connection) => {
    if (!(await lockFactor(connection, user.id))?.isConfirmed) return refuse('not_on');
    await recordEvent(connection, { kind: 'recovery_codes_replaced', userId: user.id });
    return accept(await newRecoveryCodes(connection, user.id));
  });
}

export function turnOffSecondFactor(pool: Pool, user: User, session: string): Changed<null> {
  return inSession(pool, user, session, async (connection) => {
    await removeSecondFactor(connection, user.id);
    return accept(null);
  });
}

/** In the transaction of whoever lets the user in anew, or of the user. */
export async function removeSecondFactor(
  database: Database,
  userId: string,
  byUserId?: string,
): Promise<void> {
  const isRemoved = await deleteFactor(database, userId);
  if (isRemoved) await recordEvent(database, { kind: 'second_factor_removed', userId, byUserId });
}

async function spendAppCode(
  database: Database,
  userId: string,
  encrypted: Buffer,
  code: string,
): Promise<boolean> {
  const secret = decrypt(encrypted);
  if (secret === null) return false;
  const delta = totpOf(new Secret({ buffer: secret }), '').validate({
    token: code.trim(),
    window: periodsOfTolerance,
  });
  if (delta === null) return false;
  return spendStep(database, userId, Math.floor(Date.now() / 1000 / periodSeconds) + delta);
}

async function newRecoveryCodes(database: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => new Secret({ size: 10 }).base32);
  await putRecoveryCodes(database, userId, codes);
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code);
}

function totpOf(secret: Secret, label: string): TOTP {
  return new TOTP({ issuer: 'Daybook', label, secret, period: periodSeconds, digits: 6, algorithm: 'SHA1' });
}

function key(): Buffer {
  return Buffer.from(hkdfSync('sha256', dashboardSettings().sessionSecret, '', 'daybook second factor', 32));
}

/** Nonce, tag and ciphertext of AES-256-GCM. */
function encrypt(secret: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key(), nonce);
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Null if it was encrypted under another session secret. */
function decrypt(encrypted: Buffer): ArrayBuffer | null {
  const decipher = createDecipheriv('aes-256-gcm', key(), encrypted.subarray(0, 12));
  decipher.setAuthTag(encrypted.subarray(12, 28));
  try {
    return Uint8Array.from([...decipher.update(encrypted.subarray(28)), ...decipher.final()]).buffer;
  } catch {
    return null;
  }
}
