import { expect, it } from 'vitest';
import type { Bill, BillUpdate } from '@/lib/contract/bill';
import { must } from '../../testing/books';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';
import { startServiceApart } from '../../testing/start-service';
import { migrateAccounting } from '../database';
import { titlesOfDocuments } from './0340-titles-of-documents';

const service = openService(startServiceApart);

it('gives the entries of older bills and credit notes their titles, and leaves what a person wrote', async () => {
  const { client, owner } = service;
  const books = await newPayables(client);
  const { parameters, vendor, ledger } = books;
  const [voided, settled, written] = await books.bills([
    { issued: '2026-01-05', lines: [['Rent', 60]] },
    { issued: '2026-01-06', lines: [['Rent', 25]] },
    { issued: '2026-01-07', lines: [['Rent', 10]] },
  ]);
  const change = async (bill: Bill | undefined, body: BillUpdate) =>
    must(await client.updateBill({ parameters: { ...parameters, bill_id: bill?.id ?? '' }, body }));
  await change(voided, { status: 'voided' });
  await change(settled, { status: 'paid' });
  const note = { vendor_id: vendor.id, number: 'C-1', issued_at: '2026-01-08T00:00:00Z' };
  const lines = [{ ledger_id: ledger('Rent').id, amount: 5 }];
  must(await client.createCreditNote({ parameters, body: { ...note, lines } }));
  const entries = must(await client.listJournalEntries({ parameters, query: {} })).data;
  const own = entries.find(({ bill_id }) => bill_id === written?.id);
  const parametersOfOwn = { ...parameters, journal_entry_id: own?.id ?? '' };
  must(await client.updateJournalEntry({ parameters: parametersOfOwn, body: { description: 'Our words' } }));
  const wordsNow = async () =>
    must(await client.listJournalEntries({ parameters, query: {} })).data.map(
      ({ description, clean_description }) => `${description} | ${clean_description}`,
    );
  const words = await wordsNow();
  expect(words.toSorted()).toEqual([
    'Bill A-1 · Acme Paper | Bill A-1 · Acme Paper',
    'Bill A-2 · Acme Paper | Bill A-2 · Acme Paper',
    'Credit note C-1 · Acme Paper | Credit note C-1 · Acme Paper',
    'Our words | Our words',
    'Paid otherwise: Bill A-2 · Acme Paper | Paid otherwise: Bill A-2 · Acme Paper',
    'Void: Bill A-1 · Acme Paper | Void: Bill A-1 · Acme Paper',
  ]);

  await owner.query(
    `UPDATE journal_entry SET description = replace(description, ' · Acme Paper', ''),
       clean_description = replace(clean_description, ' · Acme Paper', '')`,
  );
  expect(await wordsNow()).not.toEqual(words);
  await owner.query('DELETE FROM migration WHERE name = $1', [titlesOfDocuments.name]);
  await migrateAccounting(service.databaseUrl);
  expect(await wordsNow()).toEqual(words);
});
