import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newOverpaidBill } from '../../testing/overpaid-bill';
import { paidSupplies } from '../../testing/paid-supplies';
import { importWordedTransfer } from '../../testing/worded-transfer';

const service = openService();

/** A transfer that was linked by itself, ways to put its legs elsewhere, and to return them to when they were linked. */
async function linked() {
  const books = await importWordedTransfer(service.client);
  const alone = await books.linesOf(books.out);
  const into = await books.intoSavings();
  const ids = { Checking: books.out, Savings: into };
  const legs = { Checking: await books.entryOf(books.out), Savings: await books.entryOf(into) };
  const path = `/v0/business/${books.business.id}/journal-entries`;
  const putOn = (own: keyof typeof ids, ledger: string) => {
    const lines = legs[own].line_entries.filter((line) => line.ledger_id !== books.ledger(own).id);
    const create_lines = lines.map(({ debit_credit, amount }) => ({
      ledger_id: books.ledger(ledger).id,
      debit_credit,
      amount,
    }));
    return { line_changes: { delete_lines: lines.map(({ id }) => id), create_lines } };
  };
  const back = (own: keyof typeof ids) => ({ return_to_version: legs[own].version });
  const patch = (own: keyof typeof ids, changes: object) =>
    call(service, 'PATCH', `${path}/${legs[own].id}`, changes);
  /** Puts the leg elsewhere as it stands now. */
  const recode = async (own: keyof typeof ids, ledger: string) => {
    const { line_entries } = await books.entryOf(ids[own]);
    const lines = line_entries.filter((line) => line.ledger_id !== books.ledger(own).id);
    const create_lines = lines.map(({ debit_credit, amount }) => ({
      ledger_id: books.ledger(ledger).id,
      debit_credit,
      amount,
    }));
    const answer = await patch(own, {
      line_changes: { delete_lines: lines.map(({ id }) => id), create_lines },
    });
    expect(answer.status).toBe(200);
  };
  const [link] = (await books.read(into)).links;
  return { ...books, alone, into, legs, journal: path, putOn, recode, back, patch, link };
}

/** What is said of both legs: their lines, and where they come from. */
async function said(books: Awaited<ReturnType<typeof linked>>) {
  return Promise.all(
    [books.out, books.into].map(async (id) => {
      const entry = await books.entryOf(id);
      const { categorization_method: method, categorization_confidence: confidence } = entry;
      return [await books.linesOf(id), method, confidence, entry.categorization_reasons];
    }),
  );
}

/** The leg into savings, in transit by a person before its transfer was linked. */
async function claimed() {
  const books = await linked();
  await call(service, 'DELETE', `${books.path}/${books.link?.id}`);
  await books.recode('Savings', 'Transfers in transit');
  const pair = { kind: 'transfer', transaction_id: books.out, other_transaction_id: books.into };
  expect((await call(service, 'POST', books.path, pair)).status).toBe(201);
  return { ...books, version: (await books.entryOf(books.into)).version };
}

