import { describe, expect, it, vi } from 'vitest';
import { StartRefusal } from '../start-refusal';
import { type Lifecycle, runUntilStopped } from './lifecycle';

/** Runs a program and collects what it does and what it says to standard error. */
async function run(start: (lifecycle: Lifecycle, events: string[]) => Promise<void> | void) {
  const events: string[] = [];
  const words: string[] = [];
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => words.push(String(text)) > 0);
  const exitCode = await runUntilStopped(async (lifecycle) => {
    lifecycle.whenStopping(() => void events.push('database stopped'));
    lifecycle.whenStopping(async () => void events.push('service stopped'));
    await start(lifecycle, events);
  });
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

  it('shows the stack of a bug', async () => {
    const { exitCode, words } = await run(() => {
      throw new Error('unforeseen');
    });
    expect(exitCode).toBe(1);
    expect(words.join('')).toMatch(/unforeseen\n\s+at /);
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
