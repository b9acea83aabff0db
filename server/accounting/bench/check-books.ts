import { Client } from 'pg';
import { findDifferences } from '../store/verify-books/verify-books';
import { report } from './report-line';
import { rounded } from './sampling';

/** Speed counts for nothing where the books are wrong: recomputes everything from the lines. */
export async function checkBooks(databaseUrl: string): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    options: '-c search_path=accounting -c timezone=UTC',
  });
  await client.connect();
  const started = performance.now();
  const differences = await findDifferences(client);
  await client.end();
  report({
    measurement: 'books_check',
    differences: differences.length,
    seconds: rounded((performance.now() - started) / 1000),
  });
  if (differences.length > 0) process.exitCode = 1;
}