describe('a leg that returns to a version at which it was linked', () => {
  it('makes its transfer again, which parts as it would have before', async () => {
    const books = await linked();
    const before = await said(books);
    expect((await books.patch('Savings', books.putOn('Savings', 'Interest income'))).status).toBe(200);
    expect(await books.linesOf(books.out)).toEqual(books.alone);
    const answer = await books.patch('Savings', { ...books.back('Savings'), notes: 'A slip' });
    expect([answer.status, ...faultsOf(answer)]).toEqual([200]);
    expect(answer.data).toEqual(await books.entryOf(books.into));
    expect(answer.data).toMatchObject({ notes: 'A slip' });
    expect(await said(books)).toEqual(before);
    expect(await books.balanceOf('Transfers in transit')).toBe(0);
    const [link] = (await books.read(books.out)).links;
    expect(link).toMatchObject({ id: books.link?.id, kind: 'transfer', status: 'linked' });
    await call(service, 'DELETE', `${books.path}/${link?.id}`);
    expect(await books.linesOf(books.out)).toEqual(books.alone);
    expect(await books.linesOf(books.into)).toEqual(['debit Savings 500', 'credit Uncategorized inflow 500']);
  });

  it('does so with the other leg, where both were put elsewhere and return together', async () => {
    const books = await linked();
    const before = await said(books);
    const both = (of: (own: 'Checking' | 'Savings') => object) =>
      call(
        service,
        'PATCH',
        books.journal,
        (['Checking', 'Savings'] as const).map((own) => ({
          journal_entry_id: books.legs[own].id,
          changes: of(own),
        })),
      );
    expect((await both((own) => books.putOn(own, 'Rent'))).status).toBe(200);
    const answer = await both(books.back);
    expect(answer.status).toBe(200);
    expect(answer.data as unknown as JournalEntry[]).toEqual([
      await books.entryOf(books.out),
      await books.entryOf(books.into),
    ]);
    expect(await said(books)).toEqual(before);
    expect((await books.read(books.out)).links).toMatchObject([{ id: books.link?.id, status: 'linked' }]);
  });

  it('does so where the link was deleted', async () => {
    const books = await linked();
    const before = await said(books);
    await call(service, 'DELETE', `${books.path}/${books.link?.id}`);
    expect((await books.patch('Savings', books.back('Savings'))).status).toBe(200);
    expect(await said(books)).toEqual(before);
    expect((await books.read(books.out)).links).toMatchObject([{ id: books.link?.id, status: 'linked' }]);
  });

  it('is refused where a person has changed the other leg since, until that returns, too', async () => {
    const books = await linked();
    await books.patch('Savings', books.putOn('Savings', 'Interest income'));
    const { version } = await books.entryOf(books.out);
    await books.recode('Checking', 'Rent');
    const present = await said(books);
    const refused = await books.patch('Savings', books.back('Savings'));
    expect([refused.status, ...faultsOf(refused)]).toEqual([409, '/return_to_version link_ended']);
    expect(refused.problem.detail).toContain(books.out);
    expect(await said(books)).toEqual(present);
    expect((await books.patch('Checking', { return_to_version: version })).status).toBe(200);
    expect((await books.patch('Savings', books.back('Savings'))).status).toBe(200);
    expect(await books.balanceOf('Transfers in transit')).toBe(0);
  });

  it.each(['Interest income', 'Transfers in transit'])(
    'leaves lines that were in transit before the link, after they were on %s',
    async (ledger) => {
      const books = await claimed();
      await books.recode('Savings', ledger);
      expect((await books.patch('Savings', { return_to_version: books.version })).status).toBe(200);
      const [link] = (await books.read(books.out)).links;
      expect(link?.status).toBe('linked');
      expect((await call(service, 'DELETE', `${books.path}/${link?.id}`)).status).toBe(200);
      expect(await books.linesOf(books.into)).toEqual([
        'debit Savings 500',
        'credit Transfers in transit 500',
      ]);
      expect((await books.entryOf(books.into)).categorization_method).toBe('manual');
    },
  );

  it('parts as it did where it was put in transit by a person meanwhile', async () => {
    const books = await linked();
    await books.recode('Savings', 'Transfers in transit');
    expect((await books.patch('Savings', books.back('Savings'))).status).toBe(200);
    expect((await call(service, 'DELETE', `${books.path}/${books.link?.id}`)).status).toBe(200);
    expect(await books.linesOf(books.out)).toEqual(books.alone);
    expect(await books.linesOf(books.into)).toEqual(['debit Savings 500', 'credit Transfers in transit 500']);
  });

  it('is refused where the other leg is locked', async () => {
    const books = await linked();
    await books.patch('Savings', books.putOn('Savings', 'Interest income'));
    const body = { through: '2026-03-02', reason: 'Filed' };
    must(await service.client.lockBooks({ parameters: books.parameters, body }));
    const present = await said(books);
    const refused = await books.patch('Savings', books.back('Savings'));
    expect([refused.status, ...faultsOf(refused)]).toEqual([409, '/return_to_version period_locked']);
    expect(await said(books)).toEqual(present);
  });
});

it('money back does not return to a refund that is no longer linked', async () => {
  const books = await paidSupplies(service, ['2026-03-09', 40, 'ALDER PAPER REFUND']);
  const pair = { kind: 'refund', transaction_id: books.back, other_transaction_id: books.paid };
  expect((await call(service, 'POST', books.path, pair)).status).toBe(201);
  const { id, version } = await books.entryOf(books.back);
  expect((await books.put(books.back, ['Interest income', 40])).status).toBe(200);
  const path = `/v0/business/${books.business.id}/journal-entries/${id}`;
  const refused = await call(service, 'PATCH', path, { return_to_version: version });
  expect([refused.status, ...faultsOf(refused)]).toEqual([409, '/return_to_version link_ended']);
  expect(refused.problem.detail).toContain(books.paid);
  expect(await books.linesOf(books.back)).toEqual(['debit Checking 40', 'credit Interest income 40']);
});

it('a refund of credit returns to what a person had beside it', async () => {
  const books = await newOverpaidBill(service);
  expect((await books.refund(40)).status).toBe(201);
  const parameters = { ...books.parameters, transaction_id: books.moneyIn };
  const { journal_entry_id } = must(await service.client.getTransaction({ parameters })).data;
  const path = books.path(`journal-entries/${journal_entry_id}`);
  const entry = (await call(service, 'GET', path)).data as JournalEntry;
  expect(entry.categorization_method).toBe('refund');
  const rest = entry.line_entries.filter(({ amount }) => Number(amount) === 50);
  const line_changes = {
    delete_lines: rest.map(({ id }) => id),
    create_lines: [{ ledger_id: books.ledger('Interest income').id, debit_credit: 'credit', amount: 50 }],
  };
  expect((await call(service, 'PATCH', path, { line_changes })).status).toBe(200);
  const back = await call(service, 'PATCH', path, { return_to_version: entry.version });
  expect([back.status, back.data.categorization_method]).toEqual([200, 'refund']);
});
