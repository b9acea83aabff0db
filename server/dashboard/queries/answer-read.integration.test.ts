import { v7 } from 'uuid';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { everyRead } from '@/lib/reads/every-read';
import { openSmallService } from '../accounting/testing/small-service';
import { beginRequest } from '../session/testing/request-at-hand';
import { businessId, makePerson, openSmallDesk, origin, signInAs } from '../session/testing/small-desk';
import { answerRead } from './answer-read';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

let counts: unknown;
const service = openSmallService(() => ({ status: 200, body: { data: counts } }));
openSmallDesk(service);
beforeEach(async () => {
  beginRequest();
  await signInAs(await makePerson('owner'));
});

const readCounts = (search = '') =>
  answerRead(new Request(`${origin}/api/data/b/${businessId}/journal-entries/counts${search}`), {
    params: Promise.resolve({ businessId, path: ['journal-entries', 'counts'] }),
  });

describe('an answer that is passed on', () => {
  it('has what the contract says and nothing else', async () => {
    counts = { bookkeeper_pending: 3, business_pending: 0, internal: 'x' };
    const answer = await readCounts();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ data: { bookkeeper_pending: 3, business_pending: 0 } });
  });

  it('is refused where the contract does not allow it, naming the member', async () => {
    counts = { bookkeeper_pending: 'three', business_pending: 0 };
    const answer = await readCounts();
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({
      code: 'unexpected_answer',
      detail: expect.stringContaining('data.bookkeeper_pending'),
    });
  });
});

it('a rule that is offered tells how many pending entries it would change', async () => {
  counts = {
    pending_entry_ids: ['je_1', 'je_2'],
    agreeing_entry_ids: ['je_3'],
    contradicting_entry_ids: [],
    shadowed_by: null,
    considered: { pending: 2, confirmed: 1 },
  };
  const read = (query: string) =>
    answerRead(new Request(`${origin}/api/data/b/${businessId}/rule-effect?${query}`), {
      params: Promise.resolve({ businessId, path: ['rule-effect'] }),
    });
  const ledgerId = encodeIdentifier('ledger', v7());
  const answer = await read(`payee=Zyx&ledger_id=${ledgerId}&direction=out`);
  expect(await answer.json()).toEqual({ data: { pending: 2 } });
  const rule = { conditions: { text: { is: 'Zyx' }, direction: 'out' }, then: { ledger_id: ledgerId } };
  expect(service.received.at(-1)).toMatchObject({
    method: 'POST',
    path: expect.stringMatching(/\/rule\/preview$/),
    bytes: JSON.stringify(rule).length,
  });
  expect((await read('payee=Zyx')).status).toBe(422);
});

/** A new read is among them by being declared. */
describe.each(everyRead)('$path', ({ path }) => {
  it.each([
    ['nobody', null, 401],
    ['a stranger', 'stranger', 404],
  ] as const)('is refused to %s', async (_, who, status) => {
    beginRequest();
    if (who) await signInAs(await makePerson(null));
    const filled = path.replace(/\{\w+\}/g, 'none');
    const answer = await answerRead(new Request(`${origin}/api/data/b/${businessId}/${filled}`), {
      params: Promise.resolve({ businessId, path: filled.split('/') }),
    });
    expect(answer.status).toBe(status);
  });
});
