import { describe, expect, it } from 'vitest';
import { linesOf, must, newBooks } from '../../testing/books';
import { openService } from '../../testing/open-service';

const service = openService();

/** Another business of the same practice with some of everything that can wait. */
async function booksWithWork() {
  const books = await newBooks(service.client);
  const { parameters, ledger } = books;
  const entry = async (review_status: 'bookkeeper_pending' | 'confirmed') =>
    must(
      await service.client.createJournalEntry({
        parameters,
        body: {
          datetime: '2026-03-03T00:00:00Z',
          description: 'Paper',
          review_status,
          lines: linesOf(ledger('Office supplies'), ledger('Checking'), 12),
        },
      }),
    ).data;
  const asked = await entry('bookkeeper_pending');
  const answered = await entry('bookkeeper_pending');
  await entry('bookkeeper_pending');
  await entry('confirmed');
  const ask = async (journal_entry_id: string) =>
    must(await service.client.createTask({ parameters, body: { journal_entry_id, body: 'What is this?' } }))
      .data;
  await ask(asked.id);
  const question = await ask(answered.id);
  must(
    await service.client.addTaskMessage({
      parameters: { ...parameters, task_id: question.id },
      body: { body: 'Paper for the printer.' },
    }),
  );
  const account = must(
    await service.client.createExternalAccount({
      parameters,
      body: { name: 'Main account', ledger_id: ledger('Checking').id },
    }),
  ).data;
  const form = new FormData();
  form.set('external_account_id', account.id);
  form.set(
    'file',
    new Blob(['Date,Description,Amount\n2026-03-09,Paper,-5.00\n2026-03-04,Ink,-6.00']),
    'bank.csv',
  );
  must(await service.client.importTransactions({ parameters, form }));
  return books;
}

/** What waits in a business; its bank balances are those that are read of it alone. */
async function workOf(businessId: string) {
  const all = must(await service.client.listBusinessWork({})).data;
  const work = all.find(({ business }) => business.id === businessId);
  const parameters = { business_id: businessId };
  const { bank_balances, accounts_not_compared } = must(
    await service.client.getBankBalances({ parameters }),
  ).data;
  expect({ bank_balances, accounts_not_compared }).toEqual({
    bank_balances: work?.bank_balances,
    accounts_not_compared: work?.accounts_not_compared,
  });
  return work;
}

it('counts what waits in each business, like the counts of that business', async () => {
  const { business, parameters } = await booksWithWork();
  const empty = await newBooks(service.client);
  const counts = must(await service.client.countJournalEntries({ parameters })).data;
  expect(counts).toEqual({ bookkeeper_pending: 4, business_pending: 1 });
  expect(await workOf(business.id)).toEqual({
    business,
    ...counts,
    certain: 0,
    open_tasks: 1,
    answered_tasks: 1,
    last_bank_day: '2026-03-09',
    bank_balances: [],
    accounts_not_compared: [{ external_account_id: expect.any(String), name: 'Main account' }],
  });
  expect(await workOf(empty.business.id)).toEqual({
    business: empty.business,
    bookkeeper_pending: 0,
    certain: 0,
    business_pending: 0,
    open_tasks: 0,
    answered_tasks: 0,
    last_bank_day: null,
    bank_balances: [],
    accounts_not_compared: [],
  });
});

