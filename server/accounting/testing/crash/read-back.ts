import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect } from 'vitest';
import { folderStore } from '../../documents/folder-store';
import { sweepBlobs } from '../../services/documents/sweep-blobs';
import { openDatabase } from '../../store/database';
import { findDifferences } from '../../store/verify-books/verify-books';
import { findDamagedDocuments } from '../../verify-documents';
import { get, type Line } from './attempt';
import type { Acknowledged } from './planned-request';

/** Each of these paths answers what was acknowledged of it last, and each upload every byte. */
export async function readBack(
  line: Line,
  acknowledged: Acknowledged,
  paths: Iterable<string>,
): Promise<void> {
  const waiting = [...paths];
  const read = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const response = await get(line, path);
      expect([path, response.status]).toEqual([path, 200]);
      expect((await response.json()).data, path).toMatchObject(acknowledged.shown.get(path) ?? {});
      const hash = acknowledged.uploads.get(`${path}/content`);
      if (hash === undefined) continue;
      const content = await get(line, `${path}/content`);
      const bytes = Buffer.from(await content.arrayBuffer());
      expect([path, content.status, hashOf(bytes)]).toEqual([path, 200, hash]);
    }
  };
  await Promise.all(Array.from({ length: 8 }, read));
}

/** Nothing is there twice, nothing that was not asked for, and the books agree with themselves. */
export async function checkBooks(
  line: Line,
  databaseUrl: string,
  expected: { businessId: string; documentsFolder: string; acknowledged: Acknowledged[]; answered: number },
): Promise<void> {
  const { businessId, documentsFolder, acknowledged, answered } = expected;
  const owner = new Client({
    connectionString: databaseUrl,
    options: '-c search_path=accounting -c timezone=UTC',
  });
  await owner.connect();
  try {
    const there: Record<string, number> = {};
    const wanted: Record<string, number> = {};
    for (const table of ['journal_entry', 'bill', 'payment', 'transaction', 'document'] as const) {
      there[table] = await countOf(owner, table);
      wanted[table] = acknowledged.reduce((sum, { counts }) => sum + counts[table], 0);
    }
    const keys = await countOf(owner, 'idempotency_key');
    expect({ ...there, keys }).toEqual({ ...wanted, keys: answered });
    expect(await findDifferences(owner)).toEqual([]);
    expect(await findDamagedDocuments(owner, folderStore(documentsFolder))).toEqual([]);
    const { rows } = await owner.query(
      `SELECT sum(CASE debit_credit WHEN 'debit' THEN amount ELSE -amount END) AS sum
       FROM line_entry WHERE superseded_at IS NULL`,
    );
    expect(Number(rows[0]?.sum)).toBe(0);
  } finally {
    await owner.end();
  }
  const end = '2026-12-31T23:59:59.999Z';
  const report = await get(line, `/v0/business/${businessId}/reports/trial-balance?end_datetime=${end}`);
  const [, debit, credit] = /"total_debit":([\d.]+),"total_credit":([\d.]+)/.exec(await report.text()) ?? [];
  expect([report.status, debit]).toEqual([200, credit]);
  expect(Number(debit)).toBeGreaterThan(0);
}

/** Every stored file is whole under its name; what a kill has left half-written has none. */
export function checkBlobs(folder: string): void {
  for (const { name, parentPath } of filesIn(folder)) {
    if (!name.endsWith('.part')) expect(hashOf(readFileSync(join(parentPath, name)))).toBe(name);
  }
}

/** After the sweep of a later day the storage keeps one file for each document, and nothing that kills have left. */
export async function sweepAfterKills(databaseUrl: string, folder: string, documents: number): Promise<void> {
  const database = openDatabase(databaseUrl, () => undefined);
  try {
    const nextMonth = Date.now() + 31 * 24 * 3_600_000;
    await sweepBlobs({ database, documents: folderStore(folder) }, nextMonth);
  } finally {
    await database.close();
  }
  expect(filesIn(folder)).toHaveLength(documents);
}

/** The folder is made with the first document, which a kill may have come before. */
function filesIn(folder: string) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
}

async function countOf(owner: Client, table: string): Promise<number> {
  const { rows } = await owner.query<{ count: string }>(`SELECT count(*) FROM ${table}`);
  return Number(rows[0]?.count);
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
