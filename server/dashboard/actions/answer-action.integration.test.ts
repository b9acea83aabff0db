import { redirect } from 'next/navigation';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ExactNumber } from '@/lib/json';
import { accept, refuse } from '@/lib/result';
import { beginRequest } from '../session/testing/request-at-hand';
import { businessId, makePerson, openSmallDesk, origin, signInAs } from '../session/testing/small-desk';
import { answerAnybody, answerMember, answerUser } from './answer-action';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

openSmallDesk();
beforeEach(() => beginRequest({ origin }));

const schema = z.strictObject({
  name: z.string().min(1),
  lines: z.array(z.strictObject({ amount: z.string() })),
});
const input = { name: 'Rent', lines: [{ amount: '1.00' }] };

/** An act that must not be reached. */
const never = async () => {
  throw new Error('the act was reached');
};
const asMember = (
  need: 'read' | 'write' | 'admin',
  act: () => Promise<unknown> = never,
  sent: unknown = input,
) => answerMember({ businessId, need }, schema, sent, act as typeof never);

describe('before the act', () => {
  it.each([
    ['no Origin', {}],
    ['a foreign Origin', { origin: 'https://books.example' }],
    ['an opaque Origin', { origin: 'null' }],
  ])('refuses %s, of members too', async (_, headers: Record<string, string>) => {
    beginRequest({ host: '127.0.0.1:3000', ...headers });
    await signInAs(await makePerson('admin'));
    const refused = { ok: false, problem: { status: 403, code: 'foreign_origin' } };
    expect(await asMember('read')).toMatchObject(refused);
    expect(await answerUser(schema, input, never)).toMatchObject(refused);
    expect(await answerAnybody(schema, input, never)).toMatchObject(refused);
  });

  it('refuses who is not signed in, whatever was sent', async () => {
    const refused = { ok: false, problem: { status: 401, code: 'unauthorized' } };
    expect(await asMember('read', never, 'nonsense')).toMatchObject(refused);
    expect(await answerUser(schema, 'nonsense', never)).toMatchObject(refused);
  });

  it('refuses what the page of another person sends, who was signed in before', async () => {
    const ada = await makePerson('bookkeeper');
    const act = async () => accept('done');
    beginRequest({ origin, 'x-daybook-person': ada.id });
    await signInAs(ada);
    expect(await asMember('write', act)).toEqual({ ok: true, data: 'done' });
    await signInAs(await makePerson('bookkeeper'));
    const refused = { ok: false, problem: { status: 409, code: 'other_person' } };
    expect(await asMember('write')).toMatchObject(refused);
    expect(await answerUser(schema, input, never)).toMatchObject(refused);
  });

  it('refuses who is no member, and members who may not', async () => {
    await signInAs(await makePerson(null));
    expect(await asMember('read')).toMatchObject({ problem: { status: 404 } });
    await signInAs(await makePerson('owner'));
    expect(await asMember('write')).toMatchObject({ problem: { status: 403 } });
    await signInAs(await makePerson('bookkeeper'));
    expect(await asMember('admin')).toMatchObject({ problem: { status: 403 } });
  });

  it('takes no business but a text: an object is a business nobody belongs to', async () => {
    await signInAs(await makePerson('admin'));
    const business = {
      businessId: { toString: () => 'biz_garage' } as unknown as string,
      need: 'read' as const,
    };
    expect(await answerMember(business, schema, input, never)).toMatchObject({ problem: { status: 404 } });
  });

  it.each([
    ['a missing field', { name: 'Rent' }, ['/lines']],
    ['an unknown field', { ...input, force: true }, ['']],
    ['several faults, and names each', { name: '', lines: [{ amount: 1 }] }, ['/name', '/lines/0/amount']],
    ['no object', null, ['']],
  ])('refuses %s', async (_, sent, pointers) => {
    await signInAs(await makePerson('admin'));
    const answer = await asMember('read', never, sent);
    expect(answer).toMatchObject({ ok: false, problem: { status: 422, code: 'validation_failed' } });
    expect(!answer.ok && answer.problem.errors?.map((fault) => fault.path)).toEqual(pointers);
  });
});

describe('the act', () => {
  it('gets the member and the input as it was read', async () => {
    const person = await makePerson('bookkeeper');
    await signInAs(person);
    const answer = await answerMember({ businessId, need: 'write' }, schema, input, async (member, read) =>
      accept({ who: member.user.id, role: member.role, read }),
    );
    expect(answer).toEqual({ ok: true, data: { who: person.id, role: 'bookkeeper', read: input } });
  });

  it('answers anybody where no session is needed', async () => {
    expect(await answerAnybody(schema, input, async (read) => accept(read))).toEqual({
      ok: true,
      data: input,
    });
  });

  it('answers amounts as plain objects: what travels must not be of a class', async () => {
    const answer = await answerAnybody(schema, input, async () => accept({ total: new ExactNumber('0.1') }));
    expect(answer.ok && Object.getPrototypeOf(answer.data.total)).toBe(Object.prototype);
  });

  it('answers a refusal as it is', async () => {
    const problem = { code: 'period_locked', status: 409, detail: 'Closed.' };
    expect(await answerAnybody(schema, input, async () => refuse(problem))).toEqual({ ok: false, problem });
  });

  it('tells in words for people that the service did not answer', async () => {
    await signInAs(await makePerson('bookkeeper'));
    const detail = 'The accounting service did not answer (fetch failed).';
    const problem = { code: 'unreachable', status: 0, detail };
    expect(await asMember('write', async () => refuse(problem))).toMatchObject({
      problem: { ...problem, detail: 'Daybook did not answer. Nothing that you typed is lost; try again.' },
    });
  });

  it('writes the days of a refusal as the reader does, in its faults, too', async () => {
    beginRequest({ origin, 'accept-language': 'en-GB' });
    const fault = { path: '/day', code: 'period_locked', message: 'lies on or before 2026-10-31' };
    const problem = {
      code: 'period_locked',
      status: 409,
      detail: 'Locked through 2026-10-31.',
      errors: [fault],
    };
    expect(await answerAnybody(schema, input, async () => refuse(problem))).toMatchObject({
      problem: {
        detail: 'Locked through 31 Oct 2026.',
        errors: [{ ...fault, message: 'lies on or before 31 Oct 2026' }],
      },
    });
  });

  it('answers a failure without its words', async () => {
    const answer = await answerAnybody(schema, input, async () => {
      throw new Error('password authentication failed for user "daybook"');
    });
    expect(answer).toMatchObject({ ok: false, problem: { status: 500, code: 'internal_error' } });
    expect(JSON.stringify(answer)).not.toContain('password');
  });

  it('may lead elsewhere', async () => {
    const leading = answerAnybody(schema, input, async () => redirect('/elsewhere'));
    await expect(leading).rejects.toMatchObject({ digest: expect.stringContaining('/elsewhere') });
  });
});
