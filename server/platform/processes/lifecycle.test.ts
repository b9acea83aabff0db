import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { StartRefusal } from '../start-refusal';
import { type Lifecycle, runUntilStopped } from './lifecycle';

/** Runs a program and collects what it does and what it says to standard error. */
async function run(
  start: (lifecycle: Lifecycle, events: string[]) => Promise<void> | void,
  logFile?: string,
) {
  const events: string[] = [];
  const words: string[] = [];
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => words.push(String(text)) > 0);
  const exitCode = await runUntilStopped(async (lifecycle) => {
    lifecycle.whenStopping(() => void events.push('database stopped'));
    lifecycle.whenStopping(async () => void events.push('service stopped'));
    await start(lifecycle, events);
  }, logFile);
  spy.mockRestore();
  return { exitCode, events, words };
}

const stopped = ['service stopped', 'database stopped'];

describe('a program of several parts', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'stops them from the last to the first at %s',
    async (signal) => {
      expect(await run(() => void process.kill(process.pid, signal))).toEqual({
        exitCode: 0,
        events: stopped,
        words: [],
      });
    },
  );

  it('ends with the exit code of its work', async () => {
    expect(await run(({ finish }) => finish(3))).toEqual({ exitCode: 3, events: stopped, words: [] });
  });

  it('says the last words of a part that died, once', async () => {
    const { exitCode, events, words } = await run(({ fail }) => {
      fail('The service has ended.');
      fail('The dashboard has ended.');
    });
    expect({ exitCode, events, words }).toEqual({
      exitCode: 1,
      events: stopped,
      words: ['The service has ended.\n'],
    });
  });

  it('says a refusal in its sentence and stops what had started', async () => {
    const { exitCode, events, words } = await run(() => {
      throw new StartRefusal('PORT 3000 is in use.');
    });
    expect({ exitCode, events, words }).toEqual({
      exitCode: 1,
      events: stopped,
      words: ['PORT 3000 is in use.\n'],
    });
  });

  it('says in one sentence that the disk is full', async () => {
    const { exitCode, words } = await run(() => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    });
    expect({ exitCode, words }).toEqual({
      exitCode: 1,
      words: [
        expect.stringMatching(/^The disk is full \(ENOSPC.*\); make room and start Daybook again\.\n$/),
      ],
    });
  });

  const bug = () => {
    throw new Error('unforeseen');
  };

  it('says a bug in one sentence, and keeps its stack in the log', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'daybook-log-'));
    const logFile = join(folder, 'daybook.log');
    const { exitCode, words } = await run(bug, logFile);
    expect({ exitCode, words }).toEqual({
      exitCode: 1,
      words: [`Unexpected error: unforeseen. This is a fault of Daybook; its details are in ${logFile}.\n`],
    });
    expect(JSON.parse(readFileSync(logFile, 'utf8')).err.stack).toMatch(/unforeseen\n\s+at /);
    rmSync(folder, { recursive: true });
  });

  it('shows the stack of a bug to whoever asks for it', async () => {
    expect((await run(bug)).words.join('')).toMatch(/^Unexpected error: unforeseen\..+LOG_LEVEL=debug\.\n$/);
    vi.stubEnv('LOG_LEVEL', 'debug');
    expect((await run(bug)).words.join('')).toMatch(/unforeseen\n\s+at /);
    vi.unstubAllEnvs();
  });

  it('goes on stopping when one part cannot be stopped', async () => {
    const { exitCode, events, words } = await run(({ whenStopping, finish }) => {
      whenStopping(() => {
        throw new Error('stuck');
      });
      finish(0);
    });
    expect({ exitCode, events }).toEqual({ exitCode: 1, events: stopped });
    expect(words.join('')).toContain('stuck');
  });

  it('gives up waiting in the start when it is told to end', async () => {
    const { exitCode } = await run(async ({ signal, finish }) => {
      finish(0);
      expect(signal.aborted).toBe(true);
    });
    expect(exitCode).toBe(0);
  });
});
