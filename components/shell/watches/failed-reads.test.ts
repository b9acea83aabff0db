import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataProblem } from '@/lib/client/read-data';
import { makeQueryClient } from '../query-client';
import { readFailedAgain } from './failed-reads';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browserWindow = new EventTarget();
/** Whether all of Daybook answers, and whether what is read does. */
let isUp = false;
let answers = false;
const looks = vi.fn(async () => ({ ok: isUp }));

beforeEach(() => {
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browserWindow);
  vi.stubGlobal('fetch', looks);
  looks.mockClear();
  page.visibilityState = 'visible';
  isUp = false;
  answers = false;
});

afterEach(() => {
  environmentManager.setIsServer(() => typeof window === 'undefined');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A screen whose list could not be read; `reads` are the attempts since. */
async function openFailed() {
  const client = makeQueryClient();
  const reads = vi.fn(async () => {
    if (answers) return 'list';
    throw new DataProblem({ code: 'unreachable', status: 0, detail: 'Daybook cannot be reached.' });
  });
  const list = new QueryObserver(client, { queryKey: ['list'], queryFn: reads, retry: false });
  const leave = list.subscribe(() => {});
  const end = readFailedAgain(client);
  await vi.advanceTimersByTimeAsync(0);
  reads.mockClear();
  return { list, reads, leave, end };
}

test('what could not be read is read again within a second after Daybook is back', async () => {
  const { list, reads, end } = await openFailed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads, 'nothing is read while a part is away').not.toHaveBeenCalled();
  expect(looks.mock.calls.length).toBeLessThanOrEqual(61);
  isUp = true;
  answers = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(list.getCurrentResult().data).toBe('list');
  looks.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks, 'nobody looks any longer').not.toHaveBeenCalled();
  end();
});

test('a part that is away for long is looked for every ten seconds, and at once with the network', async () => {
  const { list, end } = await openFailed();
  await vi.advanceTimersByTimeAsync(150_000);
  looks.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toHaveBeenCalledTimes(6);
  isUp = true;
  answers = true;
  browserWindow.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(list.getCurrentResult().data).toBe('list');
  end();
});

test('nobody looks while the page is hidden, and at once on return', async () => {
  const { list, end } = await openFailed();
  page.visibilityState = 'hidden';
  looks.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).not.toHaveBeenCalled();
  isUp = true;
  answers = true;
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(list.getCurrentResult().data).toBe('list');
  end();
});

test('what fails although all of Daybook answers is read less and less often, and not after it is left', async () => {
  isUp = true;
  const { reads, leave, end } = await openFailed();
  await vi.advanceTimersByTimeAsync(64_000);
  expect(reads.mock.calls.length).toBeGreaterThanOrEqual(5);
  expect(reads.mock.calls.length).toBeLessThanOrEqual(7);
  leave();
  reads.mockClear();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reads).not.toHaveBeenCalled();
  end();
});
