import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchWithTimeout } from './fetch-with-timeout';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A service that never answers. */
const silence = (_input: unknown, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

it('keeps no timer of a request that was answered, nor of one that failed', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  await fetchWithTimeout('http://service/v0/businesses');
  expect(vi.getTimerCount()).toBe(0);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  await expect(fetchWithTimeout('http://service/v0/businesses')).rejects.toThrow('fetch failed');
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up after two minutes without an answer', async () => {
  vi.stubGlobal('fetch', silence);
  const answer = expect(fetchWithTimeout('http://service/v0/businesses')).rejects.toThrow('No answer.');
  await vi.advanceTimersByTimeAsync(120_000);
  await answer;
});

it('ends as soon as the one who asked does', async () => {
  vi.stubGlobal('fetch', silence);
  const asker = new AbortController();
  const answer = expect(
    fetchWithTimeout('http://service/v0/businesses', { signal: asker.signal }),
  ).rejects.toThrow('left');
  asker.abort(new Error('left'));
  await answer;
});
