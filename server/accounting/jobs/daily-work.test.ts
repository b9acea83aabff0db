import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { doDaily } from './daily-work';

const day = 24 * 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function logged() {
  const lines: { level: number; msg: string }[] = [];
  return {
    lines,
    logger: pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) }),
  };
}

it('is done at the start and every day, until it is stopped', async () => {
  let times = 0;
  const daily = doDaily({ counted: async () => ({ times: times++ }) }, logged().logger);
  await vi.advanceTimersByTimeAsync(0);
  expect(times).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(times).toBe(3);
  await daily.stop();
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(times).toBe(3);
});

it('tells what was done, and goes on after what failed', async () => {
  const { lines, logger } = logged();
  const works = {
    'the first': async () => {
      throw new Error('the storage is away');
    },
    'the second': async () => ({ removed: 2 }),
    'the third': async () => ({ removed: 0 }),
  };
  await vi.waitFor(async () => doDaily(works, logger).stop());
  expect(lines).toEqual([]);
  const daily = doDaily(works, logger);
  await vi.advanceTimersByTimeAsync(0);
  await daily.stop();
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [40, 'the first: failed; will be retried in a day'],
    [30, 'the second'],
  ]);
});
