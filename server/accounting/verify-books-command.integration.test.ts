import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { folderStore } from './documents/folder-store';
import { hashOf, putBytes } from './documents/testing/small-blobs';
import { newMigratedDatabase, type OwnDatabase } from './testing/own-database';

/** A database of its own: other suites look for differences in theirs. */
let database: OwnDatabase;
const dataDir = mkdtempSync(join(tmpdir(), 'daybook-verify-'));
const businessId = '0193a1b2-0000-7000-8000-000000000001';
const bytes = new Uint8Array(Buffer.from('a receipt'));
const key = { businessId: encodeIdentifier('business', businessId), hash: hashOf(bytes) };
let owner: Client;
beforeAll(async () => {
  database = await newMigratedDatabase('verify');
  owner = new Client({ connectionString: database.url, options: '-c search_path=accounting' });
  await owner.connect();
  await putBytes(folderStore(join(dataDir, 'documents')), key, bytes);
  await owner.query(`
    INSERT INTO tenant (id, name) VALUES ('${businessId}', 'Tenant');
    INSERT INTO business (id, tenant_id, name, entries_start, entity_type, fiscal_year, status, external_id, currency,
      version, created_at, updated_at)
    VALUES ('${businessId}', '${businessId}', 'Books', '2026-01-01', 'llc', '12/31', 'active', 'x', 'USD', 1, now(), now());
    INSERT INTO ledger (business_id, id, name, type, subtype, debit_credit, report_cash_flow, archived, version,
      created_at, updated_at)
    VALUES ('${businessId}', '${businessId}', 'Cash', 'asset', 'current_asset', 'debit', true, false, 1, now(), now());
    INSERT INTO document (business_id, id, name, document_type, media_type, file_size, hash, status, metadata, version,
      created_at, updated_at)
    VALUES ('${businessId}', '${businessId}', 'a.pdf', 'receipt', 'application/pdf', ${bytes.length},
      decode('${key.hash}', 'hex'), 'ready', '{}', 1, now(), now())`);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs the command on the database: its exit code, and the lines that it printed. */
async function verify(): Promise<{ code: unknown; lines: string[] }> {
  const command = spawn(process.execPath, ['dist/verify-books-command.js'], {
    env: { ...process.env, DATABASE_URL: database.url, DAYBOOK_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(command, 'close');
  const said = await text(command.stdout);
  const [code] = await ended;
  return { code, lines: said.trimEnd().split('\n') };
}

it('ends with 0 when all agrees, and with 1 after a line for each difference', async () => {
  const good = await verify();
  expect(good).toEqual({
    code: 0,
    lines: [expect.stringMatching(/^\d+ checks over 0 journal entries: no difference\.$/)],
  });

  await owner.query(`
    INSERT INTO period_total VALUES ('${businessId}', 'all', '2026-01-01', '${businessId}', 5, 0)`);
  writeFileSync(
    join(dataDir, 'documents', key.businessId, key.hash.slice(0, 2), key.hash),
    'another receipt',
  );
  const bad = await verify();
  expect(bad.code).toBe(1);
  const [total, document, summary] = bad.lines;
  expect(JSON.parse(total ?? '')).toMatchObject({
    business_id: businessId,
    check: expect.stringContaining('total of ledger and month'),
  });
  expect(JSON.parse(document ?? '')).toEqual({
    business_id: businessId,
    check: 'document has its bytes',
    detail: `${businessId}: damaged`,
  });
  expect(summary).toMatch(/: 2 differences\.$/);

  rmSync(join(dataDir, 'documents'), { recursive: true });
  await owner.query('DELETE FROM period_total');
  const gone = await verify();
  expect([gone.code, JSON.parse(gone.lines[0] ?? '').detail]).toEqual([1, `${businessId}: missing`]);
});

it('tells bytes that are fewer than the document says', async () => {
  await putBytes(folderStore(join(dataDir, 'documents')), key, bytes);
  await owner.query('UPDATE document SET file_size = file_size + 1');
  const { code, lines } = await verify();
  expect([code, JSON.parse(lines[0] ?? '').detail]).toEqual([1, `${businessId}: 9 bytes, said 10`]);
});
