import { describe, expect, it } from 'vitest';
import type { Client } from '@/lib/client/client';
import { linesOf, must, newBooks } from '../testing/books';
import { openBooks, openService } from '../testing/open-service';

const service = openService();
const books = openBooks(service, searchedBooks);

/** A handful of entries, each of which can be found in its own way. */
async function searchedBooks(client: Client) {
  const made = await newBooks(client);
  const { parameters, ledger, business } = made;
  const checking = ledger('Checking');
  const tag = must(await client.createTag({ parameters, body: { name: 'Project Álfa' } })).data;
  const vendor = must(await client.createVendor({ parameters, body: { name: 'Quillon Press' } })).data;
  const entry = (description: string, ledgerName: string, amount: number, more: object = {}) => ({
    description,
    datetime: '2026-01-10T00:00:00Z',
    lines: linesOf(ledger(ledgerName), checking, amount),
    ...more,
  });
  const body = [
    entry('FIGMA.COM 4471 100%', 'Software', 44.89),
    entry('Office Depot', 'Office supplies', 1200, {
      notes: 'desk for the new hire',
      review_status: 'confirmed',
    }),
    entry('Depot of the office', 'Rent', 1201, { tag_ids: [tag.id] }),
    {
      ...entry('Sundries', 'Meals', 10),
      lines: [
        {
          ledger_id: ledger('Meals').id,
          debit_credit: 'debit' as const,
          amount: 9.5,
          description: 'lunch with Nora',
        },
        { ledger_id: ledger('Office supplies').id, debit_credit: 'debit' as const, amount: 0.5 },
        { ledger_id: checking.id, debit_credit: 'credit' as const, amount: 10 },
      ],
    },
    entry('ACH DEBIT GUSTO DES:PAYROLL', 'Travel', 3),
  ];
  must(await client.bulkCreateJournalEntries({ parameters, body }));
  const bill = {
    business_id: business.id,
    description: 'Printed cards',
    number: 'B-1',
    vendor_id: vendor.id,
    issued_at: '2026-01-11T00:00:00Z',
    due_at: '2026-02-01T00:00:00Z',
    lines: [{ ledger_id: ledger('Postage and printing').id, amount: 77.7 }],
  };
  must(await client.createBills({ parameters, body: [bill] }));
  const code = ledger('Software').sort_code ?? '';
  return { ...made, tag, code };
}

type Query = NonNullable<Parameters<Client['listJournalEntries']>[0]['query']>;

async function found(query: Query): Promise<string[]> {
  const { client } = service;
  const { data } = must(await client.listJournalEntries({ parameters: books.parameters, query }));
  return data.map(({ description }) => description).toSorted();
}

const [figma, depot, office, sundries, cards, wages] = [
  'FIGMA.COM 4471 100%',
  'Office Depot',
  'Depot of the office',
  'Sundries',
  'Bill B-1 · Quillon Press: Printed cards',
  // Which lists show as Gusto Payroll.
  'ACH DEBIT GUSTO DES:PAYROLL',
];

describe('search', () => {
  it.each<[string, (string | undefined)[]]>([
    ['figma', [figma]],
    ['igma 44', [figma]],
    ['44.89', [figma]],
    ['$44,89', [figma]],
    ['44.89 USD', [figma]],
    ['$ 44.89', [figma]],
    ['1,200', [depot]],
    ['office depot', [depot, office]],
    ['"office depot"', [depot]],
    ['desk hire', [depot]],
    ['"gusto payroll"', [wages]],
    ['NORA', [sundries]],
    ['lunch 9.50', [sundries]],
    ['meals', [sundries]],
    ['office suppl', [depot, sundries]],
    ['álfa', [office]],
    ['quillon', [cards]],
    ['77.70 press', [cards]],
    ['100%', [figma]],
    ['1_0%', []],
    ['44.89 depot', []],
    ['nothing like it', []],
    // Of fewer than three characters, the beginning of a word.
    ['of', [depot, office, sundries]],
    ['gm', []],
  ])('%s finds %j', async (search, expected) => {
    expect(await found({ search })).toEqual(expected.toSorted());
  });

  it('finds a ledger by the beginning of its code', async () => {
    expect(books.code).not.toBe('');
    expect(await found({ search: books.code })).toEqual([figma]);
  });

  it('finds what the bank says beside the payee, in entries and in transactions', async () => {
    const { parameters, ledger } = await newBooks(service.client);
    const body = { name: 'Checking', ledger_id: ledger('Checking').id };
    const account = must(await service.client.createExternalAccount({ parameters, body })).data;
    const form = new FormData();
    form.set('external_account_id', account.id);
    const lines = [
      'Date,Payee,Memo,Amount',
      '2026-01-05,Fjellsang,Paid QF-309 of May,6960.00',
      '2026-01-06,Other,,7.00',
    ];
    form.set('file', new Blob([lines.join('\n')]), 'bank.csv');
    const path = `/v0/business/${parameters.business_id}`;
    expect(
      (await service.request(`${path}/transactions/import`, { method: 'POST', body: form })).status,
    ).toBe(201);
    for (const [search, payees] of [
      ['qf-309', ['Fjellsang']],
      ['qf-309 may', ['Fjellsang']],
      ['qf-309 other', []],
      ['pai', ['Fjellsang']],
      ['fjellsang 6960', ['Fjellsang']],
    ] as const) {
      const query = { search };
      const entries = must(await service.client.listJournalEntries({ parameters, query })).data;
      const transactions = must(await service.client.listTransactions({ parameters, query })).data;
      expect([search, entries.map((each) => each.description)]).toEqual([search, payees]);
      expect([search, transactions.map((each) => each.description)]).toEqual([search, payees]);
    }
  });

  it('goes with other filters, and counts for the sum', async () => {
    expect(await found({ search: 'depot', review_status: 'confirmed' })).toEqual([depot]);
    expect(await found({ search: 'depot', ledger_id: books.ledger('Rent').id })).toEqual([office]);
    const query = { search: 'depot', ledger_id: books.ledger('Rent').id };
    const sum = must(await service.client.sumJournalEntries({ parameters: books.parameters, query })).data;
    expect(sum).toEqual({ debit: 1201, credit: 0 });
  });
});

