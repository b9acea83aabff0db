import { describe, expect, it } from 'vitest';
import { linesOf, must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newTwoBanks } from '../../testing/two-banks';

const service = openService();

/** Rent of 75.00 that a person entered, and the bank's transaction of it a day later. */
async function enteredRent() {
  const books = await newTwoBanks(service.client);
  const body = {
    description: 'Rent to Quinn',
    datetime: '2026-03-02T00:00:00Z',
    lines: linesOf(books.ledger('Rent'), books.ledger('Checking'), 75),
  };
  const entry = must(await service.client.createJournalEntry({ parameters: books.parameters, body })).data;
  const [out = ''] = await books.importInto(books.checking, [
    ['2026-03-03', -75, 'ACH QUINN PROPERTIES'],
    ['2026-03-03', -76, 'ACH QUINN PROPERTIES'],
  ]);
  return { ...books, entry, out, path: `/v0/business/${books.business.id}/transaction-link` };
}

describe('a hand-made entry that says what the bank says', () => {
  it('is suggested, taken over on the day of the bank, and brought back', async () => {
    const books = await enteredRent();
    const [link, ...others] = (await books.read(books.out)).links;
    expect(others).toEqual([]);
    expect(link).toMatchObject({
      kind: 'same',
      status: 'suggested',
      journal_entry_id: books.entry.id,
      amount: 75,
    });
    expect(link?.reasons).toEqual([
      'The entry “Rent to Quinn” has the same amount on this account, 1 day apart.',
      'Both say “quinn”.',
    ]);
    expect(await books.balanceOf('Checking')).toBe(-226);
    const before = await books.linesOf(books.out);
    expect((await call(service, 'POST', books.path, { link_id: link?.id })).status).toBe(201);
    expect(await books.balanceOf('Checking')).toBe(-151);
    expect(await books.balanceOf('Checking', '2026-03-02')).toBe(0);
    expect(await books.linesOf(books.out)).toEqual(['credit Checking 75', 'debit Rent 75']);
    await call(service, 'DELETE', `${books.path}/${link?.id}`);
    expect(await books.balanceOf('Checking')).toBe(-226);
    const entries = must(await service.client.listJournalEntries({ parameters: books.parameters })).data;
    const broughtBack = entries.filter(({ description }) => description === books.entry.description);
    expect(broughtBack).toHaveLength(2);
    expect(await books.linesOf(books.out)).toEqual(before);
    expect((await books.read(books.out)).links).toEqual([]);
  });

  it('takes its notes with it, and has them again when it is brought back', async () => {
    const books = await enteredRent();
    const { parameters, entry } = books;
    const base = `/v0/business/${books.business.id}`;
    await call(service, 'PATCH', `${base}/journal-entries/${entry.id}`, { notes: 'Lease 12' });
    const again = async (before: () => Promise<unknown> = async () => null) => {
      const [link] = (await books.read(books.out)).links;
      await call(service, 'POST', books.path, { link_id: link?.id });
      expect((await books.entryOf(books.out)).notes).toBe('Lease 12');
      await before();
      await call(service, 'DELETE', `${books.path}/${link?.id}?undo=true`);
      const listed = must(await service.client.listJournalEntries({ parameters })).data;
      const back = listed.find(({ brings_back: of }) => of === entry.id);
      return [back?.notes, (await books.entryOf(books.out)).notes];
    };
    expect(await again()).toEqual(['Lease 12', null]);
    const { id } = await books.entryOf(books.out);
    const write = () => call(service, 'PATCH', `${base}/journal-entries/${id}`, { notes: 'From Quinn' });
    expect(await again(write)).toEqual(['Lease 12', 'From Quinn']);
  });

  it('is brought back by its link alone, and stays on its day with what reverses it', async () => {
    const books = await enteredRent();
    const [link] = (await books.read(books.out)).links;
    const refused = async (entryId: string, rest: string, body: object) => {
      const path = `/v0/business/${books.business.id}/journal-entries/${entryId}`;
      const answer = await call(service, rest === '' ? 'PATCH' : 'POST', `${path}${rest}`, body);
      expect([answer.status, answer.problem.code, ...faultsOf(answer)]).toEqual([
        409,
        'conflict',
        `${rest === '' ? '/datetime' : ''} entry_taken_over`,
      ]);
      expect(answer.problem.detail).toBe(
        `The entry was taken over by ${books.out}: delete the link ${link?.id} instead.`,
      );
    };
    const takenOverBy = async (journal_entry_id: string) => {
      const parameters = { ...books.parameters, journal_entry_id };
      return must(await service.client.getJournalEntry({ parameters })).data.taken_over_by;
    };
    // The first time, and once more after it was brought back.
    for (const _ of [1, 2]) {
      expect((await call(service, 'POST', books.path, { link_id: link?.id })).status).toBe(201);
      const entries = must(
        await service.client.listJournalEntries({
          parameters: books.parameters,
          query: { sort: 'datetime' },
        }),
      ).data;
      const own = entries.filter(({ id, reversal_of }) => id === books.entry.id || reversal_of !== null);
      const last = own.find(({ reversed_by }) => reversed_by === undefined);
      await refused(last?.id ?? '', '/reverse', {});
      for (const { id } of own) expect(await takenOverBy(id)).toBe(books.out);
      for (const { id } of own) await refused(id, '', { datetime: '2026-05-01T00:00:00Z' });
      expect(await books.balanceOf('Checking')).toBe(-151);
      await call(service, 'DELETE', `${books.path}/${link?.id}?undo=true`);
      expect(await books.balanceOf('Checking')).toBe(-226);
      for (const { id } of own) expect(await takenOverBy(id)).toBeUndefined();
      const after = must(await service.client.listJournalEntries({ parameters: books.parameters })).data;
      const inForce = after.filter(({ brings_back, reversed_by }) => brings_back && !reversed_by);
      expect(inForce.map(({ brings_back }) => brings_back)).toEqual([link?.journal_entry_id]);
    }
    // What was brought back is no longer taken over.
    const path = `/v0/business/${books.business.id}/journal-entries/${books.entry.id}`;
    expect((await call(service, 'PATCH', path, { datetime: '2026-03-01T00:00:00Z' })).status).toBe(200);
  });

  it('is suggested again when declining it is undone', async () => {
    const books = await enteredRent();
    const [link] = (await books.read(books.out)).links;
    const decline = (query = '') => call(service, 'DELETE', `${books.path}/${link?.id}${query}`);
    expect((await decline()).data).toMatchObject({ status: 'declined' });
    expect((await books.read(books.out)).links).toEqual([]);
    expect((await decline('?undo=true')).data).toMatchObject({ status: 'suggested', decided_by: null });
    expect((await books.read(books.out)).links).toEqual([{ ...link, updated_at: expect.any(String) }]);
  });

  it('is suggested, too, when the bank reported it before', async () => {
    const books = await newTwoBanks(service.client);
    const [out = '', confirmed = '', other = ''] = await books.importInto(books.checking, [
      ['2026-03-03', -75, 'ACH QUINN PROPERTIES'],
      ['2026-03-04', -75, 'ACH QUINN PROPERTIES'],
      ['2026-03-03', -76, 'ACH QUINN PROPERTIES'],
    ]);
    const { journal_entry_id } = await books.read(confirmed);
    const ofConfirmed = { ...books.parameters, journal_entry_id: journal_entry_id ?? '' };
    const body = { review_status: 'confirmed' as const };
    must(await service.client.updateJournalEntry({ parameters: ofConfirmed, body }));
    const entry = must(
      await service.client.createJournalEntry({
        parameters: books.parameters,
        body: {
          description: 'Rent to Quinn',
          datetime: '2026-03-02T00:00:00Z',
          lines: linesOf(books.ledger('Rent'), books.ledger('Checking'), 75),
        },
      }),
    ).data;
    const [link, ...others] = (await books.read(out)).links;
    expect(others).toEqual([]);
    expect(link).toMatchObject({ kind: 'same', status: 'suggested', journal_entry_id: entry.id, amount: 75 });
    expect((await books.read(confirmed)).links).toEqual([]);
    expect((await books.read(other)).links).toEqual([]);
    const path = `/v0/business/${books.business.id}/transaction-link`;
    expect((await call(service, 'POST', path, { link_id: link?.id })).status).toBe(201);
    expect(await books.balanceOf('Checking')).toBe(-226);
    expect(await books.linesOf(out)).toEqual(['credit Checking 75', 'debit Rent 75']);
  });

  it('is not taken over with another amount', async () => {
    const books = await enteredRent();
    const [, other = ''] = must(
      await service.client.listTransactions({ parameters: books.parameters, query: { sort: 'datetime' } }),
    ).data.map(({ id }) => id);
    const body = { kind: 'same', transaction_id: other, journal_entry_id: books.entry.id };
    const answer = await call(service, 'POST', books.path, body);
    expect([answer.status, answer.problem.errors?.[0]?.code]).toEqual([409, 'off_the_bank']);
  });

  it('is suggested again when that is undone, and can be taken over again', async () => {
    const books = await enteredRent();
    const [link] = (await books.read(books.out)).links;
    const accept = () => call(service, 'POST', books.path, { link_id: link?.id, confirm: true });
    expect((await accept()).status).toBe(201);
    const pending = () => call(service, 'GET', `/v0/business/${books.business.id}/journal-entries/counts`);
    const left = (await pending()).data;
    const undone = await call(service, 'DELETE', `${books.path}/${link?.id}?undo=true`);
    expect(undone.data).toMatchObject({ id: link?.id, status: 'suggested' });
    expect(await books.balanceOf('Checking')).toBe(-226);
    expect((await accept()).status).toBe(201);
    expect(await books.balanceOf('Checking')).toBe(-151);
    expect(await books.linesOf(books.out)).toEqual(['credit Checking 75', 'debit Rent 75']);
    expect((await pending()).data).toEqual(left);
    await call(service, 'DELETE', `${books.path}/${link?.id}`);
    expect(await books.balanceOf('Checking')).toBe(-226);
  });

  it('is left alone where it is a transfer to another account of the bank, which reports it too', async () => {
    const books = await newTwoBanks(service.client);
    const { parameters, ledger } = books;
    const body = {
      description: 'To savings',
      datetime: '2026-03-02T00:00:00Z',
      lines: linesOf(ledger('Savings'), ledger('Checking'), 500),
    };
    const entry = must(await service.client.createJournalEntry({ parameters, body })).data;
    const [out = ''] = await books.importInto(books.checking, [['2026-03-02', -500, 'TO SAVINGS']]);
    const again = must(await service.client.createJournalEntry({ parameters, body })).data;
    expect((await books.read(out)).links).toEqual([]);
    for (const { id } of [entry, again]) {
      const answer = await call(service, 'POST', `/v0/business/${books.business.id}/transaction-link`, {
        kind: 'same',
        transaction_id: out,
        journal_entry_id: id,
      });
      expect([answer.status, answer.problem.detail, ...faultsOf(answer)]).toEqual([
        409,
        'The entry has a line on Savings, an account that reports its own transactions. Reverse the entry, and link the transactions of the two accounts as a transfer.',
        '/journal_entry_id entry_is_transfer',
      ]);
    }
    expect([await books.balanceOf('Checking'), await books.balanceOf('Savings')]).toEqual([-1500, 1000]);
  });
});
