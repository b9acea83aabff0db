import type { TestProject } from 'vitest/node';
import { findDifferences } from '../store/verify-books/verify-books';
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
      console.error('The books of the tests do not agree:', differences);
      // Vitest ends with 0 where this throws.
      process.exitCode = 1;
    } finally {
      await client.end();
    }
  };
}
