import { expect, it, vi } from 'vitest';
import { hearOfOthers, namingPerson, watchDevice } from './other-person';

it('a page hears of another person and of a sign-out, and not of the same person', async () => {
  const onOther = vi.fn();
  const ada = hearOfOthers('ada', onOther);
  const sameInOtherTab = hearOfOthers('ada', () => {});
  sameInOtherTab.end(false);
  const ben = hearOfOthers('ben', () => {});
  await vi.waitFor(() => expect(onOther).toHaveBeenCalledTimes(1));
  ben.end(true);
  await vi.waitFor(() => expect(onOther).toHaveBeenCalledTimes(2));
  ada.end(false);
  const onCyd = vi.fn();
  const dan = hearOfOthers('dan', onCyd);
  const cyd = hearOfOthers('cyd', () => {});
  await vi.waitFor(() => expect(onCyd).toHaveBeenCalled());
  expect(onOther).toHaveBeenCalledTimes(2);
  for (const page of [cyd, dan]) page.end(false);
});

it('a page that is come back to finds another person, or nobody', async () => {
  const ofDevice: { id: string | null | undefined } = { id: 'ada' };
  const isOther = watchDevice('ada', async () => ofDevice.id);
  expect(await isOther()).toBe(false);
  ofDevice.id = 'ben';
  expect(await isOther()).toBe(true);
  ofDevice.id = null;
  expect(await isOther()).toBe(true);
  ofDevice.id = undefined;
  expect(await isOther()).toBe(false);
});

it('a page where nothing can be noted finds nobody else', async () => {
  const isOther = watchDevice('ada', async () => undefined);
  expect([await isOther(), await isOther()]).toEqual([false, false]);
  const isOtherToo = watchDevice('ada', async () => 'ben');
  expect([await isOtherToo(), await isOtherToo()]).toEqual([false, false]);
});

it('names the person with server actions and with nothing else', async () => {
  const send = vi.fn(async (..._: Parameters<typeof fetch>) => new Response());
  const sendAsAda = namingPerson(send, 'ada');
  await sendAsAda('/b/biz_1/journal', { method: 'POST', headers: { 'next-action': 'x' }, body: '[]' });
  const [, named] = send.mock.lastCall ?? [];
  expect(named).toMatchObject({ method: 'POST', body: '[]' });
  expect(Object.fromEntries(new Headers(named?.headers))).toEqual({
    'next-action': 'x',
    'x-daybook-person': 'ada',
  });
  await sendAsAda('/api/data/b/biz_1/ledgers', { cache: 'no-store' });
  expect(send).toHaveBeenLastCalledWith('/api/data/b/biz_1/ledgers', { cache: 'no-store' });
});
