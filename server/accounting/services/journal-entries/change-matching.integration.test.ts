import { describe, expect, it } from 'vitest';
import type { EntryChange, EntryChangeRequest, EntryChangeUndone } from '@/lib/contract/entry-change';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { openBankForEach } from '../../testing/bank-imports';
import { newBooks } from '../../testing/books';
import { call } from '../../testing/call';

const { service, books, bank } = openBankForEach();

const pending = { review_status: 'bookkeeper_pending' as const };
const confirm = { review_status: 'confirmed' as const };

async function post<Answer>(path: string, body?: object): Promise<Answer> {
  const answer = await call(service, 'POST', `${bank.base}/journal-entry-change${path}`, body);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.data as Answer;
}
/** Changes the entries, after a dry run that has to say the same. */
async function change(body: EntryChangeRequest): Promise<EntryChange> {
  const told = await post<EntryChange>('', { ...body, dry_run: true });
  const made = await post<EntryChange>('', body);
  expect({ ...made, id: null, counted: told.counted }).toEqual(told);
  return made;
}
const undo = (id: string | null) => post<EntryChangeUndone>(`/${id}/undo`);

/** Five pending entries on Software, and two of which nothing is known. */
async function queue(): Promise<JournalEntry[]> {
  const rows = ['01', '02', '03', '04', '05'].map((day) => `2026-03-${day},Zyx Qq,-25.00`);
  const known = await bank.importRows(rows);
  for (const entry of known) await bank.decide(entry, 'Software', {});
  return [...known, ...(await bank.importRows(['2026-03-06,Check 7,-3.00', '2026-03-07,Check 8,-4.00']))];
}
const now = (entries: readonly JournalEntry[]) => Promise.all(entries.map(({ id }) => bank.entryOf(id)));

