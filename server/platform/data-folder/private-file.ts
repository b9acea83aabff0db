import {
  closeSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { isCode } from '../error-code';

/** Writes a file that only its owner may read, whole or not at all, and durable when this returns. */
export function writePrivateFile(path: string, text: string): void {
  renameSync(writeBeside(path, text), path);
  syncFolder(dirname(path));
}

/** The same, only if the file does not exist; false if another process created it first. */
export function createPrivateFile(path: string, text: string): boolean {
  const written = writeBeside(path, text);
  try {
    linkSync(written, path);
    syncFolder(dirname(path));
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(written, { force: true });
  }
}

export function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Written to a temporary name and renamed, so that no reader sees a partial file. */
function writeBeside(path: string, text: string): string {
  const beside = `${path}.${process.pid}-${process.hrtime.bigint()}`;
  const descriptor = openSync(beside, 'wx', 0o600);
  try {
    writeFileSync(descriptor, text);
    if (process.geteuid?.() === 0) keepOwnerOf(dirname(path), descriptor);
    fsyncSync(descriptor);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
  return beside;
}

/** What a command of root writes into the folder of a service that runs as another user must be readable to that user. */
function keepOwnerOf(folder: string, descriptor: number): void {
  const { uid, gid } = statSync(folder);
  if (uid === fstatSync(descriptor).uid) return;
  try {
    fchownSync(descriptor, uid, gid);
  } catch (error) {
    // A root that may not give files away (NFS, a container without the capability) keeps what it writes.
    if (!isCode(error, 'EPERM', 'EINVAL', 'ENOSYS', 'ENOTSUP')) throw error;
  }
}

function syncFolder(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
