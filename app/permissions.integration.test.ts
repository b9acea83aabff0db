import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Role, roles } from '@/lib/member-role';
import { allows, type Need } from '@/server/dashboard/session/role';
import type { User } from '@/server/dashboard/session/storage/users';
import { beginRequest } from '@/server/dashboard/session/testing/request-at-hand';
import {
  businessId,
  makeAdministrator,
  makePerson,
  openSmallDesk,
  origin,
  signInAs,
} from '@/server/dashboard/session/testing/small-desk';

vi.mock(
  'next/headers',
  async () => (await import('@/server/dashboard/session/testing/request-at-hand')).nextHeaders,
);

/** A page that shows nothing: it leads to another, which checks who asks. */
const REDIRECTS =
  /^import \{ redirect \} from 'next\/navigation';\nimport \{ paths \} from '@\/lib\/paths';\n(?![\s\S]*import)[\s\S]*redirect\(/;

/**
 * What each page and handler needs: nothing, a session, that one may create businesses, a right in the business, or a rule
 * of its own (tried in `server/dashboard`); and where the check is not in the file itself, what there calls it. A new file
 * must be added here.
 */
type Asked = 'anybody' | 'user' | 'create' | Need;
type Elsewhere = { by: RegExp; need: Asked | 'own rule' };
const table: Record<string, Asked | Elsewhere> = {
  '(desk)/b/[businessId]/bills/new/page.tsx': 'write',
  '(desk)/b/[businessId]/bills/page.tsx': 'read',
  '(desk)/b/[businessId]/layout.tsx': { by: /await readDesk\(businessId\)/, need: 'read' },
  '(desk)/b/[businessId]/customers/page.tsx': 'read',
  '(desk)/b/[businessId]/documents/page.tsx': 'read',
  '(desk)/b/[businessId]/invoices/[invoiceId]/page.tsx': 'read',
  '(desk)/b/[businessId]/invoices/new/page.tsx': 'write',
  '(desk)/b/[businessId]/invoices/page.tsx': 'read',
  '(desk)/b/[businessId]/journal/[entryId]/page.tsx': 'read',
  '(desk)/b/[businessId]/journal/new/page.tsx': 'write',
  '(desk)/b/[businessId]/journal/page.tsx': 'read',
  '(desk)/b/[businessId]/ledgers/opening-balances/page.tsx': 'write',
  '(desk)/b/[businessId]/ledgers/page.tsx': 'read',
  '(desk)/b/[businessId]/overview/page.tsx': 'read',
  '(desk)/b/[businessId]/page.tsx': 'read',
  '(desk)/b/[businessId]/reports/layout.tsx': 'anybody',
  '(desk)/b/[businessId]/reports/balance-sheet/page.tsx': 'read',
  '(desk)/b/[businessId]/reports/cash-flow/page.tsx': 'read',
  '(desk)/b/[businessId]/reports/ledger-statement/[ledgerId]/page.tsx': 'read',
  '(desk)/b/[businessId]/reports/month-end/page.tsx': 'read',
  '(desk)/b/[businessId]/reports/profit-and-loss/page.tsx': 'read',
  '(desk)/b/[businessId]/reports/trial-balance/page.tsx': 'read',
  '(desk)/b/[businessId]/review/page.tsx': 'read',
  '(desk)/b/[businessId]/settings/access-log/page.tsx': 'admin',
  '(desk)/b/[businessId]/settings/account/page.tsx': 'read',
  '(desk)/b/[businessId]/settings/applications/page.tsx': 'admin',
  '(desk)/b/[businessId]/settings/audit-log/page.tsx': 'read',
  '(desk)/b/[businessId]/settings/books-lock/page.tsx': 'read',
  '(desk)/b/[businessId]/settings/business/page.tsx': 'read',
  '(desk)/b/[businessId]/settings/members/page.tsx': 'read',
  '(desk)/b/[businessId]/settings/layout.tsx': 'anybody',
  '(desk)/b/[businessId]/settings/page.tsx': { by: REDIRECTS, need: 'anybody' },
  '(desk)/b/[businessId]/settings/rules/page.tsx': 'read',
  '(desk)/b/[businessId]/tasks/page.tsx': 'read',
  '(desk)/b/[businessId]/transactions/imports/page.tsx': 'read',
  '(desk)/b/[businessId]/transactions/page.tsx': 'read',
  '(desk)/b/[businessId]/vendors/page.tsx': 'read',
  '(desk)/layout.tsx': 'user',
  '(desk)/businesses/new/page.tsx': { by: /mayCreateBusinesses\(/, need: 'create' },
  '(desk)/businesses/next/page.tsx': 'user',
  '(desk)/businesses/page.tsx': 'user',
  '(desk)/share/page.tsx': 'user',
  // Nothing but what the link of a message opens (`answer-by-link`), read in the browser, which alone knows its secret.
  '(public)/answer/page.tsx': 'anybody',
  '(public)/choose-password/page.tsx': 'anybody',
  '(public)/forgot-password/page.tsx': 'anybody',
  '(public)/sign-in/page.tsx': 'anybody',
  '(public)/unsubscribe/page.tsx': 'anybody',
  'api/auth/[...nextauth]/route.ts': { by: /isOwnOrigin\(/, need: 'own rule' },
  'api/data/b/[businessId]/[...path]/route.ts': { by: /answerRead/, need: 'read' },
  'api/health/route.ts': 'anybody',
  'api/version/route.ts': 'anybody',
  'api/data/b/[businessId]/documents/[documentId]/content/route.ts': {
    by: /answerDocumentContent/,
    need: 'read',
  },
  'api/data/b/[businessId]/documents/upload/route.ts': {
    by: /answerUpload\(.+'documents', keptForOther\)/,
    need: 'documents',
  },
  'api/data/question/upload/route.ts': { by: /answerQuestionUpload\(request\)/, need: 'own rule' },
  'api/mail/receipts/route.ts': { by: /takeMessage\(request\)/, need: 'own rule' },
  'api/mail/unsubscribe/route.ts': { by: /answerUnsubscribe\(request\)/, need: 'own rule' },
  'api/data/b/[businessId]/reports/ledger-statement/[ledgerId]/content/route.ts': {
    by: /answerStatementFile/,
    need: 'read',
  },
  'api/data/b/[businessId]/reports/month-end/content/route.ts': {
    by: /memberOrProblem\(businessId, 'read'\)/,
    need: 'read',
  },
  'api/data/b/[businessId]/transactions/import/preview/route.ts': { by: /answerUpload\(/, need: 'write' },
  'api/data/b/[businessId]/transactions/import/route.ts': { by: /answerUpload\(/, need: 'write' },
  'layout.tsx': 'anybody',
  'page.tsx': 'user',
};

/** Files by which nothing of anybody's is answered; whatever else is in the folder, Next.js may serve. */
const holdsNothing = [
  /(^|\/)(error|not-found|unauthorized)\.tsx$/,
  /^(manifest\.ts|icon\.svg|apple-icon\.png)$/,
  /\.(css|d\.ts|test\.ts)$/,
];

const files = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(import.meta.dirname, join(entry.parentPath, entry.name)))
  .filter((path) => !holdsNothing.some((each) => each.test(path)));

it('names every page, layout and handler', () => {
  expect(files.sort()).toEqual(Object.keys(table).sort());
});

it.each(['pages', 'src', 'middleware.ts'])(
  'there is no %s beside this folder, which Next.js would serve too',
  (name) => {
    expect(existsSync(join(import.meta.dirname, '..', name))).toBe(false);
  },
);

it.each(Object.entries(table))('%s has the check in its source', (file, need) => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  if (typeof need !== 'string') expect(source).toMatch(need.by);
  else if (need === 'anybody') expect(source).not.toMatch(/require(User|Member)|accountingClient/);
  else if (need === 'user') expect(source).toContain('await requireUser()');
  else expect(source).toContain(`await requireMember(businessId, '${need}')`);
});

type Who = Role | 'nobody' | 'stranger';
const everybody: readonly Who[] = ['nobody', 'stranger', ...roles];
const people = new Map<Who, User>();
openSmallDesk();
beforeAll(async () => {
  // Without mail there is no page for a forgotten password.
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9');
  // By one they may create businesses who keep the books with them.
  await makeAdministrator();
  people.set('stranger', await makePerson(null));
  for (const role of roles) people.set(role, await makePerson(role));
});
afterAll(() => vi.unstubAllEnvs());

async function beginAs(who: Who): Promise<void> {
  beginRequest({ origin });
  const person = people.get(who);
  if (person) await signInAs(person);
}

const needOf = (need: Asked | Elsewhere) => (typeof need === 'string' ? need : need.need);
const rows = Object.entries(table).flatMap(([file, need]) => {
  const asked = needOf(need);
  return asked === 'own rule' ? [] : [{ file, need: asked }];
});
const ids = { ledgerId: 'none', entryId: 'none', invoiceId: 'none', documentId: 'none', report: 'cash-flow' };
const params = Promise.resolve({ businessId, ...ids, path: ['ledgers'] });

/** Pages and layouts as functions: they lead away by what they throw, before anything is read. */
describe.each(rows.filter(({ file }) => file.endsWith('.tsx')))('$file needs $need', ({ file, need }) => {
  it.each(everybody)('of %s', async (who) => {
    await beginAs(who);
    const { default: page } = await import(join(import.meta.dirname, file));
    const searchParams = Promise.resolve({});
    const outcome = await outcomeOf(async () => page({ params, searchParams, children: null }));
    expect(outcome).toBe(expectedOfPage(need, who));
  });
});

/** There is no service behind them: whoever is let in learns that. */
describe.each(rows.filter(({ file }) => file.endsWith('route.ts')))('$file needs $need', ({ file, need }) => {
  it.each(everybody)('of %s', async (who) => {
    await beginAs(who);
    const methods = await import(join(import.meta.dirname, file));
    for (const method of ['GET', 'POST'].filter((name) => name in methods)) {
      const answer = await methods[method](requestTo(method), { params });
      const refused = refusedStatus(need, who);
      if (refused === null) expect([401, 403, 404]).not.toContain(answer.status);
      else expect(answer.status).toBe(refused);
    }
  });
});

/** All that there is of next-auth; its session and its list of providers would tell more than a stranger needs. */
it.each([
  ['GET', 'session', 404],
  ['GET', 'providers', 404],
  ['GET', 'callback/passkey', 404],
  ['POST', 'callback/email', 404],
  ['POST', 'signin/oidc', 404],
  ['POST', 'callback/credentials', 403],
  ['POST', 'callback/passkey', 403],
  ['POST', 'signout', 403],
])('api/auth answers %s %s from a foreign page with %i', async (method, endpoint, status) => {
  const handlers = await import(join(import.meta.dirname, 'api/auth/[...nextauth]/route.ts'));
  const headers = { origin: 'https://evil.example' };
  const request = new Request(`${origin}/api/auth/${endpoint}`, { method, headers });
  const context = { params: Promise.resolve({ nextauth: endpoint.split('/') }) };
  expect((await handlers[method](request, context)).status).toBe(status);
});

function requestTo(method: string): Request {
  const address = `${origin}/api/data/b/${businessId}/any?format=csv`;
  return new Request(address, method === 'POST' ? { method, headers: { origin }, body: 'a file' } : {});
}

type Outcome = 'shown' | 'sign in' | 'not found';

async function outcomeOf(show: () => Promise<unknown>): Promise<Outcome> {
  try {
    await show();
    return 'shown';
  } catch (error) {
    // As Next.js marks what leads away from a page.
    const digest = error instanceof Error && 'digest' in error ? String(error.digest) : '';
    if (/^NEXT_HTTP_ERROR_FALLBACK;404/.test(digest)) return 'not found';
    if (/^NEXT_REDIRECT;/.test(digest)) return digest.includes('/sign-in') ? 'sign in' : 'shown';
    throw error;
  }
}

function expectedOfPage(need: Asked, who: Who): Outcome {
  const refused = refusedStatus(need, who);
  if (refused === null) return 'shown';
  return refused === 401 ? 'sign in' : 'not found';
}

/** Null for whoever is let in. */
function refusedStatus(need: Asked, who: Who): number | null {
  if (need === 'anybody') return null;
  if (who === 'nobody') return 401;
  if (need === 'user') return null;
  if (need === 'create') return who === 'bookkeeper' || who === 'admin' ? null : 404;
  if (who === 'stranger') return 404;
  return allows(who, need) ? null : 403;
}
