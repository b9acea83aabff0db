import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveMailChoice, unsubscribe } from '../actions/mail';
import { dashboardSettings } from '../session/settings';
import { dashboardDatabase } from '../session/storage/pool';
import type { User } from '../session/storage/users';
import { beginRequest } from '../session/testing/request-at-hand';
import { businessId, makePerson, openSmallDesk, origin, signInAs } from '../session/testing/small-desk';
import { unsubscribeToken } from './secret-link';
import { findChoice } from './storage/mail-choices';
import { answerUnsubscribe, redirectToQuestion } from './unsubscribe-answer';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

openSmallDesk();
let owner: User;
beforeEach(async () => {
  beginRequest({ origin });
  owner = await makePerson('owner');
});

const choice = () => findChoice(dashboardDatabase(), owner.id, businessId);
const tokenOf = (kind: 'questions' | 'package') =>
  unsubscribeToken({ userId: owner.id, businessId, kind }, dashboardSettings().sessionSecret);
const address = (token: string) => `${origin}/api/mail/unsubscribe?token=${encodeURIComponent(token)}`;
const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' };
const post = async (
  token: string,
  body: BodyInit = 'List-Unsubscribe=One-Click',
  headers: HeadersInit = urlEncoded,
) => (await answerUnsubscribe(new Request(address(token), { method: 'POST', body, headers }))).status;

describe('one click of a mail program', () => {
  it('ends one kind of mail without a session, and the same again changes nothing', async () => {
    const token = tokenOf('questions');
    expect(await choice()).toEqual({ questions: 'weekly', packages: true });
    expect([await post(token), await post(token)]).toEqual([200, 200]);
    expect(await choice()).toEqual({ questions: 'never', packages: true });
    expect(await post(tokenOf('package'))).toBe(200);
    expect(await choice()).toEqual({ questions: 'never', packages: false });
  });

  it('is understood as a multipart form, too', async () => {
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect(await post(tokenOf('questions'), form, {})).toBe(200);
    expect((await choice())?.questions).toBe('never');
  });

  it.each([
    ['another body', 'List-Unsubscribe=Two-Click', 400],
    ['no body', '', 400],
    ['a body without end', 'x'.repeat(5000), 413],
  ])('is refused with %s', async (_, body, status) => {
    expect(await post(tokenOf('questions'), body)).toBe(status);
    expect((await choice())?.questions).toBe('weekly');
  });

  it('is refused with a token that was not made here', async () => {
    const foreign = unsubscribeToken({ userId: owner.id, businessId, kind: 'questions' }, 'a'.repeat(32));
    expect(await post(foreign)).toBe(404);
    expect((await choice())?.questions).toBe('weekly');
  });

  it('of somebody who is no member any more changes nothing and is no error', async () => {
    const token = tokenOf('questions');
    await dashboardDatabase().query('delete from dashboard.memberships where user_id = $1', [owner.id]);
    expect(await post(token)).toBe(200);
    expect(await choice()).toBeNull();
  });
});

describe('opening the link', () => {
  it('ends nothing: it leads to a page that asks', async () => {
    const token = tokenOf('questions');
    const answer = redirectToQuestion(new Request(address(token)));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${origin}/unsubscribe#${token}`);
    expect((await choice())?.questions).toBe('weekly');
    expect(await unsubscribe({ token })).toEqual({ ok: true, data: 'questions' });
    expect((await choice())?.questions).toBe('never');
  });

  it('leads there whatever stands in its place', () => {
    for (const token of ['€', '\r\nX: y', 'a b']) {
      const answer = redirectToQuestion(new Request(address(token)));
      expect(answer.headers.get('location')).toBe(`${origin}/unsubscribe#${encodeURIComponent(token)}`);
    }
  });
});

it('a member chooses again after it', async () => {
  await post(tokenOf('questions'));
  await signInAs(owner);
  const chosen = { questions: 'daily' as const, packages: false };
  expect(await saveMailChoice(businessId, chosen)).toEqual({ ok: true, data: null });
  expect(await choice()).toEqual(chosen);
});
