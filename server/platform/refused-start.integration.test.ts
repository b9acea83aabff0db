import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './processes/free-port';

const dataDir = mkdtempSync(join(tmpdir(), 'daybook-refused-'));
const file = join(dataDir, 'a-file');
let taken: Server;
let takenPort: number;
/** Nothing listens there. */
let database: string;
beforeAll(async () => {
  writeFileSync(file, '');
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  takenPort = typeof address === 'object' && address ? address.port : 0;
  database = `postgres://daybook@127.0.0.1:${await freePort()}/daybook`;
});
afterAll(() => {
  taken.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The exit code of a built program, and what it said on standard error. */
async function ended(program: string, settings: Record<string, string>, ...args: string[]) {
  const [port, accountingPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [join('dist', `${program}.js`), ...args], {
    env: {
      ...process.env,
      PORT: `${port}`,
      ACCOUNTING_PORT: `${accountingPort}`,
      DAYBOOK_DATA_DIR: join(dataDir, 'data'),
      DATABASE_URL: database,
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = once(child, 'close');
  const said = await text(child.stderr);
  return { code: (await end)[0], said };
}

describe.each([
  ['Daybook', 'start'],
  ['the service alone', 'service-start'],
])('the start of %s is refused with the name of the setting', (_, program) => {
  it('where documents cannot be written', async () => {
    const folder = join(file, 'documents');
    const { code, said } = await ended(program, { DOCUMENTS_FOLDER: folder });
    expect([code, said]).toEqual([
      1,
      `DOCUMENTS_FOLDER ${folder} cannot be used for documents: ${file} is not a folder.\n`,
    ]);
  });

  it('where the port of metrics is taken', async () => {
    const { code, said } = await ended(program, { ACCOUNTING_METRICS_PORT: `${takenPort}` });
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(`^ACCOUNTING_METRICS_PORT ${takenPort} is in use by another program; .*\n$`),
    ]);
  });
});

describe('the start of Daybook is refused with the name of the setting', () => {
  it("where the port of the dashboard's metrics is taken", async () => {
    const { code, said } = await ended('start', { METRICS_PORT: `${takenPort}` });
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(`^METRICS_PORT ${takenPort} is in use by another program; .*\n$`),
    ]);
  });

  it('where two ports are the same', async () => {
    const same = `${await freePort()}`;
    const settings = { METRICS_PORT: same, ACCOUNTING_METRICS_PORT: same };
    expect(await ended('start', settings)).toEqual({
      code: 1,
      said: `METRICS_PORT and ACCOUNTING_METRICS_PORT are both ${same}; give each its own.\n`,
    });
  });
});

it.each<[string, string[]]>([
  ['verify-books-command', []],
  ['tenant-command', ['create', 'Books']],
  ['tenant-command', ['rotate-dashboard']],
  ['distribute-command', []],
])('%s %s says in a sentence that the database cannot be reached', async (program, args) => {
  for (const host of ['127.0.0.1', 'localhost']) {
    const settings = { DATABASE_URL: database.replace('127.0.0.1', host) };
    const { code, said } = await ended(program, settings, ...args);
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(
        /^The database cannot be reached \(connect ECONNREFUSED .*\); check DATABASE_URL\.\n$/,
      ),
    ]);
  }
});