describe('the balance that a bank states', () => {
  const ofx = (
    movements: readonly (readonly [day: string, amount: string])[],
    balance: string,
    day: string,
  ) =>
    `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKTRANLIST><DTEND>${day}${movements
      .map(
        ([at, amount]) =>
          `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${at}<TRNAMT>${amount}<FITID>${at}${amount}<NAME>Paper</STMTTRN>`,
      )
      .join(
        '',
      )}</BANKTRANLIST><LEDGERBAL><BALAMT>${balance}<DTASOF>${day}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

  async function accountIn({ parameters, ledger }: Awaited<ReturnType<typeof newBooks>>) {
    const body = { name: 'Main account', ledger_id: ledger('Checking').id };
    const { id } = must(await service.client.createExternalAccount({ parameters, body })).data;
    return async (file: string) => {
      const form = new FormData();
      form.set('external_account_id', id);
      form.set('file', new Blob([file]), 'bank.ofx');
      return must(await service.client.importTransactions({ parameters, form })).data;
    };
  }

  const balancesOf = async (businessId: string) =>
    ((await workOf(businessId))?.bank_balances ?? []).map(({ day, bank_balance, books_balance }) => [
      day,
      Number(bank_balance),
      Number(books_balance),
    ]);

  it('stands beside the books at the end of the same day, the latest of each account', async () => {
    const books = await newBooks(service.client);
    const importFile = await accountIn(books);
    await importFile(
      ofx(
        [
          ['20260105', '100.00'],
          ['20260214', '-30.25'],
        ],
        '69.75',
        '20260228',
      ),
    );
    expect(await balancesOf(books.business.id)).toEqual([['2026-02-28', 69.75, 69.75]]);
    // An older statement that comes later says nothing new, and its movement makes the books differ.
    await importFile(ofx([['20260102', '7.00']], '7.00', '20260103'));
    expect(await balancesOf(books.business.id)).toEqual([['2026-02-28', 69.75, 76.75]]);
    const march = await importFile(
      ofx(
        [
          ['20260310', '1.00'],
          ['20260320', '2.00'],
        ],
        '77.75',
        '20260315',
      ),
    );
    expect(await balancesOf(books.business.id)).toEqual([['2026-03-15', 77.75, 77.75]]);
    const parameters = { ...books.parameters, transaction_import_id: march.import_id };
    must(await service.client.undoTransactionImport({ parameters, body: {} }));
    expect(await balancesOf(books.business.id)).toEqual([['2026-02-28', 69.75, 76.75]]);
  });

  it('is that after the latest row of a table whose balances are proved', async () => {
    const books = await newBooks(service.client);
    const rows = [
      '2026-01-05,100.00,Paper,100.00',
      '2026-01-06,-30.00,Ink,70.00',
      '2026-01-09,5.25,Paper,75.25',
    ];
    await (await accountIn(books))(`Date,Amount,Description,Balance\n${rows.join('\n')}\n`);
    expect(await balancesOf(books.business.id)).toEqual([['2026-01-09', 75.25, 75.25]]);
  });

  it('is missing of an account that has transactions in the books, and no balance from its bank', async () => {
    const books = await newBooks(service.client);
    await (await accountIn(books))(ofx([['20260105', '100.00']], '100.00', '20260131'));
    const body = { name: 'Reserve', ledger_id: books.ledger('Savings').id };
    const { id } = must(
      await service.client.createExternalAccount({ parameters: books.parameters, body }),
    ).data;
    const notCompared = async () => (await workOf(books.business.id))?.accounts_not_compared;
    expect(await notCompared()).toEqual([]);
    const form = new FormData();
    form.set('external_account_id', id);
    form.set('file', new Blob(['Date,Amount,Description\n2026-01-09,7.00,Interest']), 'bank.csv');
    must(await service.client.importTransactions({ parameters: books.parameters, form }));
    expect(await notCompared()).toEqual([{ external_account_id: id, name: 'Reserve' }]);
    expect(await balancesOf(books.business.id)).toEqual([['2026-01-31', 100, 100]]);
  });

  it('is not compared with books that begin later', async () => {
    const books = await newBooks(service.client, { entries_start: '2026-02-10T00:00:00Z' });
    const importFile = await accountIn(books);
    await importFile(ofx([['20260105', '100.00']], '100.00', '20260209'));
    expect(await balancesOf(books.business.id)).toEqual([]);
    await importFile(ofx([['20260211', '5.00']], '105.00', '20260212'));
    expect(await balancesOf(books.business.id)).toEqual([['2026-02-12', 105, 5]]);
  });
});

it('shows a tenant nothing of another', async () => {
  await booksWithWork();
  const stranger = await service.newTenant();
  const own = await newBooks(stranger);
  const seen = must(await stranger.listBusinessWork({})).data;
  expect(seen.map((work) => work.business.id)).toEqual([own.business.id]);
});
