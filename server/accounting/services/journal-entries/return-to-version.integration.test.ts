import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { must, newBooks } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';

const service = openService();

/** Imported payments, the first to an airline and the second to nobody known, with ways to change their entries. */
async function imported() {
  const books = await newBooks(service.client);
  const { parameters } = books;
  const account = must(
    await service.client.createExternalAccount({
      parameters,
      body: { name: 'Main account', ledger_id: books.ledger('Checking').id },
    }),
  ).data;
  const form = new FormData();
  form.set('external_account_id', account.id);
  const rows = ['Date,Description,Amount', '2026-03-03,Hawaiian Airlines,-420.00', '2026-03-04,Zyx Qq,-5.00'];
  form.set('file', new Blob([rows.join('\n')]), 'bank.csv');
  const { transaction_ids: ids } = must(await service.client.importTransactions({ parameters, form })).data;
  const journal = `/v0/business/${books.business.id}/journal-entries`;
  const entries = await Promise.all(
    ids.map(async (transaction_id) => {
      const read = await service.client.getTransaction({ parameters: { ...parameters, transaction_id } });
      return (await call(service, 'GET', `${journal}/${must(read).data.journal_entry_id}`))
        .data as JournalEntry;
    }),
  );
  const patch = (entry: JournalEntry, changes: object) =>
    call(service, 'PATCH', `${journal}/${entry.id}`, changes);
  /** Puts the whole of the other side on the ledgers, in equal parts. */
  const putOn = async (entry: JournalEntry, ...names: string[]) => {
    const present = (await call(service, 'GET', `${journal}/${entry.id}`)).data as JournalEntry;
    const bank = books.ledger('Checking').id;
    const others = present.line_entries.filter((line) => line.ledger_id !== bank);
    const amount = others.reduce((sum, line) => sum + Number(line.amount), 0) / names.length;
    const create_lines = names.map((name) => ({
      ledger_id: books.ledger(name).id,
      debit_credit: 'debit',
      amount,
    }));
    const delete_lines = others.map((line) => line.id);
    const answer = await patch(entry, { line_changes: { delete_lines, create_lines } });
    expect(answer.status).toBe(200);
  };
  const archive = async (name: string) => {
    const path = `/v0/business/${books.business.id}/ledger/${books.ledger(name).id}`;
    expect((await call(service, 'PATCH', path, { archived: true })).status).toBe(200);
  };
  const [airline, unknown] = entries;
  if (!airline || !unknown) throw new Error('two entries expected');
  return { airline, unknown, journal, patch, putOn, archive };
}

/** What of an entry is restored: lines by what they say, and where their ledger comes from. */
const saidBy = (entry: JournalEntry) => ({
  lines: entry.line_entries.map((line) => [line.ledger_id, line.debit_credit, line.amount].join(' ')).sort(),
  method: entry.categorization_method,
  confidence: entry.categorization_confidence,
  reasons: entry.categorization_reasons,
  alternatives: entry.categorization_alternatives,
});

describe('an entry that a person changed', () => {
  it('returns to the suggestion that it had, after another ledger and after a split', async () => {
    const { airline, patch, putOn } = await imported();
    await putOn(airline, 'Meals');
    await putOn(airline, 'Meals', 'Software');
    const back = await patch(airline, { return_to_version: airline.version });
    expect(back.status).toBe(200);
    expect(saidBy(back.data as JournalEntry)).toEqual(saidBy(airline));
    expect(back.data.version).toBe(airline.version + 3);
  });

  it('returns to what a person chose in between', async () => {
    const { airline, patch, putOn } = await imported();
    await putOn(airline, 'Meals');
    const chosen = (await patch(airline, { notes: 'checked' })).data as JournalEntry;
    await putOn(airline, 'Software');
    await patch(airline, { review_status: 'confirmed' });
    const back = (await patch(airline, { return_to_version: chosen.version })).data as JournalEntry;
    expect(saidBy(back)).toEqual(saidBy(chosen));
    expect(back).toMatchObject({ review_status: 'confirmed', notes: 'checked' });
  });

  it('returns to uncategorized, many at once', async () => {
    const { airline, unknown, journal, putOn } = await imported();
    await putOn(unknown, 'Meals');
    await putOn(airline, 'Meals');
    const items = [airline, unknown].map((entry) => ({
      journal_entry_id: entry.id,
      changes: { return_to_version: entry.version },
    }));
    const back = await call(service, 'PATCH', journal, items);
    expect((back.data as unknown as JournalEntry[]).map(saidBy)).toEqual([airline, unknown].map(saidBy));
  });

  it('does not return to a ledger that was archived since', async () => {
    const { airline, patch, putOn, archive } = await imported();
    await putOn(airline, 'Meals', 'Software');
    const split = (await patch(airline, { notes: 'Split' })).data as JournalEntry;
    await putOn(airline, 'Meals');
    await archive('Software');
    const back = await patch(airline, { return_to_version: split.version });
    expect([back.status, ...faultsOf(back)]).toEqual([422, '/return_to_version ledger_archived']);
    expect(back.problem.errors?.[0]?.message).toBe('Software is archived');
    await archive('Meals');
    const many = await patch(airline, { return_to_version: airline.version });
    expect(many.status).toBe(200);
  });

  it.each([0, 7])('is refused version %d, which it never had', async (version) => {
    const { airline, patch } = await imported();
    const answer = await patch(airline, { return_to_version: version });
    expect([answer.status, ...faultsOf(answer)][0]).toBe(422);
  });
});
