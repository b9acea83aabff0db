import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ExactNumber } from '@/lib/json';
import { accept, refuse } from '@/lib/result';
import { shareOfPerson, takeRequest } from '../accounting/fair-share';
import { beginRequest } from '../session/testing/request-at-hand';
import { businessId, makePerson, openSmallDesk, origin, signInAs } from '../session/testing/small-desk';
import { answerData, problemAnswer, readQuery } from './data-answer';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

openSmallDesk();
beforeEach(() => beginRequest());

const request = (search = '') => new Request(`${origin}/api/data/b/${businessId}/ledgers${search}`);
const context = { params: Promise.resolve({ businessId }) };
const never = async () => {
  throw new Error('the read was reached');
};

describe('answerData', () => {
  it('refuses who is not signed in and who is no member, before anything is read', async () => {
    expect((await answerData(request(), context, never)).status).toBe(401);
    await signInAs(await makePerson(null));
    expect((await answerData(request(), context, never)).status).toBe(404);
  });

  it('gives the read the member, the business and the query', async () => {
    const person = await makePerson('owner');
    await signInAs(person);
    const answer = await answerData(request('?q=rent'), context, async (member, business, search) =>
      accept({ who: member.user.id, business, q: search.get('q') }),
    );
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ who: person.id, business: businessId, q: 'rent' });
  });

  it('keeps every digit of an amount, and lets nobody keep the answer', async () => {
    await signInAs(await makePerson('owner'));
    const answer = await answerData(request(), context, async () =>
      accept({ total: new ExactNumber('90071992547409.91') }),
    );
    expect(await answer.text()).toBe('{"total":90071992547409.91}');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('refuses a person who has used up their share of a minute, says for how long, and nobody else', async () => {
    const [ada, ben] = [await makePerson('owner'), await makePerson('owner')];
    const share = shareOfPerson(ada.id);
    // The minute must not end meanwhile.
    vi.useFakeTimers({ toFake: ['Date'] });
    while (takeRequest(share) === null);
    const list = () =>
      answerData(request(), context, ({ client }) =>
        client.listLedgers({ parameters: { business_id: businessId } }),
      );
    await signInAs(ada);
    const refused = await list();
    await signInAs(ben);
    const other = await list();
    vi.useRealTimers();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      code: 'too_many_requests',
      detail: expect.stringMatching(/Try again in \d+ seconds?\.$/),
    });
    // No service is there, which this one learns.
    expect(other.status).toBe(503);
  });

  it('answers a refusal as the service words it', async () => {
    await signInAs(await makePerson('owner'));
    const problem = { code: 'not_found', status: 404, detail: 'There is no such ledger.' };
    const answer = await answerData(request(), context, async () => refuse(problem));
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toEqual(problem);
  });
});

it('answers 503 for a service that did not answer, in words for people', async () => {
  const detail = 'The accounting service did not answer (fetch failed).';
  const answer = problemAnswer({ code: 'unreachable', status: 0, detail });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    detail: 'Daybook did not answer. Nothing that you typed is lost; try again.',
  });
});

describe('readQuery', () => {
  const schema = z.strictObject({
    page_size: z.coerce.number().int().max(100).default(100),
    q: z.string().optional(),
  });
  const read = (search: string) => readQuery(schema, new URLSearchParams(search));

  it('gives the query as it was sent', () => {
    expect(read('page_size=50&q=rent')).toEqual({ ok: true, value: { page_size: '50', q: 'rent' } });
    expect(read('')).toEqual({ ok: true, value: {} });
  });

  it.each([
    ['page_size=101', 'page_size'],
    ['page_size=many', 'page_size'],
    ['order=up', 'order'],
  ])('refuses %s and says why', (search, name) => {
    const outcome = read(search);
    expect(outcome).toMatchObject({ ok: false, problem: { status: 422, code: 'invalid_query' } });
    expect(!outcome.ok && outcome.problem.detail).toContain(name);
  });
});
