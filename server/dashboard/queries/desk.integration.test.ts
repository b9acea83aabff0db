import { beforeEach, expect, it, vi } from 'vitest';
import { businessReads } from '@/lib/reads/business-reads';
import { openSmallService } from '../accounting/testing/small-service';
import { putMembership } from '../session/storage/memberships';
import { dashboardDatabase } from '../session/storage/pool';
import { beginRequest } from '../session/testing/request-at-hand';
import { businessId, makePerson, openSmallDesk, origin, signInAs } from '../session/testing/small-desk';
import { answerRead } from './answer-read';
import { readBusinessName, readDesk } from './desk';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

/** A tenant of four businesses, on two pages. */
const bakery = { id: businessId, name: 'Weir Street Bakery', status: 'active' };
const rentals = { id: 'biz_rentals', name: 'Harbour Rentals', status: 'active' };
const closed = { id: 'biz_closed', name: 'Closed Diner', status: 'inactive' };
const foreign = { id: 'biz_foreign', name: 'Foreign Foods', status: 'active' };
const pages = [
  { data: [bakery, foreign], pagination: { next_page_token: 'second' } },
  { data: [closed, rentals], pagination: { next_page_token: null } },
];
const dated = { entries_start: '2025-01-01T00:00:00.000Z', books_locked_through: null };
const answers: Record<string, unknown> = {
  [`/v0/business/${businessId}`]: { data: { ...bakery, ...dated, currency: 'USD', certain_threshold: 0.98 } },
  [`/v0/business/${businessId}/journal-entry/counts`]: {
    data: { bookkeeper_pending: 3, business_pending: 1 },
  },
  [`/v0/business/${businessId}/task/counts`]: { data: { open: 2, answered: 0 } },
  '/v0/business?page_size=100': pages[0],
  '/v0/business?page_size=100&page_token=second': pages[1],
};

const service = openSmallService(({ path }) => ({ status: 200, body: answers[path] ?? { data: [] } }));
openSmallDesk(service);
beforeEach(() => {
  beginRequest();
  service.received.length = 0;
});

/** Signs in somebody who keeps the books of the bakery and of the businesses named. */
async function signInBookkeeperOf(...others: string[]): Promise<void> {
  const person = await makePerson('bookkeeper');
  for (const other of others) {
    await putMembership(dashboardDatabase(), person.id, { businessId: other, role: 'bookkeeper' });
  }
  await signInAs(person);
}

const asked = () => service.received.map(({ path }) => path).sort();

it('the frame of a screen makes the same requests for a member of one business and of many', async () => {
  await signInBookkeeperOf();
  expect(await readDesk(businessId)).toMatchObject({
    ok: true,
    value: { business: { name: bakery.name, isActive: true }, tasks: { open: 2 }, hasOthers: false },
  });
  const ofOne = asked();
  expect(ofOne).toHaveLength(3);

  service.received.length = 0;
  await signInBookkeeperOf(rentals.id, ...Array.from({ length: 300 }, (_, number) => `biz_${number}`));
  const ofMany = await readDesk(businessId);
  expect(ofMany).toMatchObject({ ok: true, value: { hasOthers: true } });
  expect(JSON.stringify(ofMany)).not.toContain(rentals.name);
  expect(asked()).toEqual(ofOne);
});

it('the title of a page names the business to its members, and to nobody else', async () => {
  await signInBookkeeperOf();
  expect(await readBusinessName(businessId)).toBe(bakery.name);
  service.received.length = 0;
  await expect(readBusinessName(foreign.id)).rejects.toThrow();
  expect(asked()).toEqual([]);
});

it('the businesses to switch to are the active ones of the member, from all pages, by name', async () => {
  await signInBookkeeperOf(rentals.id, closed.id);
  const { path } = businessReads.own;
  const answer = await answerRead(new Request(`${origin}/api/data/b/${businessId}/${path}`), {
    params: Promise.resolve({ businessId, path: [path] }),
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    data: [
      { id: rentals.id, name: rentals.name },
      { id: bakery.id, name: bakery.name },
    ],
  });
});
