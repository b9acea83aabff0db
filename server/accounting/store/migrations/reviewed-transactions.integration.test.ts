import { expect, it } from 'vitest';
import { must, newBooks } from '../../testing/books';
import { importMovements } from '../../testing/documents';
import { openService } from '../../testing/open-service';
import { startServiceApart } from '../../testing/start-service';
import { migrateAccounting } from '../database';
import { reviewedTransactions } from './0600-reviewed-transactions';

const service = openService(startServiceApart);

it('makes older transactions reviewed where their entries are confirmed', async () => {
  const { client, owner } = service;
  const books = await newBooks(client);
  const { parameters, ledger } = books;
  const rows = ['2026-03-04,Paper shop,-12.50', '2026-03-03,Coffee,-4.20', '2026-03-02,Voided cheque,0.00'];
  const transactions = await importMovements(client, parameters, ledger('Checking'), rows);
  const ofConfirmed = { ...parameters, journal_entry_id: transactions[0]?.journal_entry_id ?? '' };
  must(await client.updateJournalEntry({ parameters: ofConfirmed, body: { review_status: 'confirmed' } }));
  const now = async () =>
    must(await client.listTransactions({ parameters })).data.map(({ reviewed, version }) => [
      reviewed,
      version,
    ]);
  expect(await now()).toEqual([
    [true, 2],
    [false, 1],
    [false, 1],
  ]);
  await owner.query('UPDATE transaction SET reviewed = NOT reviewed');
  expect((await service.differences()).length).toBe(2);
  await owner.query('DELETE FROM migration WHERE name = $1', [reviewedTransactions.name]);
  await migrateAccounting(service.databaseUrl);
  expect(await now()).toEqual([
    [true, 3],
    [false, 2],
    [true, 1],
  ]);
  expect(await service.differences()).toEqual([]);
});
