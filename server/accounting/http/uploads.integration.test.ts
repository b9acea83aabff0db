import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { smallJpeg, smallPdf } from '../domain/documents/testing/small-files';
import { newBooks } from '../testing/books';
import { importMovements, uploadForm } from '../testing/documents';
import { openBooks, openService } from '../testing/open-service';
import { startServiceApart } from '../testing/start-service';

const folder = mkdtempSync(join(tmpdir(), 'daybook-uploads-'));
const limitBytes = 25 * 1024 ** 2;
// What is registered first is done last: when the service has ended.
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const service = openService(() => startServiceApart({ documents: { kind: 'folder', folder } }));
const books = openBooks(service, newBooks);

const upload = (init: RequestInit) =>
  service.request(`/v0/business/${books.business.id}/document`, { method: 'POST', ...init });
const filesLeft = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()).length;
let kept = 0;
afterEach(() => expect(filesLeft()).toBe(kept));

it('an upload that is kept leaves one file, and sent again under its key no other', async () => {
  const bytes = smallPdf([randomUUID()]);
  const headers = { 'idempotency-key': randomUUID() };
  for (const _ of ['first', 'again']) {
    expect((await upload({ body: uploadForm(bytes, 'a.pdf'), headers })).status).toBe(201);
  }
  kept += 1;
  expect((await upload({ body: uploadForm(bytes, 'b.pdf') })).status).toBe(201);
});

it.each<[string, () => RequestInit, number]>([
  ['of a kind that is not kept', () => ({ body: uploadForm(Buffer.from('<html>'), 'a.pdf') }), 415],
  [
    'in a form with a field that there is not',
    () => ({ body: uploadForm(smallPdf([]), 'a', { a: 'b' }) }),
    422,
  ],
  [
    'too large',
    () => ({ body: uploadForm(Buffer.concat([smallJpeg(), Buffer.alloc(limitBytes)]), 'a') }),
    413,
  ],
  ['broken off by the sender', () => brokenOff(), 400],
])('an upload %s leaves nothing', async (_, init, status) => {
  expect((await upload(init())).status).toBe(status);
});

it('a bank file leaves nothing', async () => {
  const movements = await importMovements(service.client, books.parameters, books.ledger('Checking'), [
    '2026-03-04,Northwind,-5.00',
  ]);
  expect(movements).toHaveLength(1);
});

/** The head of a form and half of its file, and then the end of the connection. */
function brokenOff(): RequestInit {
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4';
  const parts = [Buffer.from(head), Buffer.alloc(200_000)];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift();
      if (part) controller.enqueue(part);
      else controller.error(new Error('the connection is gone'));
    },
  });
  const init = { body, duplex: 'half', headers: { 'content-type': 'multipart/form-data; boundary=b' } };
  return init;
}
