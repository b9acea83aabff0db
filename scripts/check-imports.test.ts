import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

/** [importing file, what it says, where that leads]: each of these must be refused. */
const forbidden: [string, string, string][] = [
  [
    'app/page.tsx',
    `import { post } from '@/server/accounting/services/post'`,
    'server/accounting/services/post.ts',
  ],
  ['app/layout.tsx', `import { log } from '@/server/platform/log'`, 'server/platform/log.ts'],
  ['components/ui/button.tsx', `import { Bill } from '@/components/bills/bill'`, 'components/bills/bill.tsx'],
  [
    'components/bills/side/inside.tsx',
    `import { File } from '@/components/documents/preview/file'`,
    'components/documents/preview/file.tsx',
  ],
  [
    'components/bills/query.tsx',
    `import { list } from '@/server/dashboard/queries/list'`,
    'server/dashboard/queries/list.ts',
  ],
  [
    'components/bills/wall.tsx',
    `import type { Entry } from '@/server/accounting/domain/entry'`,
    'server/accounting/domain/entry.ts',
  ],
  ['lib/money/server.ts', `import { log } from '@/server/platform/log'`, 'server/platform/log.ts'],
  ['lib/money/read.ts', `import { readFileSync } from 'node:fs'`, 'fs'],
  [
    'server/platform/up.ts',
    `import { list } from '@/server/dashboard/queries/list'`,
    'server/dashboard/queries/list.ts',
  ],
  [
    'server/platform/start.ts',
    `import { post } from '@/server/accounting/services/post'`,
    'server/accounting/services/post.ts',
  ],
  [
    'server/dashboard/queries/wall.ts',
    `import { post } from '../../accounting/services/post'`,
    'server/accounting/services/post.ts',
  ],
  [
    'server/dashboard/actions/up.ts',
    `import { Bill } from '@/components/bills/bill'`,
    'components/bills/bill.tsx',
  ],
  [
    'server/accounting/http/store.ts',
    `import { save } from '@/server/accounting/store/save'`,
    'server/accounting/store/save.ts',
  ],
  [
    'server/accounting/http/domain.ts',
    `import type { Entry } from '../domain/entry'`,
    'server/accounting/domain/entry.ts',
  ],
  [
    'server/accounting/services/http.ts',
    `import { route } from '../http/route'`,
    'server/accounting/http/route.ts',
  ],
  [
    'server/accounting/services/log.ts',
    `import { log } from '@/server/platform/log'`,
    'server/platform/log.ts',
  ],
  [
    'server/accounting/services/bills/save.ts',
    `import { insert } from '../../store/journal-entry/save-entries'`,
    'server/accounting/store/journal-entry/save-entries.ts',
  ],
  [
    'server/accounting/store/service.ts',
    `import { post } from '../services/post'`,
    'server/accounting/services/post.ts',
  ],
  [
    'server/accounting/documents/store.ts',
    `import { save } from '../store/save'`,
    'server/accounting/store/save.ts',
  ],
  [
    'server/accounting/services/jobs.ts',
    `import { work } from '../jobs/http'`,
    'server/accounting/jobs/http.ts',
  ],
  [
    'server/accounting/jobs/service.ts',
    `import { post } from '../services/post'`,
    'server/accounting/services/post.ts',
  ],
  [
    'server/accounting/jobs/http.ts',
    `import { route } from '../http/route'`,
    'server/accounting/http/route.ts',
  ],
  [
    'server/accounting/domain/store.ts',
    `import { save } from '../store/save'`,
    'server/accounting/store/save.ts',
  ],
  ['server/accounting/domain/client.ts', `import { call } from '@/lib/client/call'`, 'lib/client/call.ts'],
  ['server/accounting/domain/sql.ts', `import pg from 'pg'`, 'node_modules/pg/index.js'],
  ['server/accounting/http/driver.ts', `import pg from 'pg'`, 'node_modules/pg/index.js'],
  ['server/accounting/services/driver.ts', `import pg from 'pg'`, 'node_modules/pg/index.js'],
  ['server/accounting/domain/clock.ts', `import { readFileSync } from 'node:fs'`, 'fs'],
  [
    'server/accounting/main.ts',
    `import { list } from '@/server/dashboard/queries/list'`,
    'server/dashboard/queries/list.ts',
  ],
  ['server/accounting/http/next.ts', `import { NextResponse } from 'next'`, 'node_modules/next/index.js'],
  [
    'server/accounting/services/wall.test.ts',
    `import { list } from '@/server/dashboard/queries/list'`,
    'server/dashboard/queries/list.ts',
  ],
];

