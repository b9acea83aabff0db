import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { postedBooks } from '../../testing/posted-books';

/** The database refuses entries at odds with what their business has become, tried in SQL with the role of the service. */
const books = postedBooks();

it('refuses a new entry of an inactive business', async () => {
  await books.db.query(`UPDATE business SET status = 'inactive' WHERE id = $1`, [books.own.business]);
  await books.db.query('SAVEPOINT inactive');
  const added = books.addEntry(randomUUID());
  await expect(added).rejects.toMatchObject({ constraint: 'active_business', code: 'DBK03' });
  await books.db.query('ROLLBACK TO inactive');
  // What is there already may still be corrected.
  await books.db.query(`UPDATE journal_entry SET datetime = '2026-03-03T00:00:00Z' WHERE id = $1`, [
    books.own.entry,
  ]);
});

it('refuses an entry on the wrong side of the start of the books', async () => {
  await books.db.query(`UPDATE business SET entries_start = '2026-03-02T10:00:00.001Z' WHERE id = $1`, [
    books.own.business,
  ]);
  await books.db.query('SAVEPOINT moved');
  const added = books.addEntry(randomUUID());
  await expect(added).rejects.toMatchObject({ constraint: 'books_start', code: 'DBK02' });
  await books.db.query('ROLLBACK TO moved');
  await books.addEntry(randomUUID(), '2026-03-02T10:00:00.001Z');
  const markBefore = (at: string) =>
    books.db.query('UPDATE journal_entry SET datetime = $1, is_before_start = true', [at]);
  await markBefore('2026-03-02T10:00:00Z');
  await expect(markBefore('2026-03-04T00:00:00Z')).rejects.toMatchObject({ constraint: 'books_start' });
});
