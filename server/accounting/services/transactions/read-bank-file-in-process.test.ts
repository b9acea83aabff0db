import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readBankFile } from '../../domain/bank-files/read-bank-file';
import { readBankFileInProcess } from './read-bank-file-in-process';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const csv = (records: number) =>
  bytesOf(`Date,Description,Amount\n${'2026-01-13,Shop,-1.00\n'.repeat(records)}`);
const splits = (count: number) =>
  bytesOf(`!Type:Bank\nD01/13/2026\nT-1.00\nPShop\n${'SRent\n$-1.00\n'.repeat(count)}^\n`);

/** For how long nothing else ran at most, in nanoseconds, the least of three times: a busy machine only adds to it. */
async function longestDelay(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 3; count += 1) {
    const delays = monitorEventLoopDelay({ resolution: 5 });
    delays.enable();
    // A delay is between two times at which something else could run.
    await setTimeout(20);
    await work();
    await setTimeout(20);
    delays.disable();
    least = Math.min(least, delays.max);
  }
  return least;
}

describe('a file that is read in a process of its own', { timeout: 120_000 }, () => {
  it('gives the same as on the service’s own thread', async () => {
    for (const bytes of [
      csv(2500),
      bytesOf('Date,Description,Amount\n03/04/2026,Shop,-1\n'.padEnd(40_000)),
      splits(4000),
    ]) {
      expect(bytes.length).toBeGreaterThan(32 * 1024);
      expect(await readBankFileInProcess('biz_1', bytes, {})).toEqual(readBankFile(bytes));
    }
  });

  it('keeps the service’s thread free', async () => {
    const bytes = splits(100_000);
    const apart = await longestDelay(async () =>
      expect((await readBankFileInProcess('biz_1', bytes, {})).ok).toBe(true),
    );
    const here = await longestDelay(() => expect(readBankFile(bytes).ok).toBe(true));
    expect(apart).toBeLessThan(here / 2);
  });

  it('is refused when it takes too much memory or time', async () => {
    const refused = {
      ok: false,
      problem: { code: 'broken_file', message: expect.stringContaining('Split it') },
    };
    expect(
      await readBankFileInProcess('biz_1', csv(60_000), {}, { heapMb: 24, memoryMb: 640, timeoutMs: 60_000 }),
    ).toMatchObject(refused);
    expect(
      await readBankFileInProcess('biz_1', csv(2500), {}, { heapMb: 320, memoryMb: 640, timeoutMs: 1 }),
    ).toMatchObject(refused);
  });
});
