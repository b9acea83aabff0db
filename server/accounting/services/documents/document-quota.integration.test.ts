import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { smallPdf } from '../../domain/documents/testing/small-files';
import { must, newBooks } from '../../testing/books';
import { uploadForm } from '../../testing/documents';
import { openService } from '../../testing/open-service';
import { startService } from '../../testing/start-service';

const ownPdf = () => smallPdf([randomUUID()]);
const size = ownPdf().length;
const service = openService(() => startService({ documentQuotaBytes: 2 * size + 10 }));

it('ends the uploads of a tenant, over all its businesses, and of no other', async () => {
  const { client } = service;
  const [first, second] = [await newBooks(client), await newBooks(client)];
  const upload = (bytes: Buffer, { parameters }: typeof first, by = client) =>
    by.uploadDocument({ parameters, form: uploadForm(bytes, 'receipt.pdf') });
  must(await upload(ownPdf(), first));
  must(await upload(ownPdf(), second));
  for (const books of [first, second]) {
    expect(await upload(ownPdf(), books)).toMatchObject({
      ok: false,
      problem: {
        status: 507,
        code: 'storage_full',
        detail: expect.stringMatching(
          new RegExp(`^The documents take up ${2 * size} of the ${2 * size + 10} bytes`),
        ),
      },
    });
  }
  expect(must(await client.listDocuments({ parameters: first.parameters })).data).toHaveLength(1);
  const other = await service.newTenant();
  must(await upload(ownPdf(), await newBooks(other), other));
});