/** What the table allows: none of these may be refused. */
const allowed: [string, string][] = [
  [
    'app/(desk)/b/[businessId]/page.tsx',
    `import { list } from '@/server/dashboard/queries/list';\nexport const a = <p>{list}</p>`,
  ],
  [
    'components/bills/bill.tsx',
    `import { add } from '@/lib/money/add';\nexport const Bill = () => <p>{add}</p>`,
  ],
  [
    'components/documents/preview/file.tsx',
    `import { Bill } from '@/components/bills/bill';\nimport { Pane } from '@/components/ui/list-detail/pane';\nexport const File = () => <p>{Bill}{Pane}</p>`,
  ],
  [
    'components/documents/document.tsx',
    `import { File } from './preview/file';\nexport const Document = File`,
  ],
  ['components/documents/file.test.tsx', `import { File } from '@/components/bills/side/inside'`],
  ['components/ui/list-detail/pane.tsx', 'export const Pane = () => null'],
  ['components/bills/save.tsx', `import { act } from '@/server/dashboard/actions/act'`],
  [
    'server/dashboard/queries/list.ts',
    `import { log } from '@/server/platform/log';\nexport const list = log`,
  ],
  ['server/dashboard/actions/act.ts', `import { call } from '@/lib/client/call';\nexport const act = call`],
  ['server/platform/log.ts', `import { add } from '@/lib/money/add';\nexport const log = add`],
  ['server/accounting/http/route.ts', `import { post } from '../services/post';\nexport const route = post`],
  ['server/accounting/services/post.ts', `import { save } from '../store/save';\nexport const post = save`],
  [
    'server/accounting/services/postings/post.ts',
    `import { insert } from '../../store/journal-entry/save-entries'`,
  ],
  ['server/accounting/store/journal-entry/save-entries.ts', 'export const insert = 1'],
  [
    'server/accounting/store/save.ts',
    `import type { Entry } from '../domain/entry';\nexport const save = (e: Entry) => e`,
  ],
  [
    'server/accounting/domain/entry.ts',
    `import { add } from '@/lib/money/add';\nexport type Entry = typeof add`,
  ],
  ['server/accounting/domain/bytes.ts', `import { Buffer } from 'node:buffer'`],
  [
    'server/accounting/tenant.ts',
    `import { log } from '@/server/platform/log';\nimport { save } from './store/save'`,
  ],
  ['server/accounting/http/route.test.ts', `import { save } from '../store/save'`],
  ['lib/client/call.ts', `import { add } from '../money/add';\nexport const call = add`],
  ['lib/money/add.ts', 'export const add = 1'],
  ['e2e/sign-in.spec.ts', ''],
];

const cycle: [string, string][] = [
  ['lib/dates/day.ts', `import type { Month } from './month';\nexport type Day = Month`],
  ['lib/dates/month.ts', `import type { Day } from './day';\nexport type Month = Day`],
];

const folder = mkdtempSync(join(tmpdir(), 'daybook-imports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function addFile(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

for (const [path, text] of [...forbidden, ...allowed, ...cycle]) addFile(path, text);
for (const name of ['next', 'pg']) {
  addFile(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
  addFile(`node_modules/${name}/index.js`, 'module.exports = {}');
}
addFile('lib/dates/lost.ts', `import { gone } from './gone'`);
const { stdout, status } = spawnSync('node', ['scripts/check-imports.mjs', folder], { encoding: 'utf8' });
const refusals = stdout.split('\n').map((line) => line.replace(/^.*?: /, ''));

describe('the import rules', () => {
  it.each(forbidden)('refuse that %s says: %s', (from, _, to) => {
    expect(refusals).toContain(`${from} → ${to}`);
  });

  it.each(allowed)('let %s say what it says', (from) => {
    expect(refusals.filter((line) => line.startsWith(`${from} `))).toEqual([]);
  });

  it('refuse a cycle, also one of types alone', () => {
    expect(stdout).toMatch(/no cycle: lib\/dates\/(day|month)\.ts → /);
  });

  it('refuse an import that leads nowhere', () => {
    expect(refusals).toContain('lib/dates/lost.ts → ./gone');
  });

  it('make the check fail', () => {
    expect(status).toBe(1);
    expect(stdout).toMatch(/imports: \d+ files read, \d+ forbidden imports/);
  });
});
