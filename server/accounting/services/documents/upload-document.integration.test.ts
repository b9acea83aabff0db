import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { smallUbl } from '@/lib/electronic-invoice/testing/small-invoices';
import { smallJpeg, smallPdf, smallPng, smallWebp } from '../../domain/documents/testing/small-files';
import { must, newBooks } from '../../testing/books';
import { faultsOf, read } from '../../testing/call';
import { importMovements, untilRead, uploadForm } from '../../testing/documents';
import { openBooks, openService } from '../../testing/open-service';

const limitBytes = 25 * 1024 ** 2;
const service = openService();
const books = openBooks(service, newBooks);

const upload = (bytes: Buffer, name = 'receipt.pdf', fields: Record<string, string> = {}) =>
  service.client.uploadDocument({
    parameters: books.parameters,
    form: uploadForm(bytes, name, fields),
  });
/** A file of its own, so that it is no duplicate. */
const ownPdf = () => smallPdf([randomUUID()]);
const path = () => `/v0/business/${books.business.id}/document`;

describe('a file of a kind that is kept', () => {
  it.each([
    ['a PDF', smallPdf(['Total 1.00']), 'application/pdf'],
    ['a PNG', smallPng(2, 2), 'image/png'],
    ['a JPEG', smallJpeg(2, 2), 'image/jpeg'],
    ['a WebP', smallWebp('VP8L', 2, 2), 'image/webp'],
    ['an electronic invoice', Buffer.from(smallUbl()), 'application/xml'],
    ['a PNG that is called a PDF', smallPng(3, 3), 'image/png'],
  ])('%s is processed first and ready then', async (_, bytes, mediaType) => {
    const { data } = must(await upload(bytes));
    expect(data).toMatchObject({
      business_id: books.business.id,
      name: 'receipt.pdf',
      document_type: 'receipt',
      description: null,
      file_size: bytes.length,
      media_type: mediaType,
      status: 'processing',
      duplicate_of: null,
      extraction: null,
      suggested_matches: [],
      metadata_: {},
    });
    expect(await untilRead(service.client, books.parameters, data.id)).toMatchObject({
      status: 'ready',
      failure: null,
    });
  });

  it('answers 201, and the same file as large as may be', async () => {
    const largest = Buffer.concat([smallJpeg(5, 5), Buffer.alloc(limitBytes - smallJpeg().length)]);
    const response = await service.request(path(), { method: 'POST', body: uploadForm(largest, 'a.jpg') });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ data: { file_size: limitBytes } });
  });

  it('keeps all fields of the form', async () => {
    const [movement] = await importMovements(service.client, books.parameters, books.ledger('Checking'), [
      '2026-03-04,Northwind,-5.00',
    ]);
    const task = must(
      await service.client.createTask({
        parameters: books.parameters,
        body: { journal_entry_id: movement?.journal_entry_id ?? '', body: 'The receipt, please' },
      }),
    ).data;
    const fields = {
      document_type: 'statement',
      description: 'März — 三月',
      task_id: task.id,
      transaction_id: movement?.id ?? '',
      external_account_id: movement?.external_account_id ?? '',
    };
    const metadata = { source: 'scanner', pages: [1, 2] };
    const { data } = must(
      await upload(ownPdf(), 'a.pdf', { ...fields, metadata_: JSON.stringify(metadata) }),
    );
    expect(data).toMatchObject({ ...fields, metadata_: metadata });
  });
});

describe('a name', () => {
  it.each([
    ['../../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\system.ini', 'system.ini'],
    ['reçu 領収書 🧾.pdf', 'reçu 領収書 🧾.pdf'],
    ['..', 'document.pdf'],
    [`${'n'.repeat(251)}.pdf`, `${'n'.repeat(251)}.pdf`],
  ])('%s is kept as %s', async (sent, kept) => {
    expect(must(await upload(ownPdf(), sent)).data.name).toBe(kept);
  });

  it('of more than 255 characters is refused', async () => {
    expect(await upload(ownPdf(), `${'n'.repeat(252)}.pdf`)).toMatchObject({
      ok: false,
      problem: { status: 422, errors: [{ path: '/file', code: 'too_long' }] },
    });
  });
});

