import type { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { type Difference, findDifferences } from '../store/verify-books/verify-books';
import { connectAsOwner } from './connect-as-owner';

/** After all tests: whatever they wrote, all books of their database agree; else the run fails. */
export default function checkAllBooks(project: TestProject): () => Promise<void> {
  return async () => {
    const client = await connectAsOwner(project.getProvidedContext().databaseUrl);
    try {
      const { rows } = await client.query(
        `SELECT to_regclass('accounting.business') IS NOT NULL AS is_there`,
      );
      if (!rows[0]?.is_there) return;
      const differences = await findDifferences(client);
      if (differences.length === 0) return;
      console.error('The books of the tests do not agree:', await namedByFile(client, differences));
      // Vitest ends with 0 where this throws.
      process.exitCode = 1;
    } finally {
      await client.end();
    }
  };
}

/** With the name of the tenant, which is that of the file that wrote the books. */
async function namedByFile(client: Client, differences: readonly Difference[]) {
  const { rows } = await client.query<{ business: string; file: string }>(
    'SELECT b.id AS business, t.name AS file FROM business b JOIN tenant t ON t.id = b.tenant_id WHERE b.id = ANY ($1)',
    [differences.map(({ business_id }) => business_id)],
  );
  const files = new Map(rows.map(({ business, file }) => [business, file]));
  return differences.map((each) => ({ file: files.get(each.business_id), ...each }));
}
