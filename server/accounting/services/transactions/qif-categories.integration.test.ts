import { expect, it } from 'vitest';
import type { LineEntry } from '@/lib/contract/journal-entry';
import { must, newBooks } from '../../testing/books';
import { call } from '../../testing/call';
import { openService } from '../../testing/open-service';

const service = openService();

const file = `!Type:Bank
D1/15/2026
T-100.00
PHardware store
LRent
SRent
$-60.00
SSoftware
$-40.00
^
D1/16/2026
T-20.00
PZqx 17
LSoftware
^
D1/17/2026
T-30.00
PZqy 18
LPets
^
`;

/** Imports a file, and the entries of its records. */
async function entriesOf(text: string, books: Awaited<ReturnType<typeof newBooks>>, accountId: string) {
  const { parameters, business } = books;
  const form = new FormData();
  form.set('external_account_id', accountId);
  form.set('file', new File([text], 'home.qif'));
  const { transaction_ids } = must(await service.client.importTransactions({ parameters, form })).data;
  return Promise.all(
    transaction_ids.map(async (transaction_id) => {
      const found = must(
        await service.client.getTransaction({ parameters: { ...parameters, transaction_id } }),
      );
      const path = `/v0/business/${business.id}/journal-entries/${found.data.journal_entry_id}`;
      return (await call(service, 'GET', path)).data;
    }),
  );
}

it('the splits and categories of QIF that name ledgers become lines, others are told as a reason', async () => {
  const books = await newBooks(service.client);
  const { parameters, ledger } = books;
  const body = { name: 'Bank', ledger_id: ledger('Checking').id };
  const account = must(await service.client.createExternalAccount({ parameters, body })).data;
  const entries = await entriesOf(file, books, account.id);
  const line = (name: string, debit_credit: string, amount: number) =>
    expect.objectContaining({ ledger_id: ledger(name).id, debit_credit, amount });
  expect(entries).toMatchObject([
    {
      review_status: 'bookkeeper_pending',
      categorization_reasons: ['The file splits it over “Rent”, “Software”.'],
      categorization_confidence: null,
      line_entries: [
        line('Checking', 'credit', 100),
        line('Rent', 'debit', 60),
        line('Software', 'debit', 40),
      ],
    },
    {
      categorization_reasons: ['The file’s category is “Software”.'],
      line_entries: [line('Checking', 'credit', 20), line('Software', 'debit', 20)],
    },
    { categorization_reasons: expect.arrayContaining(['The file’s category is “Pets”.']) },
  ]);
});

const transfers = `!Type:Bank
D1/15/2026
T500.00
POpening Balance
L[Checking]
^
D1/16/2026
T-20.00
PMove
L[Savings]
^
D1/17/2026
T-30.00
PMove
L[Brokerage]
^
`;

it('a transfer of QIF goes to the ledger of its account, or is on its way to one with a file of its own; the first record opens the account', async () => {
  const books = await newBooks(service.client);
  const { parameters, ledger } = books;
  const account = async (name: string) =>
    must(
      await service.client.createExternalAccount({ parameters, body: { name, ledger_id: ledger(name).id } }),
    ).data;
  const checking = await account('Checking');
  const before = await entriesOf(transfers, books, checking.id);
  const names = ['Opening balance equity', 'Savings', 'Uncategorized outflow'];
  expect(before).toMatchObject(
    names.map((name) => ({
      line_entries: [expect.anything(), expect.objectContaining({ ledger_id: ledger(name).id })],
    })),
  );
  // How often a file is right was not measured.
  expect(before[0]).toMatchObject({ categorization_method: 'similarity', categorization_confidence: null });
  expect(before.map(({ categorization_reasons: reasons }) => reasons)).toEqual([
    ['The file calls it the opening balance of “Checking”.'],
    ['The file calls it a transfer with “Savings”.'],
    ['The file calls it a transfer with “Brokerage”.'],
  ]);

  await account('Savings');
  const [later] = await entriesOf(
    '!Type:Bank\nD2/16/2026\nT-20.00\nPMove\nL[Savings]\n^\n',
    books,
    checking.id,
  );
  const transit = expect.objectContaining({ ledger_id: ledger('Transfers in transit').id });
  expect(later).toMatchObject({ line_entries: [expect.anything(), transit] });
});

it('the words of a category tell its ledger, and what was decided is learned by them', async () => {
  const books = await newBooks(service.client);
  const { parameters, ledger, business } = books;
  const body = { name: 'Bank', ledger_id: ledger('Checking').id };
  const account = must(await service.client.createExternalAccount({ parameters, body })).data;
  const record = (day: number, payee: string, category: string) =>
    `D1/${day}/2026\nT-${day}.00\nP${payee}\nL${category}\n^\n`;
  const first = [12, 13, 14, 15].map((day) => record(day, `Zq${'abcd'[day - 12]}`, 'Pets'));
  const [phone, ...pets] = await entriesOf(
    `!Type:Bank\n${record(11, 'Pacific Bell', 'Bills:Telephone')}${first.join('')}`,
    books,
    account.id,
  );
  const on = (name: string) => [expect.anything(), expect.objectContaining({ ledger_id: ledger(name).id })];
  expect(phone).toMatchObject({
    line_entries: on('Phone and internet'),
    categorization_reasons: [
      'The word “telephone” suggests Phone and internet.',
      'The file’s category is “Bills:Telephone”.',
    ],
  });
  expect(phone?.categorization_confidence).toBeGreaterThan(0.2);

  for (const { id, line_entries } of pets) {
    const [, { id: line, amount }] = line_entries as [LineEntry, LineEntry];
    const created = { ledger_id: ledger('Materials and supplies').id, debit_credit: 'debit', amount };
    const changes = {
      review_status: 'confirmed',
      line_changes: { delete_lines: [line], create_lines: [created] },
    };
    const path = `/v0/business/${business.id}/journal-entries/${id}`;
    expect((await call(service, 'PATCH', path, changes)).status).toBe(200);
  }
  const [later] = await entriesOf(`!Type:Bank\n${record(16, 'Kly Wuv', 'Pets')}`, books, account.id);
  expect(later).toMatchObject({
    line_entries: on('Materials and supplies'),
    categorization_reasons: ['4 entries with the word “pets”.', 'The file’s category is “Pets”.'],
  });
});