describe('filters', () => {
  it('by tag, any of several', async () => {
    const other = must(
      await service.client.createTag({ parameters: books.parameters, body: { name: 'unused' } }),
    ).data;
    expect(await found({ tag_id: [books.tag.id, other.id] })).toEqual([office]);
    expect(await found({ tag_id: other.id })).toEqual([]);
  });

  it('by how the ledger was found, and by the direction of the bank', async () => {
    const { parameters, ledger } = await newBooks(service.client);
    const account = must(
      await service.client.createExternalAccount({
        parameters,
        body: { name: 'Checking', ledger_id: ledger('Checking').id },
      }),
    ).data;
    const form = new FormData();
    form.set('external_account_id', account.id);
    const lines = ['Date,Description,Amount', '2026-01-05,PAID OUT,-5.00', '2026-01-06,CAME IN,7.00'];
    form.set('file', new Blob([lines.join('\n')]), 'bank.csv');
    const path = `/v0/business/${parameters.business_id}`;
    const imported = await service.request(`${path}/transactions/import`, { method: 'POST', body: form });
    expect(imported.status).toBe(201);
    const list = async (query: Query) =>
      must(await service.client.listJournalEntries({ parameters, query })).data.map(
        (each) => each.description,
      );
    expect(await list({ direction: 'in' })).toEqual(['CAME IN']);
    expect(await list({ direction: 'out' })).toEqual(['PAID OUT']);
    const uncategorized = await list({ categorization_method: 'uncategorized' });
    expect((await list({ categorization_method: ['uncategorized', 'similarity'] })).length).toBe(2);
    expect(await list({ categorization_method: 'uncategorized', direction: 'in' })).toEqual(
      uncategorized.filter((description) => description === 'CAME IN'),
    );
    expect(await list({ categorization_method: 'manual' })).toEqual([]);

    const transactions = async (query: object) =>
      must(await service.client.listTransactions({ parameters, query })).data.map((each) => each.description);
    const [entry] = must(await service.client.listJournalEntries({ parameters, query: { q: 'PAID' } })).data;
    const which = { ...parameters, journal_entry_id: entry?.id ?? '' };
    must(await service.client.updateJournalEntry({ parameters: which, body: { notes: 'for the van' } }));
    expect(await transactions({ search: 'paid' })).toEqual(['PAID OUT']);
    expect(await transactions({ search: '7.00' })).toEqual(['CAME IN']);
    expect(await transactions({ search: '5' })).toEqual(['PAID OUT']);
    expect(await transactions({ search: 'van out' })).toEqual(['PAID OUT']);
    expect(await transactions({ search: 'van came' })).toEqual([]);
    expect(await transactions({ search: 'checking', direction: 'in' })).toEqual(['CAME IN']);
    expect(await transactions({ reviewed: true })).toEqual([]);
    expect(await transactions({ q: 'aid', external_account_id: account.id })).toEqual(['PAID OUT']);
  });
});

it('finds words of one or two characters inside a text of a script that sets no blanks between words', async () => {
  const { client } = service;
  const { parameters, ledger } = await newBooks(client);
  const entry = (description: string, more: object = {}) => ({
    description,
    datetime: '2026-01-10T00:00:00Z',
    lines: linesOf(ledger('Rent'), ledger('Checking'), 10),
    ...more,
  });
  const body = [
    entry('電気料金'),
    entry('Office', { notes: '三月\nの家賃' }),
    entry('전기요금'),
    entry('ค่าไฟฟ้า'),
    entry('Cabin'),
  ];
  must(await client.bulkCreateJournalEntries({ parameters, body }));
  const list = async (query: Query) =>
    must(await client.listJournalEntries({ parameters, query })).data.map(({ description }) => description);
  for (const [word, description] of [
    ['料金', '電気料金'],
    ['料', '電気料金'],
    ['요금', '전기요금'],
    ['ไฟ', 'ค่าไฟฟ้า'],
  ] as const) {
    expect(await list({ q: word })).toEqual([description]);
    expect(await list({ search: word })).toEqual([description]);
  }
  expect(await list({ search: '家賃' })).toEqual(['Office']);
  expect(await list({ search: '電気 料金' })).toEqual(['電気料金']);
  expect(await list({ search: 'ab' })).toEqual([]);
});
