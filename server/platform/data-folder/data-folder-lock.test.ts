import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './data-folder-lock';
import { giveLifeSign } from './life-sign';
import { beat } from './lock-heartbeat';
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
  ])('%s is refused with a sentence', async (_, text) => {
    writeFileSync(lockFile(), text);
    const lock = await lockDataFolder(dataDir, { table });
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
  ])('%s is taken over', async (_, text) => {
    writeFileSync(lockFile(), text);
    const lock = await lockDataFolder(dataDir, { table });
    expect(lock).toMatchObject({ ok: true, value: { wasAbandoned: true } });
    const { dev, ino } = statSync(dataDir);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toEqual({
      pid: process.pid,
      startedAt: 'now',
      folder: `${dev}-${ino}`,
    });
    expect(readdirSync(dataDir)).toEqual(['daybook.alive', 'daybook.lock']);
  });
});

describe('a lock', () => {
  it('on a free folder is its own, private, and gone when released', async () => {
    const lock = await lockDataFolder(dataDir, { table });
    expect(lock).toMatchObject({ ok: true, value: { wasAbandoned: false } });
    expect(statSync(lockFile()).mode & 0o777).toBe(0o600);
    if (lock.ok) lock.value.release();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is not released for the one who has taken it over', async () => {
    const lock = await lockDataFolder(dataDir, { table });
    writeFileSync(lockFile(), '{"pid":77,"startedAt":"then"}');
    if (lock.ok) lock.value.release();
    expect(existsSync(lockFile())).toBe(true);
  });

  it('names this process as the system does', async () => {
    const lock = await lockDataFolder(dataDir);
    expect(lock.ok).toBe(true);
    expect(await lockDataFolder(dataDir)).toMatchObject({ ok: false });
  });
});

describe('a lock that came with a copy of the folder of a running Daybook', () => {
  const times = { everyMs: 20, stillMs: 300, stillInContainerMs: 200 };
  const text = '{"pid":77,"startedAt":"then","folder":"1-2"}';

  it('is taken over when nobody touches it', async () => {
    writeFileSync(lockFile(), text);
    const told: string[] = [];
    const lock = await lockDataFolder(dataDir, { table, times, tell: (sentence) => told.push(sentence) });
    expect(lock).toMatchObject({ ok: true, value: { wasAbandoned: true } });
    expect(told.join()).toContain('or is a copy of the folder of one that runs; waiting 0.3 seconds');
  });

  it('is refused while its holder touches it: the folder only looks like another one', async () => {
    writeFileSync(lockFile(), text);
    const heart = beat(lockFile(), text, () => {}, times.everyMs);
    expect(await lockDataFolder(dataDir, { table, times })).toMatchObject({ ok: false });
    heart.stop();
    expect(readFileSync(lockFile(), 'utf8')).toBe(text);
  });
});

describe('a lock of a holder that cannot be seen', () => {
  const times = { everyMs: 20, stillMs: 300, stillInContainerMs: 200 };
  const here = { namespace: 'pid:[1]', boot: 'today', container: 'a' };
  // The number of the holder is that of a running process here, too.
  const inSpace = (space: object, startedAt = 'now') =>
    JSON.stringify({ pid: process.pid, startedAt, space: { ...here, ...space } });
  const lock = (told: string[] = []) =>
    lockDataFolder(dataDir, { table: { ...table, space: here }, times, tell: (each) => told.push(each) });

  it.each([
    ['in another container', { namespace: 'pid:[2]', container: 'b' }],
    ['on another machine', { boot: 'elsewhere', container: undefined }],
    ['in a container of the same folder on another machine', { boot: 'elsewhere', namespace: 'pid:[2]' }],
    ['in another namespace of this container', { namespace: 'pid:[2]' }],
  ])('%s is refused while it touches the file, and taken over when it does not', async (_, space) => {
    writeFileSync(lockFile(), inSpace(space));
    const heart = beat(lockFile(), inSpace(space), () => undefined, times.everyMs);
    const told: string[] = [];
    expect(await lock(told)).toMatchObject({
      ok: false,
      problem: expect.stringContaining('already running'),
    });
    expect(told).toEqual([expect.stringContaining('to see whether it still runs')]);
    heart.stop();
    expect(await lock()).toMatchObject({ ok: true, value: { wasAbandoned: true } });
    expect(JSON.parse(readFileSync(lockFile(), 'utf8')).space).toEqual(here);
  });

  it('is left to a holder on this machine that is suspended, for as long as that exists', async () => {
    writeFileSync(lockFile(), inSpace({ namespace: 'pid:[2]', container: 'b' }));
    const lifeSign = giveLifeSign(dataDir);
    expect(await lock()).toMatchObject({ ok: false, problem: expect.stringContaining('is suspended') });
    expect(readFileSync(lockFile(), 'utf8')).toContain('pid:[2]');
    lifeSign.end(false);
    expect(await lock()).toMatchObject({ ok: true, value: { wasAbandoned: true } });
  });

  it('is taken over where the file of the life sign is none', async () => {
    writeFileSync(lockFile(), inSpace({ namespace: 'pid:[2]', container: 'b' }));
    writeFileSync(join(dataDir, 'daybook.alive'), '');
    expect(await lock()).toMatchObject({ ok: true });
  });

  it('is free as soon as the holder releases it', async () => {
    writeFileSync(lockFile(), inSpace({ boot: 'elsewhere' }));
    const found = lock();
    rmSync(lockFile());
    expect(await found).toMatchObject({ ok: true });
  });

  it.each([
    ['with a number given again in this namespace', inSpace({}, 'earlier')],
    ['of a version that wrote no more than this', '{"pid":78,"startedAt":"then"}'],
  ])('%s is taken over at once', async (_, text) => {
    writeFileSync(lockFile(), text);
    const told: string[] = [];
    expect(await lock(told)).toMatchObject({ ok: true, value: { wasAbandoned: true } });
    expect(told).toEqual([]);
  });

  it.each([
    [0.3, {}],
    [0.2, { container: 'a' }],
  ])('is waited for %d seconds where it was at %j', async (seconds, container) => {
    writeFileSync(lockFile(), inSpace({ namespace: 'pid:[2]', container: 'b', ...container }));
    const told: string[] = [];
    expect(await lock(told)).toMatchObject({ ok: true });
    expect(told).toEqual([expect.stringContaining(`waiting ${seconds} seconds`)]);
  });

  it('is touched while it is held, made again where it was deleted, and its loss is told', async () => {
    const held = await lockDataFolder(dataDir, { table, times });
    if (!held.ok) throw new Error(held.problem);
    const { lost, release } = held.value;
    const first = statSync(lockFile()).mtimeMs;
    await expect.poll(() => statSync(lockFile()).mtimeMs).toBeGreaterThan(first);
    const own = readFileSync(lockFile(), 'utf8');
    rmSync(lockFile());
    await expect.poll(() => existsSync(lockFile()) && readFileSync(lockFile(), 'utf8')).toBe(own);
    expect(lost.aborted).toBe(false);
    writeFileSync(lockFile(), inSpace({ boot: 'elsewhere' }));
    await expect.poll(() => lost.aborted).toBe(true);
    expect(lost.reason.message).toContain('has taken over the data folder');
    release();
    expect(existsSync(lockFile())).toBe(true);
  });
});
