import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './data-folder-lock';
import type { ProcessTable } from './process-table';

let dataDir = '';
const lockFile = () => join(dataDir, 'daybook.lock');

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'daybook-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** A system in which this process and number 77, begun at `then`, are running. */
const table: ProcessTable = {
  find: (pid) =>
    ({ [process.pid]: { pid, startedAt: 'now' }, 77: { pid, startedAt: 'then' } })[pid] ?? undefined,
  list: () => [],
};

describe('a lock that is found on the data folder', () => {
  it.each([
    ['of a running process', '{"pid":77,"startedAt":"then"}'],
    ['of a running process whose start is not known', '{"pid":77,"startedAt":"unknown"}'],
    ['of this very process', `{"pid":${process.pid},"startedAt":"now"}`],
  ])('%s is refused with a sentence', (_, text) => {
    writeFileSync(lockFile(), text);
    const lock = lockDataFolder(dataDir, table);
    const pid = JSON.parse(text).pid;
    expect(lock).toEqual({
      ok: false,
      problem: `Daybook is already running on the data folder ${dataDir} (process ${pid}); stop it first, or set DAYBOOK_DATA_DIR to another folder.`,
    });
    expect(readFileSync(lockFile(), 'utf8')).toBe(text);
  });

  it.each([
    ['of a process that is gone or a zombie', '{"pid":78,"startedAt":"then"}'],
    ['of an older process with a number given again', '{"pid":77,"startedAt":"earlier"}'],
    ['cut short by a power failure', ''],
    ['cut short in the middle', '{"pid":77,"star'],
    ['without a process', '{"startedAt":"then"}'],
    ['with a number that no process has', '{"pid":-1,"startedAt":"then"}'],
  ])('%s is taken over', (_, text) => {
    writeFileSync(lockFile(), text);
    const lock = lockDataFolder(dataDir, table);
    expect(lock).toMatchObject({ ok: true, value: { wasAbandoned: true } });
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toEqual({ pid: process.pid, startedAt: 'now' });
    expect(readdirSync(dataDir)).toEqual(['daybook.lock']);
  });
});

describe('a lock', () => {
  it('on a free folder is its own, private, and gone when released', () => {
    const lock = lockDataFolder(dataDir, table);
    expect(lock).toMatchObject({ ok: true, value: { wasAbandoned: false } });
    expect(statSync(lockFile()).mode & 0o777).toBe(0o600);
    if (lock.ok) lock.value.release();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is not released for the one who has taken it over', () => {
    const lock = lockDataFolder(dataDir, table);
    writeFileSync(lockFile(), '{"pid":77,"startedAt":"then"}');
    if (lock.ok) lock.value.release();
    expect(existsSync(lockFile())).toBe(true);
  });

  it('names this process as the system does', () => {
    const lock = lockDataFolder(dataDir);
    expect(lock.ok).toBe(true);
    expect(lockDataFolder(dataDir)).toMatchObject({ ok: false });
  });
});
