import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { lookAgain } from './look-again';
import { onlyPart } from './parts';
import { readPart } from './read-part';
import type { EntryWindow } from './use-entry-window';

vi.mock(import('./read-part'), () => ({ readPart: vi.fn() }) as never);

const fresh = { entries: [{ id: 'je_2' }], next: null };
const queryKey = ['entries', 'list'];
const look = (client: QueryClient, setHead = vi.fn()) => {
  vi.mocked(readPart).mockResolvedValue(fresh as never);
  const sight = {
    ...{ asked: 'list', query: {}, parts: [onlyPart], visible: [0], hasOutline: false, setHead },
    optionsOf: () => ({ queryKey }),
  };
  const entryWindow = { read: [[{ id: 'je_1' }]], sight } as unknown as EntryWindow;
  return lookAgain(client, 'biz_1', entryWindow, (entries) => entries);
};

it('shows what is there now once it is taken', async () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, { entries: [{ id: 'je_1' }], next: null });
  const found = await look(client);
  expect([[...found.ids], found.isWhole]).toEqual([['je_2'], true]);
  expect(client.getQueryData(queryKey)).toMatchObject({ entries: [{ id: 'je_1' }] });
  found.take();
  expect(client.getQueryData(queryKey)).toEqual(fresh);
});

it('keeps nothing of a list that was left meanwhile, which is read from its beginning when it is asked for again', async () => {
  const client = new QueryClient();
  const found = await look(client);
  found.take();
  expect(client.getQueryState(queryKey)).toBeUndefined();
});
