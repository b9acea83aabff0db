import { describe, expect, it } from 'vitest';
import type { Client } from '@/lib/client/client';
import { smallPdf } from '../domain/documents/testing/small-files';
import { linesOf, must, newBooks } from '../testing/books';
import { importMovements, untilRead, uploadForm } from '../testing/documents';
import { openBooks, openService } from '../testing/open-service';

const service = openService();
const books = openBooks(service, booksInBothForms);

/** A letter with its accent is one character (NFC), or two (NFD), as macOS writes the names of files. */
const inBothForms = (text: string) => [text.normalize('NFC'), text.normalize('NFD')];

async function booksInBothForms(client: Client) {
  const made = await newBooks(client);
  const { parameters, ledger } = made;
  const entry = (more: object) => ({
    description: 'Sundries',
    datetime: '2026-01-10T00:00:00Z',
    lines: linesOf(ledger('Rent'), ledger('Checking'), 10),
    ...more,
  });
  const lines = (description: string) =>
    linesOf(ledger('Meals'), ledger('Checking'), 11).map((line) => ({ ...line, description }));
  const body = inBothForms('Café Ébène').flatMap((text) => [
    entry({ description: text }),
    entry({ notes: `with ${text}` }),
    entry({ lines: lines(text) }),
  ]);
  must(await client.bulkCreateJournalEntries({ parameters, body }));
  const rows = inBothForms('Kiosk Zürich').map((text, at) => `2026-03-0${at + 4},${text},-5.00`);
  await importMovements(client, parameters, ledger('Checking'), rows);
  for (const name of inBothForms('Müller')) {
    must(await client.createVendor({ parameters, body: { name } }));
    must(await client.createCustomer({ parameters, body: { name } }));
  }
  for (const name of inBothForms('Beleg Köln.pdf')) {
    const form = uploadForm(smallPdf([name.length.toString()]), name);
    await untilRead(client, parameters, must(await client.uploadDocument({ parameters, form })).data.id);
  }
  return made;
}

const at = () => ({ parameters: books.parameters });
const entries = async (query: object) =>
  must(await service.client.listJournalEntries({ ...at(), query })).data.map(({ id }) => id);
const transactions = async (query: object) =>
  must(await service.client.listTransactions({ ...at(), query })).data.map(({ id }) => id);

describe('letters with accents are found in both forms', () => {
  it.each(inBothForms('café'))('in entries: %j', async (search) => {
    expect(await entries({ search })).toHaveLength(6);
    expect(await entries({ search: `"${search} ébène"` })).toHaveLength(6);
    expect(await entries({ q: search })).toHaveLength(2);
  });

  it.each(inBothForms('éb'))('of two letters where a word begins: %j', async (search) => {
    expect(await entries({ search })).toHaveLength(6);
    expect(await entries({ q: search })).toHaveLength(2);
  });

  it.each(inBothForms('zürich'))('in transactions: %j', async (text) => {
    expect(await transactions({ search: text })).toHaveLength(2);
    expect(await transactions({ q: text })).toHaveLength(2);
  });

  it.each(inBothForms('MÜLL'))('in the names of vendors and customers: %j', async (q) => {
    expect(must(await service.client.listVendors({ ...at(), query: { q } })).data).toHaveLength(2);
    expect(must(await service.client.listCustomers({ ...at(), query: { q } })).data).toHaveLength(2);
  });

  it.each(inBothForms('köln'))('in the names of files: %j', async (search) => {
    expect(must(await service.client.listDocuments({ ...at(), query: { search } })).data).toHaveLength(2);
  });
});

it('a tag of one name is one tag in both forms, and keeps the form that was sent', async () => {
  const [composed = '', decomposed = ''] = inBothForms('Projet Étoile');
  const tag = must(await service.client.createTag({ ...at(), body: { name: decomposed } })).data;
  expect(tag.name).toBe(decomposed);
  expect(await service.client.createTag({ ...at(), body: { name: composed.toUpperCase() } })).toMatchObject({
    problem: { status: 409 },
  });
  const other = must(await service.client.createTag({ ...at(), body: { name: 'Other' } })).data;
  const parameters = { ...books.parameters, tag_id: other.id };
  expect(await service.client.updateTag({ parameters, body: { name: composed } })).toMatchObject({
    problem: { status: 409 },
  });
  for (const q of inBothForms('étoile'))
    expect(must(await service.client.listTags({ ...at(), query: { q } })).data).toEqual([tag]);
});
