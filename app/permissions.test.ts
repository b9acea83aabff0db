import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

/** A page that shows nothing: it leads to another, which checks who asks. */
const redirects =
  /^import \{ redirect \} from 'next\/navigation';\nimport \{ paths \} from '@\/lib\/paths';\n(?![\s\S]*import)[\s\S]*redirect\(/;

/**
 * What each page and handler needs: nothing, a session, a right in the business, or the function that checks it
 * (tried in `server/dashboard`). A new file must be added here.
 */
const table: Record<string, 'anybody' | 'user' | 'read' | 'write' | 'admin' | RegExp> = {
  '(desk)/b/[businessId]/bills/new/page.tsx': 'write',
  '(desk)/b/[businessId]/bills/page.tsx': 'read',
  '(desk)/b/[businessId]/layout.tsx': /await readDesk\(businessId\)/,
  '(desk)/b/[businessId]/customers/page.tsx': 'read',
  '(desk)/b/[businessId]/documents/page.tsx': 'read',
  '(desk)/b/[businessId]/invoices/[invoiceId]/page.tsx': 'read',
  '(desk)/b/[businessId]/invoices/new/page.tsx': 'write',
  '(desk)/b/[businessId]/invoices/page.tsx': 'read',
  '(desk)/b/[businessId]/journal/[entryId]/page.tsx': 'read',
  '(desk)/b/[businessId]/journal/new/page.tsx': 'write',
  '(desk)/b/[businessId]/journal/page.tsx': 'read',
  '(desk)/b/[businessId]/ledgers/page.tsx': 'read',
  '(desk)/b/[businessId]/overview/page.tsx': 'read',
  '(desk)/b/[businessId]/page.tsx': 'read',
  '(desk)/b/[businessId]/reports/layout.tsx': 'anybody',
  '(desk)/b/[businessId]/reports/balance-sheet/page.tsx': 'read',
  '(desk)/b/[businessId]/reports/cash-flow/page.tsx': 'read',
  '(desk)/b/[businessId]/reports/ledger-statement/[ledgerId]/page.tsx': 'read',
  '(desk)/b/[businessId]/reports/month-end/page.tsx': 'read',
  // Reads for a member whom the page and the handler have checked.
  '(desk)/b/[businessId]/reports/month-end/read-package.ts': /^ {2}member: Member,$/m,
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
  '(desk)/b/[businessId]/settings/page.tsx': redirects,
  '(desk)/b/[businessId]/settings/rules/page.tsx': 'read',
  '(desk)/b/[businessId]/tasks/page.tsx': 'read',
  '(desk)/b/[businessId]/transactions/imports/page.tsx': 'read',
  '(desk)/b/[businessId]/transactions/page.tsx': 'read',
  '(desk)/b/[businessId]/vendors/page.tsx': 'read',
  '(desk)/layout.tsx': 'user',
  '(desk)/businesses/new/page.tsx': 'user',
  '(desk)/businesses/next/page.tsx': 'user',
  '(desk)/businesses/page.tsx': 'user',
  '(desk)/share/page.tsx': 'user',
  // Nothing but what the link of a message opens (`answer-by-link`), read in the browser, which alone knows its secret.
  '(public)/answer/page.tsx': 'anybody',
  '(public)/choose-password/page.tsx': 'anybody',
  '(public)/forgot-password/page.tsx': 'anybody',
  '(public)/sign-in/page.tsx': 'anybody',
  '(public)/unsubscribe/page.tsx': 'anybody',
  'api/auth/[...nextauth]/route.ts': /isOwnOrigin\(/,
  'api/data/b/[businessId]/[...path]/route.ts': /answerRead/,
  'api/health/route.ts': 'anybody',
  'api/version/route.ts': 'anybody',
  'api/data/b/[businessId]/documents/[documentId]/content/route.ts': /answerDocumentContent/,
  'api/data/b/[businessId]/documents/upload/route.ts': /answerUpload\(.+'documents'\)/,
  'api/data/question/upload/route.ts': /answerQuestionUpload\(request\)/,
  'api/mail/receipts/route.ts': /takeMessage\(request\)/,
  'api/mail/unsubscribe/route.ts': /answerUnsubscribe\(request\)/,
  'api/data/b/[businessId]/reports/[report]/content/route.ts': /answerReportFile/,
  'api/data/b/[businessId]/reports/ledger-statement/[ledgerId]/content/route.ts': /answerStatementFile/,
  'api/data/b/[businessId]/reports/month-end/content/route.ts': /memberOrProblem\(businessId, 'read'\)/,
  'api/data/b/[businessId]/transactions/import/preview/route.ts': /answerUpload\(/,
  'api/data/b/[businessId]/transactions/import/route.ts': /answerUpload\(/,
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

it.each(Object.entries(table))('%s checks who asks', (file, need) => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  if (need === 'anybody') expect(source).not.toMatch(/require(User|Member)|accountingClient/);
  else if (need === 'user') expect(source).toContain('await requireUser()');
  else if (typeof need === 'string') expect(source).toContain(`await requireMember(businessId, '${need}')`);
  else expect(source).toMatch(need);
});
