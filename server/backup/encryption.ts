import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { StartRefusal } from '@/server/platform/start-refusal';

/**
 * Encryption in the age format (https://age-encryption.org/v1), so that `age` opens a backup too. The key is a
 * passphrase; or a public key `age1…` to write with, and its `AGE-SECRET-KEY-…` to read with, so that the machine that
 * backs up cannot read its own backups.
 */
const heading = 'age-encryption.org/';
const isPublicKey = (key: string) => key.startsWith('age1');
const isSecretKey = (key: string) => key.startsWith('AGE-SECRET-KEY-');

export function isEncrypted(firstBytes: Buffer): boolean {
  return firstBytes.subarray(0, heading.length).toString('latin1') === heading;
}

export async function* encrypting(
  source: AsyncIterable<Uint8Array>,
  key: string,
): AsyncGenerator<Uint8Array> {
  if (isSecretKey(key)) {
    throw new StartRefusal(
      'DAYBOOK_BACKUP_KEY is a secret key, which reads backups; to write one, set it to its public key (age1…).',
    );
  }
  const encrypter = new Encrypter();
  try {
    if (isPublicKey(key)) encrypter.addRecipient(key);
    else encrypter.setPassphrase(key);
  } catch {
    throw new StartRefusal('DAYBOOK_BACKUP_KEY begins like a public key (age1…) but is none.');
  }
  yield* nodeStream(await encrypter.encrypt(webStream(source)));
}

/** Throws, here or while it is read, when the key is another one or the bytes were changed. */
export async function decrypting(source: AsyncIterable<Uint8Array>, key: string): Promise<Readable> {
  if (isPublicKey(key)) {
    throw new StartRefusal(
      'DAYBOOK_BACKUP_KEY is a public key, which writes backups; to read one, set it to its secret key (AGE-SECRET-KEY-…).',
    );
  }
  const decrypter = new Decrypter();
  try {
    if (isSecretKey(key)) decrypter.addIdentity(key);
    else decrypter.addPassphrase(key);
    return nodeStream(await decrypter.decrypt(webStream(source)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefusal(
      `DAYBOOK_BACKUP_KEY does not open the backup, or its beginning was changed (${reason}).`,
    );
  }
}

/** Read as fast as it is consumed. */
function webStream(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** The types of the browser's streams lack that they are iterable; Node's are. */
function nodeStream(stream: ReadableStream<Uint8Array>): Readable {
  return Readable.from(stream as unknown as AsyncIterable<Uint8Array>, { objectMode: false });
}