describe('a file is refused', () => {
  it.each<[string, Buffer, number, string]>([
    ['without bytes', Buffer.alloc(0), 422, 'empty_file'],
    ['of HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'unsupported_media_type'],
    ['of SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'unsupported_media_type'],
    ['that is a zip', Buffer.from('504b0304140000000800', 'hex'), 415, 'unsupported_media_type'],
    ['that is a JPEG cut off', smallJpeg().subarray(0, -2), 422, 'broken_file'],
    ['that is a PNG cut off', smallPng().subarray(0, -8), 422, 'broken_file'],
    ['that states too many pixels', smallPng(2 ** 31 - 1, 2 ** 31 - 1), 422, 'too_many_pixels'],
    ['one byte too large', Buffer.concat([smallJpeg(), Buffer.alloc(limitBytes)]), 413, 'too_large'],
    ['far too large', Buffer.concat([smallJpeg(), Buffer.alloc(limitBytes + 1024 ** 2)]), 413, 'too_large'],
  ])('%s, whatever it is called', async (_, bytes, status, code) => {
    const answer = await upload(bytes, 'photo.png');
    if (answer.ok) throw new Error('accepted');
    expect(answer.problem.status).toBe(status);
    expect([answer.problem.code, answer.problem.errors?.[0]?.code]).toContain(code);
  });
});

describe('a form is refused', () => {
  const unknown = (kind: string) => `${kind}_1BoatSLRHtKNngkdXEeobR`;
  it.each<[string, Record<string, string>, string, string]>([
    ['an unknown kind', { document_type: 'selfie' }, '/document_type', 'invalid_value'],
    ['a description too long', { description: 'd'.repeat(513) }, '/description', 'too_long'],
    ['a description with NUL', { description: 'a\u0000b' }, '/description', 'invalid_text'],
    ['metadata that is no JSON', { metadata_: '{' }, '/metadata_', 'invalid_json'],
    ['metadata that is no object', { metadata_: '[1]' }, '/metadata_', 'invalid_type'],
    ['a field that there is not', { colour: 'red' }, '/colour', 'unknown_field'],
    ['a malformed task', { task_id: 'tsk_1' }, '/task_id', 'not_found'],
    ['an unknown task', { task_id: unknown('tsk') }, '/task_id', 'not_found'],
    ['an unknown transaction', { transaction_id: unknown('txn') }, '/transaction_id', 'not_found'],
    ['an unknown account', { external_account_id: unknown('eac') }, '/external_account_id', 'not_found'],
  ])('with %s', async (_, fields, faultPath, code) => {
    expect(await upload(ownPdf(), 'a.pdf', fields)).toMatchObject({
      ok: false,
      problem: { status: 422, errors: [expect.objectContaining({ path: faultPath, code })] },
    });
  });

  it('with a field that comes twice, whichever text is meant', async () => {
    const form = uploadForm(ownPdf(), 'a.pdf', { description: 'Rent', document_type: 'receipt' });
    form.append('description', 'Lunch');
    form.append('metadata_', '{}');
    form.append('metadata_', '{}');
    const answer = await read(await service.request(path(), { method: 'POST', body: form }));
    expect([answer.status, ...faultsOf(answer)]).toEqual([
      422,
      '/description invalid_type',
      '/metadata_ invalid_type',
    ]);
  });

  it.each<[string, RequestInit, number, string]>([
    [
      'in JSON',
      { body: '{}', headers: { 'content-type': 'application/json' } },
      415,
      'unsupported_media_type',
    ],
    ['URL-encoded', { body: new URLSearchParams({ file: 'x' }) }, 415, 'unsupported_media_type'],
    [
      'cut off',
      { body: '--b\r\nContent-Disp', headers: { 'content-type': 'multipart/form-data; boundary=b' } },
      400,
      'invalid_form',
    ],
    ['without a file', { body: formOf([['description', 'x']]) }, 422, 'validation_failed'],
    ['with a text for the file', { body: formOf([['file', '%PDF-1.4']]) }, 422, 'validation_failed'],
    [
      'with two files',
      {
        body: formOf([
          ['file', new File(['%PDF-1.4'], 'a')],
          ['file', new File(['%PDF-1.4'], 'b')],
        ]),
      },
      422,
      'validation_failed',
    ],
    [
      'with a file for a text',
      {
        body: formOf([
          ['file', new File(['%PDF-1.4'], 'a')],
          ['description', new File(['x'], 'b')],
        ]),
      },
      422,
      'validation_failed',
    ],
  ])('%s', async (_, init, status, code) => {
    const response = await service.request(path(), { method: 'POST', ...init });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  function formOf(fields: [string, string | File][]): FormData {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return form;
  }
});

describe('the same bytes again', () => {
  it('are a duplicate of the first document in the same business, and of none in another', async () => {
    const bytes = ownPdf();
    const first = must(await upload(bytes, 'first.pdf')).data;
    const second = must(await upload(bytes, 'second.pdf')).data;
    const third = must(await upload(bytes, 'third.pdf')).data;
    expect([second.duplicate_of, third.duplicate_of]).toEqual([first.id, first.id]);
    const other = await newBooks(service.client);
    const elsewhere = await service.client.uploadDocument({
      parameters: other.parameters,
      form: uploadForm(bytes, 'first.pdf'),
    });
    expect(must(elsewhere).data.duplicate_of).toBeNull();
  });

  it('sent at once have exactly one first', async () => {
    const bytes = ownPdf();
    const uploads = await Promise.all(Array.from({ length: 8 }, () => upload(bytes)));
    const documents = uploads.map((each) => must(each).data);
    const originals = documents.filter((document) => document.duplicate_of === null);
    expect(originals).toHaveLength(1);
    expect(new Set(documents.map((document) => document.duplicate_of))).toEqual(
      new Set([null, originals[0]?.id]),
    );
  });

  it('under the same idempotency key are the same document', async () => {
    const bytes = ownPdf();
    const idempotencyKey = randomUUID();
    const send = (file: Buffer) =>
      service.client.uploadDocument({
        parameters: books.parameters,
        form: uploadForm(file, 'a.pdf'),
        idempotencyKey,
      });
    const first = must(await send(bytes)).data;
    expect(must(await send(bytes)).data.id).toBe(first.id);
    expect(await send(ownPdf())).toMatchObject({ ok: false, problem: { code: 'idempotency_mismatch' } });
  });
});
