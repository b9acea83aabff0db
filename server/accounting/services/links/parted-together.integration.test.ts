import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { importWordedTransfer } from '../../testing/worded-transfer';

const service = openService();

/** A transfer that was linked by itself, and the change that puts the leg into savings elsewhere. */
async function linked() {
  const books = await importWordedTransfer(service.client);
  const before = await books.linesOf(books.out);
  const into = await books.entryOf(await books.intoSavings());
  const lines = into.line_entries.filter((line) => line.ledger_id !== books.ledger('Savings').id);
  const line_changes = {
    delete_lines: lines.map(({ id }) => id),
    create_lines: lines.map(({ debit_credit, amount }) => ({
      ledger_id: books.ledger('Interest income').id,
      debit_credit,
      amount,
    })),
  };
  const path = `/v0/business/${books.business.id}/journal-entries`;
  return { ...books, before, path, into: { journal_entry_id: into.id, changes: { line_changes } } };
}

describe('a leg that is put elsewhere beside another change of the other leg', () => {
  it.each([
    ['notes', { notes: 'Seen' }, { notes: 'Seen', review_status: 'bookkeeper_pending' }],
    [
      'a confirmation, which was of the transfer',
      { review_status: 'confirmed' },
      { review_status: 'bookkeeper_pending' },
    ],
    ['nothing', {}, { review_status: 'bookkeeper_pending' }],
  ])('parts the transfer, and the other leg is as before, with %s', async (_, changes, expected) => {
    const books = await linked();
    const other = await books.entryOf(books.out);
    const items = [books.into, { journal_entry_id: other.id, version: other.version, changes }];
    const answer = await call(service, 'PATCH', books.path, items);
    expect(answer.status).toBe(200);
    expect(await books.linesOf(books.out)).toEqual(books.before);
    expect(await books.balanceOf('Transfers in transit')).toBe(0);
    expect((await books.read(books.out)).links).toEqual([]);
    const now = await books.entryOf(books.out);
    expect(now).toMatchObject({ ...expected, version: other.version + 1 });
    expect(now.categorization_method).not.toBe('transfer');
    expect((answer.data as unknown as JournalEntry[])[1]).toEqual(now);
  });

  it('is refused where the other leg is locked, as it is alone', async () => {
    const books = await linked();
    const other = await books.entryOf(books.out);
    const through = must(
      await service.client.lockBooks({
        parameters: books.parameters,
        body: { through: '2026-03-02', reason: 'Filed' },
      }),
    );
    expect(through.data.books_locked_through).toBe('2026-03-02');
    const beside = [books.into, { journal_entry_id: other.id, changes: { notes: 'Seen' } }];
    for (const items of [[books.into], beside, [...beside].reverse()]) {
      const answer = await call(service, 'PATCH', books.path, items);
      const at = items.indexOf(books.into);
      expect([answer.status, ...faultsOf(answer)]).toEqual([
        409,
        `/${at}/changes/line_changes period_locked`,
      ]);
    }
    expect(await books.entryOf(books.out)).toEqual(other);
  });
});
