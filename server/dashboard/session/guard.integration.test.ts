import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '@/lib/member-role';
import { memberOrProblem, requireMember, requireUser, userOrProblem } from './guard';
import type { Need } from './role';
import { sessionCookieName } from './session-cookie';
import { dashboardDatabase } from './storage/pool';
import { revokeSession } from './storage/sessions';
import { beginRequest, requestAtHand } from './testing/request-at-hand';
import { businessId, makePerson, openSmallDesk, setSessionCookie, signInAs } from './testing/small-desk';

vi.mock('next/headers', async () => (await import('./testing/request-at-hand')).nextHeaders);

openSmallDesk();
beforeEach(() => beginRequest());

/** What Next.js is told: it knows redirects and missing pages by the digest of an error. */
async function digestOf(outcome: Promise<unknown>): Promise<string> {
  try {
    await outcome;
  } catch (error) {
    return error instanceof Error && 'digest' in error ? String(error.digest) : String(error);
  }
  return 'nothing was thrown';
}

/** Sessions that are none, each put into the request at hand. */
const strangers: [string, () => Promise<unknown>][] = [
  ['no cookie', async () => undefined],
  ['a cookie that is none', async () => requestAtHand.cookies.set(sessionCookieName(), 'x')],
  ['a session that never was', () => setSessionCookie('made-up')],
  [
    'a cookie of another installation',
    async () => {
      const token = await signInAs(await makePerson('admin'));
      await setSessionCookie(token, 'another secret of 32 characters or more');
    },
  ],
  [
    'a session that was ended',
    async () => revokeSession(dashboardDatabase(), await signInAs(await makePerson('admin'))),
  ],
  [
    'a session that is over',
    async () => {
      const person = await makePerson('admin');
      await signInAs(person);
      await dashboardDatabase().query(
        `update dashboard.sessions set created_at = now() - interval '9 hours',
          expires_at = now() - interval '1 hour' where user_id = $1`,
        [person.id],
      );
    },
  ],
];

describe.each(strangers)('with %s', (_, come) => {
  it('a page leads to the sign-in and back', async () => {
    beginRequest({ 'x-daybook-path': '/b/biz_bakery/journal?q=rent' });
    await come();
    const signIn = '/sign-in?callbackUrl=%2Fb%2Fbiz_bakery%2Fjournal%3Fq%3Drent';
    expect(await digestOf(requireUser())).toContain(`;${signIn};`);
    expect(await digestOf(requireMember(businessId, 'read'))).toContain(`;${signIn};`);
  });

  it('a page that was gone to within the dashboard asks for the password where it is', async () => {
    // `unauthorized()` wants to know that the configuration allows it.
    vi.stubEnv('__NEXT_EXPERIMENTAL_AUTH_INTERRUPTS', 'true');
    beginRequest({ 'x-daybook-path': '/b/biz_bakery/journal', 'sec-fetch-dest': 'empty' });
    await come();
    expect(await digestOf(requireUser())).toBe('NEXT_HTTP_ERROR_FALLBACK;401');
  });

  it('an action and a handler are told to sign in', async () => {
    await come();
    expect(await userOrProblem()).toMatchObject({
      ok: false,
      problem: { status: 401, code: 'unauthorized' },
    });
    expect(await memberOrProblem(businessId, 'read')).toMatchObject({ problem: { status: 401 } });
  });
});

it('a session sent to the first page comes back to it without saying so', async () => {
  beginRequest({ 'x-daybook-path': '/' });
  expect(await digestOf(requireUser())).toContain(';/sign-in;');
});

describe('who is no member', () => {
  it('learns nothing of a business: there is no such page, and no such business', async () => {
    await signInAs(await makePerson(null));
    expect(await digestOf(requireMember(businessId, 'read'))).toContain(';404');
    expect(await memberOrProblem(businessId, 'read')).toMatchObject({
      problem: { status: 404, code: 'not_found' },
    });
  });

  it('is not let in by being a member elsewhere', async () => {
    await signInAs(await makePerson('admin'));
    expect(await memberOrProblem('biz_garage', 'read')).toMatchObject({ problem: { status: 404 } });
    expect(await memberOrProblem('\0', 'read')).toMatchObject({ problem: { status: 404 } });
  });

  it('was one until a moment ago', async () => {
    const person = await makePerson('bookkeeper');
    await signInAs(person);
    expect((await memberOrProblem(businessId, 'write')).ok).toBe(true);
    await dashboardDatabase().query('delete from dashboard.memberships where user_id = $1', [person.id]);
    expect(await memberOrProblem(businessId, 'write')).toMatchObject({ problem: { status: 404 } });
  });
});

describe.each<[Role, Need[]]>([
  ['admin', ['read', 'documents', 'answer', 'write', 'admin']],
  ['bookkeeper', ['read', 'documents', 'answer', 'write']],
  ['owner', ['read', 'documents', 'answer']],
])('a member who is %s', (role, allowed) => {
  it.each<Need>(['read', 'documents', 'answer', 'write', 'admin'])('who needs to %s', async (need) => {
    const person = await makePerson(role);
    await signInAs(person);
    const member = await memberOrProblem(businessId, need);
    if (allowed.includes(need)) {
      expect(member).toMatchObject({ ok: true, value: { user: { id: person.id }, role } });
      expect(await requireMember(businessId, need)).toMatchObject({ user: { id: person.id }, role });
    } else {
      expect(member).toMatchObject({ problem: { status: 403, code: 'business_forbidden' } });
      expect(await digestOf(requireMember(businessId, need))).toContain(';404');
    }
  });
});
