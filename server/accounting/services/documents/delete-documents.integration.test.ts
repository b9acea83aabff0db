import { describe, expect, it } from 'vitest';
import { decodeIdentifier } from '@/lib/ids/identifier';
import { smallPdf } from '../../domain/documents/testing/small-files';
import { must, newBooks } from '../../testing/books';
import { importMovements, untilRead, uploadForm } from '../../testing/documents';
import { openBooks, openService } from '../../testing/open-service';

const service = openService();
const books = openBooks(service, newBooks);

async function upload(lines: string[], name = 'receipt.pdf') {
  const form = uploadForm(smallPdf(lines), name);
  const { id } = must(await service.client.uploadDocument({ parameters: books.parameters, form })).data;
  return untilRead(service.client, books.parameters, id);
}
const remove = (ids: string[], reason = 'Private') =>
  service.client.deleteDocuments({ parameters: books.parameters, body: { document_ids: ids, reason } });
const at = (id: string) => ({ ...books.parameters, document_id: id });
const content = async (id: string) =>
  (await service.request(`/v0/business/${books.business.id}/document/${id}/content`)).status;
/** Whichever service of the tests does the job, after those of others. */
const untilBytesAreGone = () =>
  expect
    .poll(async () => {
      const business = decodeIdentifier('business', books.business.id);
      const statement = `SELECT FROM job WHERE kind = 'remove_blob' AND business_id = $1`;
      return (await service.owner.query(statement, [business])).rows;
    })
    .toEqual([]);
const list = async (query: object = {}) =>
  must(await service.client.listDocuments({ parameters: books.parameters, query })).data.map(({ id }) => id);

describe('a deleted document', () => {
  it('is gone with its bytes, and the audit log keeps the reason', async () => {
    const receipt = await upload(['Weir Bakery Ltd', 'Total: $5.00']);
    const [payment] = await importMovements(service.client, books.parameters, books.ledger('Checking'), [
      '2026-03-04,Weir Bakery,-5.00',
    ]);
    const body = { transaction_id: payment?.id ?? '' };
    must(await service.client.matchDocument({ parameters: at(receipt.id), body }));
    expect(must(await remove([receipt.id], 'Not ours')).data).toEqual({ deleted: 1 });
    expect(await service.client.getDocument({ parameters: at(receipt.id) })).toMatchObject({ ok: false });
    expect(await list()).not.toContain(receipt.id);
    expect(await content(receipt.id)).toBe(404);
    const { rows } = await service.owner.query(
      `SELECT after->>'reason' AS reason, before->>'name' AS name FROM audit_log
       WHERE action = 'delete' AND after->>'id' = $1`,
      [receipt.id],
    );
    expect(rows).toEqual([{ reason: 'Not ours', name: 'receipt.pdf' }]);
    await untilBytesAreGone();
    // The same file comes as a new one, not as a duplicate of what is gone.
    const again = await upload(['Weir Bakery Ltd', 'Total: $5.00']);
    expect(again.duplicate_of).toBeNull();
    expect(await content(again.id)).toBe(200);
  });

  it('leaves its bytes to a duplicate, which becomes the first', async () => {
    const [first, second, third] = [
      await upload(['Twice']),
      await upload(['Twice']),
      await upload(['Twice']),
    ];
    expect([second.duplicate_of, third.duplicate_of]).toEqual([first.id, first.id]);
    must(await remove([first.id]));
    expect(
      must(await service.client.getDocument({ parameters: at(second.id) })).data.duplicate_of,
    ).toBeNull();
    expect(must(await service.client.getDocument({ parameters: at(third.id) })).data.duplicate_of).toBe(
      second.id,
    );
    await untilBytesAreGone();
    expect(await content(second.id)).toBe(200);
  });

  it('and its first duplicate leave both to the second, which waits for its payment', async () => {
    const lines = ['Weir Bakery Ltd', 'Date: 2026-05-04', 'Total: $6.00'];
    const [first, second, third] = [await upload(lines), await upload(lines), await upload(lines)];
    await importMovements(service.client, books.parameters, books.ledger('Checking'), [
      '2026-05-04,Weir Bakery,-6.00',
    ]);
    must(await remove([first.id, second.id]));
    expect(must(await service.client.getDocument({ parameters: at(third.id) })).data.duplicate_of).toBeNull();
    const likely = must(await service.client.listLikelyMatches({ parameters: books.parameters })).data;
    expect(likely.map(({ document }) => document.id)).toEqual([third.id]);
    await untilBytesAreGone();
    expect(await content(third.id)).toBe(200);
  });

  it('stays named by the message that brought it', async () => {
    const receipt = await upload(['Brought']);
    const [payment] = await importMovements(service.client, books.parameters, books.ledger('Checking'), [
      '2026-03-09,Somebody,-7.00',
    ]);
    const asked = { journal_entry_id: payment?.journal_entry_id ?? '', body: 'What is it?' };
    const task = must(await service.client.createTask({ parameters: books.parameters, body: asked })).data;
    const parameters = { ...books.parameters, task_id: task.id };
    must(await service.client.addTaskMessage({ parameters, body: { document_ids: [receipt.id] } }));
    must(await remove([receipt.id]));
    const { messages } = must(await service.client.getTask({ parameters })).data;
    expect(messages.at(-1)?.document_ids).toEqual([receipt.id]);
  });

  it('is refused with all others where one is unknown, of another business, or without a reason', async () => {
    const receipt = await upload(['Kept']);
    const unknown = 'doc_1BoatSLRHtKNngkdXEeobR';
    expect(await remove([receipt.id, unknown])).toMatchObject({
      ok: false,
      problem: { status: 422, errors: [{ path: '/document_ids/1', code: 'not_found' }] },
    });
    expect(await remove([receipt.id], '')).toMatchObject({ ok: false, problem: { status: 422 } });
    const theirs = await newBooks(service.client);
    const body = { document_ids: [receipt.id], reason: 'x' };
    expect(await service.client.deleteDocuments({ parameters: theirs.parameters, body })).toMatchObject({
      ok: false,
      problem: { status: 422 },
    });
    expect(await list()).toContain(receipt.id);
  });
});

