import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { smallCii } from '@/lib/electronic-invoice/testing/small-invoices';
import { startS3Server } from '../../documents/testing/start-s3-server';
import { smallJpeg, smallPdf, smallPng, smallWebp } from '../../domain/documents/testing/small-files';
import { must, newBooks } from '../../testing/books';
import { untilRead, uploadForm } from '../../testing/documents';
import { openBooks, openService } from '../../testing/open-service';
import { startServiceApart } from '../../testing/start-service';

const service = openService();
const books = openBooks(service, newBooks);

async function uploaded(bytes: Buffer, name: string) {
  const form = uploadForm(bytes, name);
  const { id } = must(await service.client.uploadDocument({ parameters: books.parameters, form })).data;
  await untilRead(service.client, books.parameters, id);
  return { id, path: `/v0/business/${books.business.id}/document/${id}/content` };
}

/** Where the folder store keeps the bytes. */
function storedFile(bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return join(inject('documentsFolder'), books.business.id, hash.slice(0, 2), hash);
}

/** The files that this process, and so the service in it, holds open; none where the system does not tell. */
function openFiles(): string[] {
  const folder = '/proc/self/fd';
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(join(folder, name))];
    } catch {
      return []; // closed since the folder was listed
    }
  });
}

describe('a download', () => {
  it.each([
    ['scan.pdf', smallPdf(['a']), 'application/pdf', 'scan.pdf'],
    ['photo.JPG', Buffer.concat([smallJpeg(), randomBytes(100_000)]), 'image/jpeg', 'photo.JPG'],
    ['photo.webp', smallWebp('VP8X', 9, 9), 'image/webp', 'photo.webp'],
    ['invoice.html', Buffer.from(smallCii()), 'application/xml', 'invoice.html.xml'],
    ['page.html', Buffer.concat([smallPng(), Buffer.from('<script>')]), 'image/png', 'page.html.png'],
    ['l\'été "領収書".pdf', smallPdf(['b']), 'application/pdf', 'l\'été "領収書".pdf'],
  ])('of %s gives every byte, to be saved and not shown', async (name, bytes, type, savedAs) => {
    const { path } = await uploaded(bytes, name);
    const response = await service.request(path);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-length': `${bytes.length}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[ !#-~]*"; filename\*=UTF-8''/);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(savedAs);
    expect(Buffer.compare(Buffer.from(await response.arrayBuffer()), bytes)).toBe(0);
  });

  it('is told of by HEAD, without opening the file for good', async () => {
    const bytes = smallPdf(['only the head']);
    const { path } = await uploaded(bytes, 'head.pdf');
    const response = await service.request(path, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-length')]).toEqual([200, `${bytes.length}`]);
    // Whoever read it before, to check it and to see what is on it, may be a moment from closing it.
    await expect.poll(openFiles, { timeout: 30_000 }).not.toContain(storedFile(bytes));
  });

  it('comes through the typed client with its name and type', async () => {
    const bytes = smallPdf(['through the client']);
    const { id } = await uploaded(bytes, 'zwölf.pdf');
    const file = must(
      await service.client.getDocumentContent({ parameters: { ...books.parameters, document_id: id } }),
    );
    expect([file.name, file.mediaType]).toEqual(['zwölf.pdf', 'application/pdf']);
    expect(Buffer.compare(Buffer.from(await new Response(file.body).arrayBuffer()), bytes)).toBe(0);
  });

  it.each(['unknown', 'malformed'])('of an %s document is 404', async (kind) => {
    const id = kind === 'unknown' ? 'doc_1BoatSLRHtKNngkdXEeobR' : 'doc_1';
    const parameters = { ...books.parameters, document_id: id };
    expect(await service.client.getDocumentContent({ parameters })).toMatchObject({
      ok: false,
      problem: { status: 404, code: 'not_found' },
    });
  });
});

describe('wrong bytes are never given out', () => {
  it.each([
    ['changed', (file: string) => appendFileSync(file, '<script>')],
    ['gone', (file: string) => rmSync(file)],
  ])('when the file on the disk is %s', async (_, tamper) => {
    const bytes = smallPdf([randomUUID()]);
    const { path } = await uploaded(bytes, 'a.pdf');
    tamper(storedFile(bytes));
    const response = await service.request(path);
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ code: 'stored_file_damaged' });
    expect(text).not.toContain('script');
    expect(text).not.toContain(inject('documentsFolder'));
    await uploaded(bytes, 'again.pdf');
    expect((await service.request(path)).status).toBe(200);
  });
});

describe('with S3-compatible storage', () => {
  it('gives every byte back, and says so when the storage is away', async () => {
    const s3 = await startS3Server();
    const onS3 = await startServiceApart({ documents: s3.storage });
    try {
      const { parameters } = await newBooks(onS3.client);
      const bytes = smallPdf([randomUUID()]);
      const form = uploadForm(bytes, 'a.pdf');
      const { id } = must(await onS3.client.uploadDocument({ parameters, form })).data;
      const one = { parameters: { ...parameters, document_id: id } };
      const file = must(await onS3.client.getDocumentContent(one));
      expect(Buffer.compare(Buffer.from(await new Response(file.body).arrayBuffer()), bytes)).toBe(0);
      await s3.stop();
      const unavailable = { ok: false, problem: { status: 503, code: 'unavailable' } };
      expect(await onS3.client.getDocumentContent(one)).toMatchObject(unavailable);
      const again = uploadForm(smallPdf([randomUUID()]), 'b.pdf');
      expect(await onS3.client.uploadDocument({ parameters, form: again })).toMatchObject(unavailable);
      expect(must(await onS3.client.listDocuments({ parameters })).data).toHaveLength(1);
    } finally {
      await onS3.close();
    }
  });
});
