import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { isRunning, procTable, systemProcessTable } from './process-table';

const root = mkdtempSync(join(tmpdir(), 'daybook-proc-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Above any number that the system gives, so that no real process stands behind a missing one. */
const [running, sleeping, stopped, zombie, dead, oddName, gone] = [1, 2, 3, 4, 5, 6, 7].map(
  (n) => 2 ** 30 + n,
) as [number, number, number, number, number, number, number];

function addProcess(pid: number, name: string, state: string, startTicks: number, commandLine: string) {
  const before = '1 1 1 0 -1 4194560 0 0 0 0 0 0 0 0 20 0 1 0';
  mkdirSync(join(root, `${pid}`));
  writeFileSync(join(root, `${pid}`, 'stat'), `${pid} (${name}) ${state} ${before} ${startTicks} 1024 7 8\n`);
  writeFileSync(join(root, `${pid}`, 'cmdline'), commandLine.replaceAll(' ', '\0'));
}

mkdirSync(join(root, 'sys/kernel/random'), { recursive: true });
writeFileSync(join(root, 'sys/kernel/random/boot_id'), 'boot\n');
addProcess(running, 'node', 'R', 500, 'node start.js');
addProcess(sleeping, 'node', 'S', 501, 'node other.js');
addProcess(stopped, 'node', 'T', 502, 'node third.js');
addProcess(zombie, 'postgres', 'Z', 503, '');
addProcess(dead, 'postgres', 'X', 504, 'postgres -D x');
addProcess(oddName, 'a) Z (b c', 'S', 505, 'odd');
const table = procTable(root);

describe('the space of processes', () => {
  it('is not known where the system does not tell', () => {
    expect(table.space).toBeUndefined();
  });

  it('is the namespace, the start of the machine and the container', () => {
    const inContainer = mkdtempSync(join(tmpdir(), 'daybook-proc-'));
    onTestFinished(() => rmSync(inContainer, { recursive: true, force: true }));
    mkdirSync(join(inContainer, 'sys/kernel/random'), { recursive: true });
    writeFileSync(join(inContainer, 'sys/kernel/random/boot_id'), 'boot\n');
    mkdirSync(join(inContainer, 'self/ns'), { recursive: true });
    symlinkSync('pid:[4026532178]', join(inContainer, 'self/ns/pid'));
    const space = { namespace: 'pid:[4026532178]', boot: 'boot' };
    expect(procTable(inContainer).space).toEqual(space);
    const container = '/var/lib/docker/overlay2/0123abcd/diff';
    const options = `rw,lowerdir=/var/lib/docker/overlay2/l/A,upperdir=${container},workdir=/var/lib/docker/overlay2/0123abcd/work`;
    writeFileSync(
      join(inContainer, 'self/mountinfo'),
      `22 27 0:21 / /proc rw - proc proc rw\n93 60 0:50 / / ro,relatime - overlay overlay ${options}\n`,
    );
    expect(procTable(inContainer).space).toEqual({ ...space, container });
  });
});

describe('a process found in /proc', () => {
  it.each([
    ['running', running, 'boot:500'],
    ['sleeping', sleeping, 'boot:501'],
    ['stopped by a debugger', stopped, 'boot:502'],
    ['with brackets and spaces in its name', oddName, 'boot:505'],
  ])('that is %s is told with its start', (_, pid, startedAt) => {
    expect(table.find(pid)).toEqual({ pid, startedAt });
  });

  it.each([
    ['a zombie', zombie],
    ['dead', dead],
    ['gone', gone],
  ])('that is %s is not found', (_, pid) => {
    expect(table.find(pid)).toBeUndefined();
  });

  it('is listed with its parent and its command line unless it is dead', () => {
    expect(table.list().toSorted((a, b) => a.pid - b.pid)).toEqual([
      { pid: running, parent: 1, commandLine: 'node start.js' },
      { pid: sleeping, parent: 1, commandLine: 'node other.js' },
      { pid: stopped, parent: 1, commandLine: 'node third.js' },
      { pid: oddName, parent: 1, commandLine: 'odd' },
    ]);
  });
});

describe('an identity', () => {
  it.each([
    ['the same process', running, 'boot:500', true],
    ['a process that hides its start', running, 'unknown', true],
    ['a newer process with the number', running, 'boot:499', false],
    ['a process of before the machine was started anew', running, 'earlier:500', false],
    ['a zombie', zombie, 'boot:503', false],
    ['nobody', gone, 'boot:1', false],
  ])('of %s', (_, pid, startedAt, expected) => {
    expect(isRunning(table, { pid, startedAt })).toBe(expected);
  });
});

describe('the table of this system', () => {
  it('knows this very process', () => {
    const found = systemProcessTable().find(process.pid);
    expect(found?.startedAt).toMatch(/\d/);
    expect(found && isRunning(systemProcessTable(), found)).toBe(true);
    expect(
      systemProcessTable()
        .list()
        .map(({ pid }) => pid),
    ).toContain(process.pid);
  });
});