describe('a change of all entries that a query finds', () => {
  it('confirms what may be confirmed, tells how many beforehand, and is undone', async () => {
    const entries = await queue();
    const left = [{ reason: 'no_ledger', count: 2 }];
    const asked = { query: pending, changes: confirm };
    expect(await change({ ...asked, dry_run: true })).toMatchObject({ id: null, changed: 5, left });
    expect((await now(entries)).map(({ version }) => version)).toEqual([2, 2, 2, 2, 2, 1, 1]);
    const made = await change(asked);
    expect(made).toEqual({ id: expect.stringMatching(/^jec_/), changed: 5, left, counted: null });
    const states = (await now(entries)).map(({ review_status }) => review_status);
    expect(states).toEqual([...Array(5).fill('confirmed'), ...Array(2).fill('bookkeeper_pending')]);
    // One of them is put back by somebody else: it stays as that person left it.
    const path = `${bank.base}/journal-entries/${entries[0]?.id}`;
    await call(service, 'PATCH', path, { review_status: 'business_pending' });
    expect(await undo(made.id)).toEqual({ restored: 4, left: [{ reason: 'changed_since', count: 1 }] });
    expect((await now(entries)).map(({ review_status }) => review_status)).toEqual([
      'business_pending',
      ...Array(6).fill('bookkeeper_pending'),
    ]);
    const again = await call(service, 'POST', `${bank.base}/journal-entry-change/${made.id}/undo`);
    expect(again.status).toBe(409);
  });

  it('changes nothing where the query finds more by now than were counted', async () => {
    const entries = await queue();
    const except_ids = entries.slice(0, 1).map(({ id }) => id);
    const asked = { query: pending, changes: confirm, except_ids };
    const told = await post<EntryChange>('', { ...asked, except_ids: [], dry_run: true });
    expect(told).toMatchObject({ changed: 5, left: [{ count: 2 }] });
    await bank.importRows(['2026-03-08,Zyx Qq,-26.00']);
    const refused = await call(service, 'POST', `${bank.base}/journal-entry-change`, {
      ...asked,
      at_most: 7,
    });
    expect([refused.status, refused.problem]).toMatchObject([
      409,
      {
        code: 'conflict',
        detail: '8 entries are found by now, of 7 that were counted. Nothing was changed: count them again.',
        errors: [{ path: '/at_most', code: 'more_than_counted' }],
      },
    ]);
    expect((await now(entries)).map(({ version }) => version)).toEqual([2, 2, 2, 2, 2, 1, 1]);
    expect(await post('', { ...asked, at_most: 8 })).toMatchObject({ id: expect.anything() });
  });

  it('leaves what came or was changed since it was counted, however many are found by then', async () => {
    const entries = await queue();
    const asked = { query: pending, changes: confirm };
    const told = await post<EntryChange>('', { ...asked, dry_run: true });
    expect(told).toMatchObject({ changed: 5, left: [{ reason: 'no_ledger', count: 2 }] });
    const [gone, changed] = await now(entries);
    await call(service, 'PATCH', `${bank.base}/journal-entries/${gone?.id}`, confirm);
    if (changed) await bank.decide(changed, 'Rent', {});
    const [came] = await bank.importRows(['2026-03-08,Zyx Qq,-26.00']);
    const left = [
      { reason: 'no_ledger', count: 2 },
      { reason: 'changed_since', count: 2 },
    ];
    const made = await change({ ...asked, counted: told.counted, at_most: 7 });
    expect({ ...made, left: new Set(made.left) }).toMatchObject({ changed: 3, left: new Set(left) });
    const [changedNow, cameNow] = await now([changed, came].flatMap((entry) => entry ?? []));
    expect([changedNow, cameNow].map((entry) => entry?.review_status)).toEqual(
      Array(2).fill('bookkeeper_pending'),
    );
    const again = await post<EntryChange>('', { ...asked, dry_run: true });
    expect(await change({ ...asked, counted: again.counted })).toMatchObject({ changed: 2 });
  });

  it('leaves out what it is told to, and what a search does not find', async () => {
    const entries = await queue();
    const except_ids = [entries[0]?.id ?? '', entries[1]?.id ?? ''];
    const made = await change({ query: { ...pending, search: 'zyx' }, except_ids, changes: confirm });
    expect(made).toMatchObject({ changed: 3, left: [] });
    expect(await change({ query: { ...pending, search: 'nowhere' }, changes: confirm })).toEqual({
      id: null,
      changed: 0,
      left: [],
      counted: null,
    });
  });

  it('puts entries on another ledger, and back with their suggestions', async () => {
    const entries = await queue();
    const before = await now(entries);
    const made = await change({ query: pending, changes: { ledger_id: books.ledger('Rent').id } });
    expect(made).toMatchObject({ changed: 7, left: [] });
    expect((await now(entries)).map(bank.ledgerOf)).toEqual(Array(7).fill('Rent'));
    expect(await undo(made.id)).toEqual({ restored: 7, left: [] });
    const after = await now(entries);
    expect(after.map(bank.ledgerOf)).toEqual(before.map(bank.ledgerOf));
    const methods = ({ categorization_method }: JournalEntry) => categorization_method;
    expect(after.map(methods)).toEqual(before.map(methods));
  });

  it('undoes one change after the other, but no lines that somebody chose since', async () => {
    const entries = await queue();
    const recoded = await change({ query: pending, changes: { ledger_id: books.ledger('Rent').id } });
    const confirmed = await change({ query: pending, changes: confirm });
    expect(await undo(confirmed.id)).toEqual({ restored: 7, left: [] });
    const [first] = await now(entries);
    if (first) await bank.decide(first, 'Meals', {});
    expect(await undo(recoded.id)).toEqual({ restored: 6, left: [{ reason: 'changed_since', count: 1 }] });
    expect((await now(entries)).map(bank.ledgerOf)).toEqual([
      'Meals',
      ...Array(4).fill('Software'),
      ...Array(2).fill('Uncategorized outflow'),
    ]);
  });

  it('does not take the ledger from entries that somebody has confirmed since, or asked about', async () => {
    const entries = await queue();
    const made = await change({ query: pending, changes: { ledger_id: books.ledger('Rent').id } });
    const [confirmed, asked] = entries;
    await call(service, 'PATCH', `${bank.base}/journal-entries/${confirmed?.id}`, confirm);
    const question = { journal_entry_id: asked?.id, body: 'Whose rent?' };
    expect((await call(service, 'POST', `${bank.base}/task`, question)).status).toBe(201);
    expect(await undo(made.id)).toEqual({ restored: 5, left: [{ reason: 'changed_since', count: 2 }] });
    const [first, second] = await now(entries);
    expect([first, second].map(bank.ledgerOf)).toEqual(['Rent', 'Rent']);
    expect(first).toMatchObject({ review_status: 'confirmed', categorization_method: 'manual' });
  });

  it('leaves the ledger of entries in a locked period, which may still be confirmed', async () => {
    await queue();
    await call(service, 'POST', `${bank.base}/books-lock`, { through: '2026-03-03' });
    const rent = { ledger_id: books.ledger('Rent').id };
    const made = await change({ query: { ...pending, search: 'zyx' }, changes: rent });
    expect(made).toMatchObject({ changed: 2, left: [{ reason: 'locked', count: 3 }] });
    expect((await change({ query: { ...pending, search: 'zyx' }, changes: confirm })).changed).toBe(5);
  });

  it('leaves entries of several lines, and lines on receivable that would name nobody', async () => {
    const [first, second] = await queue();
    const half = (ledger: string, amount: number) => ({
      ledger_id: books.ledger(ledger).id,
      debit_credit: 'debit',
      amount,
    });
    const present = first && (await bank.entryOf(first.id));
    const line = present?.line_entries.find(({ ledger_id }) => ledger_id === books.ledger('Software').id);
    const line_changes = { delete_lines: [line?.id], create_lines: [half('Rent', 10), half('Software', 15)] };
    await call(service, 'PATCH', `${bank.base}/journal-entries/${first?.id}`, { line_changes });
    const query = { ...pending, search: 'zyx' };
    const rent = { ledger_id: books.ledger('Rent').id };
    expect(await change({ query, changes: rent })).toMatchObject({
      changed: 4,
      left: [{ reason: 'several_lines', count: 1 }],
    });
    const receivable = { ledger_id: books.ledger('Accounts receivable').id };
    expect(await change({ query, changes: receivable })).toMatchObject({
      id: null,
      changed: 0,
      left: expect.arrayContaining([{ reason: 'party_required', count: 4 }]),
    });
    expect(second && bank.ledgerOf(await bank.entryOf(second.id))).toBe('Rent');
  });

  it('leaves what a suggested link is decided with, not the payment that it is a refund of', async () => {
    const rules = `${bank.base}/rule`;
    const then = { ledger_id: books.ledger('Meals').id };
    const rule = { name: 'Birch', conditions: { text: { contains: 'Birch' } }, then };
    expect((await call(service, 'POST', rules, rule)).status).toBe(201);
    await bank.importRows(['2026-03-01,Birch Foods,-120.00', '2026-03-08,Birch Foods refund,120.00']);
    const asked = { query: pending, changes: confirm };
    const left = [{ reason: 'link_suggested', count: 1 }];
    expect(await change({ ...asked, dry_run: true })).toMatchObject({ id: null, changed: 1, left });
  });

  it('is refused for a ledger that is not there, and for a change of another business', async () => {
    await queue();
    const other = await newBooks(service.client);
    const changes = { ledger_id: other.ledger('Rent').id };
    const answer = await call(service, 'POST', `${bank.base}/journal-entry-change`, {
      query: pending,
      changes,
    });
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([422, '/changes/ledger_id']);
    const made = await change({ query: pending, changes: confirm });
    const foreign = `/v0/business/${other.business.id}/journal-entry-change/${made.id}/undo`;
    expect((await call(service, 'POST', foreign)).status).toBe(404);
  });
});