it('documents are found by the words that were read, their name and description', async () => {
  const lamp = await upload(['Harbor Row Ceramics', '3M 50% lamp', 'Total: $9.00'], 'scan-1.pdf');
  const bowl = await upload(['Harbor Row Ceramics', 'Green bowl', 'Total: $8.00'], 'scan-2.pdf');
  const body = { description: 'For the window' };
  must(await service.client.updateDocument({ parameters: at(bowl.id), body }));
  expect(await list({ search: 'harbor ceramics' })).toEqual([bowl.id, lamp.id]);
  expect(await list({ search: 'HARBOR lamp' })).toEqual([lamp.id]);
  expect(await list({ search: '"green bowl"' })).toEqual([bowl.id]);
  expect(await list({ search: '"bowl green"' })).toEqual([]);
  expect(await list({ search: 'window' })).toEqual([bowl.id]);
  expect(await list({ search: 'scan-1' })).toEqual([lamp.id]);
  expect(await list({ search: '50%' })).toEqual([lamp.id]);
  // At the beginning of a line, of the first one, and within a word.
  expect(await list({ search: '3m' })).toEqual([lamp.id]);
  expect(await list({ search: 'ha' })).toEqual([bowl.id, lamp.id]);
  expect(await list({ search: 'mp' })).toEqual([]);
  expect(await list({ search: 'harbor', document_type: 'statement' })).toEqual([]);
  const page = must(
    await service.client.listDocuments({
      parameters: books.parameters,
      query: { search: 'harbor', page_size: 1 },
    }),
  );
  expect(page.data.map(({ id }) => id)).toEqual([bowl.id]);
  const token = page.pagination.next_page_token ?? '';
  expect(await list({ search: 'harbor', page_size: 1, page_token: token })).toEqual([lamp.id]);
  must(await remove([lamp.id]));
  expect(await list({ search: 'lamp' })).toEqual([]);
});
