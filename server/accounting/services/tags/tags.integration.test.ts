import { describe, expect, it } from 'vitest';
import { newBooks } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openBooks, openService } from '../../testing/open-service';

const service = openService();
const books = openBooks(service, newBooks);

const path = (rest: string, business = books.business) => `/v0/business/${business.id}/${rest}`;
const newTag = async (name: string, business = books.business) =>
  (await call(service, 'POST', path('tag', business), { name })).data.id as string;

const entry = (entryTags: string[], lineTags: string[]) => ({
  description: 'Paper',
  datetime: '2026-01-05T00:00:00Z',
  tag_ids: entryTags,
  lines: [
    { ledger_id: books.ledger('Rent').id, debit_credit: 'debit', amount: 5, tag_ids: lineTags },
    { ledger_id: books.ledger('Checking').id, debit_credit: 'credit', amount: 5 },
  ],
});

describe('tags', () => {
  it('stand on the lines that name them, and those of an entry on all of its lines', async () => {
    const [north, south] = [await newTag('North'), await newTag('South')];
    const made = await call(service, 'POST', path('journal-entries'), entry([north], [south, north]));
    const lines = made.data.line_entries as { tag_ids: string[] }[];
    expect(lines.map((line) => line.tag_ids)).toEqual([[north, south], [north]]);
    const read = await call(service, 'GET', path(`journal-entries/${made.data.id}`));
    expect(read.data.line_entries).toEqual(made.data.line_entries);
  });

  it('must be tags of the business', async () => {
    const other = await newBooks(service.client);
    const foreign = await newTag('Foreign', other.business);
    const answer = await call(service, 'POST', path('journal-entries'), entry([foreign], ['tag_x']));
    expect(faultsOf(answer)).toEqual(['/lines/0/tag_ids/0 not_found']);
    const known = await call(service, 'POST', path('journal-entries'), entry([foreign], [foreign]));
    expect([known.status, faultsOf(known)]).toEqual([
      422,
      ['/tag_ids/0 not_found', '/lines/0/tag_ids/0 not_found'],
    ]);
    const around = service.owner.query(
      `UPDATE line_entry SET tag_ids = ARRAY[gen_random_uuid()] WHERE business_id IN (SELECT id FROM business WHERE external_id = $1)`,
      [books.business.external_id],
    );
    await expect(around).rejects.toMatchObject({ constraint: 'line_tags' });
  });

  it.each([
    ['the same name', 'East', 'East'],
    ['the same name in other letters', 'Hill', 'hILL'],
  ])('refuse %s', async (_, first, name) => {
    await newTag(first);
    const answer = await call(service, 'POST', path('tag'), { name });
    expect([answer.status, faultsOf(answer)]).toEqual([409, ['/name duplicate']]);
    const west = await newTag(`West ${name}`);
    expect((await call(service, 'PATCH', path(`tag/${west}`), { name })).status).toBe(409);
    expect((await call(service, 'PATCH', path(`tag/${west}`), { name: `West ${name}` })).status).toBe(200);
  });
});

describe.each(['vendor', 'customer'])('a %s', (kind) => {
  it('is created, read, changed and listed', async () => {
    const made = await call(service, 'POST', path(kind), { name: 'Acme', external_id: 'x-1' });
    expect(made).toMatchObject({
      status: 201,
      data: { name: 'Acme', email: null, credit_amount: 0, version: 1 },
    });
    const one = path(`${kind}/${made.data.id}`);
    const changed = await call(service, 'PATCH', one, { email: 'post@acme.example' }, { 'if-match': '"1"' });
    expect(changed.data).toMatchObject({ name: 'Acme', email: 'post@acme.example', version: 2 });
    expect((await call(service, 'GET', one)).data).toEqual(changed.data);
    expect((await call(service, 'PATCH', one, { name: 'B' }, { 'if-match': '"1"' })).status).toBe(412);
    expect((await call(service, 'GET', path(`${kind}?q=cm`))).data).toEqual([changed.data]);
  });

  it('may share its name, not its external identifier', async () => {
    const same = await call(service, 'POST', path(kind), { name: 'Acme', external_id: 'x-2' });
    expect(same.status).toBe(201);
    const again = await call(service, 'POST', path(kind), { name: 'Other', external_id: 'x-2' });
    expect([again.status, faultsOf(again)]).toEqual([409, ['/external_id duplicate']]);
    const other = await call(service, 'POST', path(kind), { name: 'Other' });
    const moved = await call(service, 'PATCH', path(`${kind}/${other.data.id}`), { external_id: 'x-2' });
    expect(moved.status).toBe(409);
  });
});
