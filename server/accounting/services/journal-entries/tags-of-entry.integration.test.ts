import { describe, expect, it } from 'vitest';
import { linesOf, must, newBooks } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openBooks, openService } from '../../testing/open-service';

const service = openService();
const books = openBooks(service, newBooks);

async function newTag(name: string): Promise<string> {
  return must(await service.client.createTag({ parameters: books.parameters, body: { name } })).data.id;
}

async function newEntry(tagIds: string[]) {
  const lines = linesOf(books.ledger('Checking'), books.ledger('Service revenue'), 7);
  const body = { description: 'Sale', datetime: '2026-02-03T00:00:00Z', lines, tag_ids: tagIds };
  const entry = must(await service.client.createJournalEntry({ parameters: books.parameters, body })).data;
  return { entry, path: `/v0/business/${books.business.id}/journal-entries/${entry.id}` };
}

describe('the tags of an entry', () => {
  it('are set on all lines, which stay the lines that they were, and can be taken off', async () => {
    const [old, fair, client] = [await newTag('Old'), await newTag('Fair'), await newTag('Client')];
    const { entry, path } = await newEntry([old]);
    const ids = entry.line_entries.map(({ id }) => id);
    const tagged = await call(service, 'PATCH', path, { tag_ids: [fair, client, fair] });
    const both = ids.map((id) => ({ id, tag_ids: [fair, client] }));
    expect(tagged.data).toMatchObject({ version: 2, categorization_method: 'manual', line_entries: both });
    expect((await call(service, 'GET', path)).data).toMatchObject({ line_entries: both });
    const [, change] = (await call(service, 'GET', `${path}/history`)).data as unknown as object[];
    expect(change).toMatchObject({
      before: { line_entries: [{ tag_ids: [old] }, { tag_ids: [old] }] },
      after: { line_entries: both },
      superseded_lines: [],
    });
    const bare = await call(service, 'PATCH', path, { tag_ids: [] });
    expect(bare.data).toMatchObject({ line_entries: ids.map((id) => ({ id, tag_ids: [] })) });
  });

  it('stay when they are not named', async () => {
    const tag = await newTag('Kept');
    const { path } = await newEntry([tag]);
    const answer = await call(service, 'PATCH', path, { notes: 'x', tag_ids: null });
    expect(answer.data).toMatchObject({ line_entries: [{ tag_ids: [tag] }, { tag_ids: [tag] }] });
  });

  it('stay open in locked books', async () => {
    const tag = await newTag('Late');
    const { path } = await newEntry([]);
    const lock = (through: string | null) =>
      call(service, 'POST', `/v0/business/${books.business.id}/books-lock`, { through, reason: 'Filed' });
    expect((await lock('2026-06-30')).status).toBe(200);
    expect((await call(service, 'PATCH', path, { tag_ids: [tag] })).status).toBe(200);
    await lock(null);
  });

  it('must be tags of the business', async () => {
    const { path } = await newEntry([]);
    const strange = 'tag_1BoatSLRHtKNngkdXEeobR';
    const answer = await call(service, 'PATCH', path, { tag_ids: [strange] });
    expect([answer.status, faultsOf(answer)]).toEqual([422, ['/tag_ids/0 not_found']]);
    expect(faultsOf(await call(service, 'PATCH', path, { tag_ids: ['fair'] }))).toEqual([
      '/tag_ids/0 not_found',
    ]);
  });
});
