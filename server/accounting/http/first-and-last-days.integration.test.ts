import { beforeAll, expect, it } from 'vitest';
import { smallPdf } from '../domain/documents/testing/small-files';
import { bankOf } from '../testing/bank-imports';
import { linesOf, must, newBooks } from '../testing/books';
import { call } from '../testing/call';
import { untilRead, uploadForm } from '../testing/documents';
import { openBooks, openService } from '../testing/open-service';

const service = openService();
const books = openBooks(service, (client) => newBooks(client, { entries_start: '0001-01-01T00:00:00Z' }));
let base: string;
beforeAll(async () => {
  ({ base } = await bankOf(service, books));
});

const days = ['0001-01-01', '0001-01-08', '9999-12-24', '9999-12-31'];

it.each(days)('an entry on the ledger of a bank account may be of %s', async (day) => {
  const { ledger } = books;
  const body = {
    description: 'Far away',
    datetime: `${day}T12:00:00Z`,
    lines: linesOf(ledger('Checking'), ledger('Service revenue'), 5),
  };
  const made = await call(service, 'POST', `${base}/journal-entries`, body);
  expect([made.status, made.data.datetime]).toEqual([201, `${day}T12:00:00.000Z`]);
  const path = `${base}/journal-entries/${made.data.id}`;
  const moved = await call(service, 'PATCH', path, { datetime: `${day}T13:00:00Z` });
  expect(moved.data.datetime).toBe(`${day}T13:00:00.000Z`);
});

it.each(days)('a receipt or a bill may be of %s and due then', async (day) => {
  const { parameters } = books;
  const form = uploadForm(smallPdf(['Invoice 7', 'Harbor Row Ltd', 'Amount due: 44.89']), 'bill.pdf');
  const { id } = must(await service.client.uploadDocument({ parameters, form })).data;
  const read = await untilRead(service.client, parameters, id);
  const path = `${base}/document/${read.id}`;
  const extraction = { total_amount: 44.89, issued_on: day, due_on: day };
  const corrected = await call(service, 'PATCH', path, { extraction });
  expect(corrected.status).toBe(200);
  expect(corrected.data).toMatchObject({ extraction: { issued_on: { value: day } } });
});
