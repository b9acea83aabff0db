import {
  environmentManager,
  focusManager,
  InfiniteQueryObserver,
  onlineManager,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mostPagesReadAgain, oldAfterMilliseconds } from '@/lib/client/age-of-reads';
import { makeQueryClient } from './query-client';

const oldMilliseconds = oldAfterMilliseconds + 1000;

const returns = [
  ['the person returns to the page', () => focusManager.setFocused(true)],
  ['the network returns', () => onlineManager.setOnline(true)],
] as const;

beforeEach(() => {
  // On a server, nothing grows old.
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers();
});

afterEach(() => {
  environmentManager.setIsServer(() => typeof window === 'undefined');
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** A client with what is shown: of each read, how often it was read. */
function openScreen() {
  const client = makeQueryClient();
  client.mount();
  const watch = (name: string) => {
    const read = vi.fn(async () => name);
    return { read, stop: new QueryObserver(client, { queryKey: [name], queryFn: read }).subscribe(() => {}) };
  };
  const watchPages = async (count: number) => {
    const read = vi.fn(async () => 'page');
    const pages = new InfiniteQueryObserver(client, {
      queryKey: ['list', 'pages'],
      queryFn: read,
      initialPageParam: 0,
      getNextPageParam: (_, all) => all.length,
    });
    pages.subscribe(() => {});
    await vi.waitFor(() => expect(pages.getCurrentResult().isSuccess).toBe(true));
    for (let page = 1; page < count; page += 1) await pages.fetchNextPage();
    read.mockClear();
    return read;
  };
  return { client, watch, watchPages };
}

/** The person is away, or the network, for so long. */
async function goAway(milliseconds: number) {
  focusManager.setFocused(false);
  onlineManager.setOnline(false);
  await vi.advanceTimersByTimeAsync(milliseconds);
}

describe.each(returns)('When %s', (_, come) => {
  test('all that is shown is read again once any of it is old', async () => {
    const { client, watch } = openScreen();
    const counts = watch('counts');
    await vi.advanceTimersByTimeAsync(oldMilliseconds / 2);
    const list = watch('list');
    const hidden = watch('hidden');
    await vi.advanceTimersByTimeAsync(0);
    hidden.stop();
    await goAway(oldMilliseconds / 2);
    come();
    await vi.advanceTimersByTimeAsync(0);
    expect([counts, list, hidden].map(({ read }) => read.mock.calls.length)).toEqual([2, 2, 1]);
    client.unmount();
  });

  test('nothing is read again while all of it is new', async () => {
    const { client, watch } = openScreen();
    const { read } = watch('list');
    await goAway(oldMilliseconds / 2);
    come();
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledTimes(1);
    client.unmount();
  });

  test('a list is read again as far as it has few pages', async () => {
    for (const [pages, reads] of [
      [mostPagesReadAgain, mostPagesReadAgain],
      [mostPagesReadAgain + 1, 0],
    ] as const) {
      const { client, watchPages } = openScreen();
      const read = await watchPages(pages);
      await goAway(oldMilliseconds);
      come();
      await vi.advanceTimersByTimeAsync(0);
      expect(read, `${pages} pages`).toHaveBeenCalledTimes(reads);
      client.unmount();
    }
  });
});
