import { afterEach, expect, it, vi } from 'vitest';
import { streamText } from './stream-text';

afterEach(() => {
  vi.useRealTimers();
});

const untilIdle = () => new Promise((resolve) => setImmediate(resolve));

it('is what was written, in order', async () => {
  const stream = streamText(async (write) => {
    await write('één ');
    await write('two');
  });
  expect(await new Response(stream).text()).toBe('één two');
});

it('begins with the first read, and writes no faster than it is read', async () => {
  const written: number[] = [];
  const stream = streamText(async (write) => {
    for (let chunk = 0; chunk < 10; chunk += 1) {
      written.push(chunk);
      await write(`${chunk}`);
    }
  });
  await untilIdle();
  expect(written).toEqual([]);
  const reader = stream.getReader();
  await reader.read();
  await untilIdle();
  expect(written.length).toBeLessThanOrEqual(3);
  await reader.cancel();
});

it('breaks where the writer does, so that a part is never taken for the whole', async () => {
  const stream = streamText(async (write) => {
    await write('some');
    throw new Error('the database is gone');
  });
  await expect(new Response(stream).text()).rejects.toThrow('the database is gone');
});

it('fails the writer when the reader leaves', async () => {
  const ended = vi.fn<(outcome: string) => void>();
  const stream = streamText(async (write) => {
    try {
      for (;;) await write('more');
    } catch {
      ended('failed');
    }
  });
  const reader = stream.getReader();
  await reader.read();
  await reader.cancel();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith('failed'), { timeout: 20_000 });
});

it('fails the writer when the reader takes nothing for half a minute', async () => {
  vi.useFakeTimers();
  let failure: unknown;
  const stream = streamText(async (write) => {
    try {
      for (;;) await write('more');
    } catch (error) {
      failure = error;
      throw error;
    }
  });
  const reader = stream.getReader();
  await reader.read();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(failure).toMatchObject({ message: 'the reader takes nothing' });
});
