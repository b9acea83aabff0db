import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
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

  it('is listed with its command line unless it is dead', () => {
    expect(table.list().toSorted((a, b) => a.pid - b.pid)).toEqual([
      { pid: running, commandLine: 'node start.js' },
      { pid: sleeping, commandLine: 'node other.js' },
      { pid: stopped, commandLine: 'node third.js' },
      { pid: oddName, commandLine: 'odd' },
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
