import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { secondsToWait, takeRequest, waitForShare } from './fair-share';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T10:00:20Z') });
});
afterEach(() => vi.useRealTimers());

const share = (key: string) => ({ key, most: 3 });

it('gives each no more than its share of a minute, and the next minute another one', () => {
  const ada = share('ada');
  expect([1, 2, 3].map(() => takeRequest(ada))).toEqual([null, null, null]);
  expect(takeRequest(ada)).toMatchObject({ status: 429, code: 'too_many_requests', retryAfter: 40 });
  expect(takeRequest(share('ben'))).toBeNull();
  vi.setSystemTime(new Date('2026-11-30T10:00:59.5Z'));
  expect(takeRequest(ada)?.detail).toMatch(/Try again in 1 second\.$/);
  vi.setSystemTime(new Date('2026-11-30T10:01:00Z'));
  expect(takeRequest(ada)).toBeNull();
});

it('lets those who are set back by a clock go on', () => {
  const cyd = share('cyd');
  for (let request = 0; request < 3; request += 1) takeRequest(cyd);
  vi.setSystemTime(new Date('2026-11-30T09:00:20Z'));
  expect(takeRequest(cyd)).toBeNull();
});

it('waits for the next minute where not enough is left of this one', async () => {
  const mail = share('mail');
  const waits: number[] = [];
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
    vi.setSystemTime(Date.now() + milliseconds);
  };
  await waitForShare(mail, 2, wait);
  takeRequest(mail);
  await waitForShare(mail, 2, wait);
  expect(waits).toEqual([]);
  takeRequest(mail);
  await waitForShare(mail, 2, wait);
  expect(waits).toEqual([40_000]);
  expect(secondsToWait(mail, 2)).toBe(0);
});
