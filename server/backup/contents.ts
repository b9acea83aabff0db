import { createHash } from 'node:crypto';
import { z } from 'zod';
import { migrations as accountingMigrations } from '@/server/accounting/store/migrations';
import { migrations as dashboardMigrations } from '@/server/dashboard/session/storage/migrations';
import type { KeptSecret } from '@/server/platform/data-folder/kept-secrets';
import type { Migration } from '@/server/platform/migrate';

/**
 * What a backup holds: a tar archive, compressed with gzip, encrypted as an age file if a key is given. In this order:
 * `manifest.json`; `tables/SCHEMA/TABLE/NUMBER`, the parts of the table in PostgreSQL's COPY format; `secrets/NAME`;
 * `documents/BUSINESS/SHARD/HASH`; `end.json`. It holds rows and no schema: the migrations make that, so a backup can
 * be restored into another version of PostgreSQL and into a later Daybook.
 */
export const schemas: Record<string, readonly Migration[]> = {
  accounting: accountingMigrations,
  dashboard: dashboardMigrations,
};

/** The secrets of the data folder that belong to the books. The password of the embedded database does not. */
export const secretsOfBooks: readonly KeptSecret[] = ['dashboard-credentials.json', 'session-secret'];

/**
 * Rows that end by themselves within hours or days. A restored backup must not bring back a revoked token, a session that was
 * signed out or a link that was used, so people and applications sign in again.
 */
export const leftOut: ReadonlySet<string> = new Set([
  'accounting.access_token',
  'accounting.request_window',
  'dashboard.sessions',
  'dashboard.question_links',
  'dashboard.sign_in_attempts',
  'dashboard.sign_in_links',
  'dashboard.used_challenges',
]);

const tableSchema = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });
export type BackupTable = z.infer<typeof tableSchema>;

export const manifestSchema = z.object({
  format: z.literal('daybook-backup'),
  version: z.literal(1),
  created_at: z.string(),
  /** The version of PostgreSQL that it was taken from; for people. */
  postgres: z.string(),
  /** By schema: the migrations that had been applied. */
  migrations: z.record(z.string(), z.array(z.string())),
  tables: z.array(tableSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Written last: a file without it is not complete. */
export const endSchema = z.object({
  /** SHA-256 in hex of `manifest.json`. */
  manifest: z.string(),
  /** By qualified name: the number of rows, for people, and the SHA-256 in hex of the COPY text, by which they are checked. */
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  /** By name: the SHA-256 in hex. */
  secrets: z.record(z.string(), z.string()),
  documents: z.number(),
  /** Documents whose bytes the storage did not have, or not whole, as `BUSINESS/HASH: fault`. */
  faults: z.array(z.string()),
});
export type End = z.infer<typeof endSchema>;

export function qualifiedName({ schema, name }: { schema: string; name: string }): string {
  return `${schema}.${name}`;
}

/** The rows of a table in (a part of) COPY's text: each ends with a line feed, and none has one inside. */
export function countRows(text: Uint8Array): number {
  let rows = 0;
  for (let at = text.indexOf(10); at !== -1; at = text.indexOf(10, at + 1)) rows += 1;
  return rows;
}

/** The SHA-256 by which a backup states what it holds, in hexadecimal. */
export function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
