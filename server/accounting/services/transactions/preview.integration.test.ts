import { beforeEach, describe, expect, it } from 'vitest';
import type { TransactionPreview } from '@/lib/contract/transaction-preview';
import { newBooks } from '../../testing/books';
import { type Answered, call, read } from '../../testing/call';
import { openBooksForEach, openService } from '../../testing/open-service';

const service = openService();
const books = openBooksForEach(service, newBooks);
let accountId: string;
beforeEach(async () => {
  accountId = await account('Checking');
});

async function account(ledger: string, changes: object = {}): Promise<string> {
  const body = { name: ledger, ledger_id: books.ledger(ledger).id, ...changes };
  return String((await call(service, 'POST', `${books.base}/external-account`, body)).data.id);
}

async function send(place: string, file: string, fields: Record<string, string>): Promise<Answered> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new File([file], 'bank.csv'));
  return read(await service.request(`${books.base}/transactions/${place}`, { method: 'POST', body: form }));
}
const upload = (file: string, fields: Record<string, string> = {}) =>
  send('import', file, { external_account_id: accountId, ...fields });
async function preview(file: string, fields: Record<string, string> = {}): Promise<TransactionPreview> {
  const answer = await send('import/preview', file, fields);
  expect([answer.status, answer.problem.detail]).toEqual([200, undefined]);
  return answer.data as TransactionPreview;
}
const mine = () => ({ external_account_id: accountId });

const table = 'When,Who,What,Value\n03/14/2026,Cafe,Coffee,-3.50\n03/15/2026,Cafe,Tea,-4.00\n';
const own = { date: 1, description: [2], memo: 3, amount: 4 };

describe('the preview of a CSV file', () => {
  it('says how it is read, what is new, and keeps nothing', async () => {
    await upload('Date,Description,Amount\n2026-03-14,Cafe,-3.50\n');
    const file =
      'Date,Description,Memo,Amount\n2026-03-14,Cafe,Coffee,-3.50\n2026-03-15,Tea,Green,-4.00\n2026-03-33,No,Day,1.00\n2026-03-16,Void,,0.00\n';
    expect(await preview(file, mine())).toMatchObject({
      format: 'csv',
      mapping: { date: 1, description: [2], memo: 3, amount: 4 },
      mapping_source: 'guessed',
      date_readings: [],
      statements: [
        {
          statement: 1,
          external_account_id: accountId,
          records: 4,
          new: 2,
          duplicates: 1,
          without_entry: 1,
          refused: 1,
          refused_records: [{ line: 4 }],
          first_day: '2026-03-14',
          last_day: '2026-03-16',
          rows: [
            { line: 3, day: '2026-03-15', amount: '-4.00', description: 'Tea', memo: 'Green' },
            { line: 5, memo: null },
          ],
        },
      ],
    });
    const [toNoAccount] = (await preview(file)).statements;
    expect(toNoAccount?.rows.map(({ line }) => line)).toEqual([2, 3, 5]);
    expect((await call(service, 'GET', `${books.base}/transaction-import`)).data).toHaveLength(1);
    expect((await call(service, 'GET', `${books.base}/transactions`)).data).toHaveLength(1);
  });

  it('says where the balances do not follow from the amounts', async () => {
    const rows = [
      '14,Cafe,-3.00,97',
      '15,Tea,-4.00,93',
      '16,Rent,-9.00,84',
      '18,Shop,-1.00,83',
      '19,Shop,-2.00,81',
    ];
    const file = (each: readonly string[]) =>
      `Date,Description,Amount,Balance\n${each.map((row) => `2026-03-${row}.00\n`).join('')}`;
    const breakOf = async (each: readonly string[]) =>
      (await preview(file(each), mine())).statements[0]?.balance_break;
    expect(await breakOf(rows)).toBeNull();
    expect(await breakOf([...rows, '20,Shop,-5.00,71'])).toContain(
      'in line 7 the balance is 71.00, but 81.00 and the amount of -5.00 make 76.00',
    );
  });

  it('says of each account whether its statements follow from each other', async () => {
    const day = (account: number, opening: number, closing: number) =>
      `:20:A\n:25:${account}\n:60F:C260301USD${opening},00\n:62F:C260302USD${closing},00\n-\n`;
    const file = day(1111, 5, 5) + day(2222, 7, 7) + day(2222, 9, 9);
    expect((await preview(file)).statements).toMatchObject([
      { file_account: '1111', balance_break: null },
      { file_account: '2222', balance_break: expect.stringContaining('the next opens with 9.00') },
    ]);
  });

  it('counts what is pending or of 0.00 as without an entry', async () => {
    const file =
      'Date,Description,Amount,Status\n2026-03-14,Cafe,-3.50,Booked\n2026-03-15,Tea,-4.00,Pending\n2026-03-16,Void,0.00,Booked\n2026-03-17,Hold,0.00,Pending\n';
    expect((await preview(file, mine())).statements).toMatchObject([{ new: 4, without_entry: 3 }]);
    expect((await upload(file)).data).toMatchObject({ imported: 4, without_entry: 3 });
  });

  it('of columns that cannot be told shows them, to be named', async () => {
    const found = await preview('A,B\nx,y\n', mine());
    expect(found).toMatchObject({
      mapping: null,
      mapping_problem: expect.stringMatching(/mapping\.date and mapping\.amount/),
      columns: [
        { position: 1, header: 'A', samples: ['x'] },
        { position: 2, header: 'B', samples: ['y'] },
      ],
      statements: [],
    });
  });

  it('asks for the order of day and month when both readings are possible', async () => {
    const file = 'Date,Description,Amount\n03/04/2026,Cafe,-3.50\n05/06/2026,Tea,-4.00\n';
    const open = await preview(file, mine());
    expect(open.date_readings).toEqual([
      {
        date_format: 'DMY',
        first_day: '2026-04-03',
        last_day: '2026-06-05',
        days: ['2026-04-03', '2026-06-05'],
      },
      {
        date_format: 'MDY',
        first_day: '2026-03-04',
        last_day: '2026-05-06',
        days: ['2026-03-04', '2026-05-06'],
      },
    ]);
    expect(open.statements).toMatchObject([
      { new: null, first_day: null, rows: [{ day: null }, { day: null }] },
    ]);
    const refused = await upload(file);
    expect([refused.status, refused.problem.code]).toEqual([422, 'ambiguous_dates']);
    expect(refused.problem.detail).toMatch(/2026-04-03 or 2026-03-04/);

    const mapping = JSON.stringify({ date_format: 'DMY' });
    const said = await preview(file, { ...mine(), mapping });
    expect(said).toMatchObject({ date_readings: [], statements: [{ new: 2, first_day: '2026-04-03' }] });
    expect((await upload(file, { mapping })).data).toMatchObject({ imported: 2, first_day: '2026-04-03' });
  });

  it('asks what positive amounts are where a card has mostly such, and remembers it', async () => {
    const card = await account('Credit card');
    const file =
      'Date,Description,Amount\n03/14/2026,Shop,45.00\n03/15/2026,Cafe,4.00\n03/16/2026,Paid,-49.00\n';
    expect((await preview(file, mine())).amount_readings).toEqual([]);
    const open = await preview(file, { external_account_id: card });
    expect(open).toMatchObject({
      amount_readings: [
        { invert_amounts: true, money_out: 2, money_in: 1 },
        { invert_amounts: false, money_out: 1, money_in: 2 },
      ],
      statements: [{ new: null, first_day: '2026-03-14' }],
    });
    const said = { external_account_id: card, mapping: JSON.stringify({ invert_amounts: true }) };
    expect(await preview(file, said)).toMatchObject({ amount_readings: [], statements: [{ new: 3 }] });
    expect((await upload(file, said)).data).toMatchObject({ imported: 3 });
    const next = file.replaceAll('03/', '04/');
    expect(await preview(next, { external_account_id: card })).toMatchObject({
      mapping_source: 'remembered',
      amount_readings: [],
      statements: [{ rows: [{ amount: '-45.00' }, { amount: '-4.00' }, { amount: '49.00' }] }],
    });
  });

  it('asks what a lone minus in a column of credits means, and remembers it', async () => {
    const file = 'Date,Description,Debit,Credit\n03/14/2026,Shop,45.00,\n03/15/2026,Paid,,-49.00\n';
    const open = await preview(file, mine());
    expect(open).toMatchObject({
      amount_readings: [
        { credit_sign: '-', money_out: 0, money_in: 1 },
        { credit_sign: '+', money_out: 1, money_in: 0 },
      ],
      statements: [
        {
          ...{ new: null, refused: 1, unanswered: 1, refused_records: [{ line: 3, is_unanswered: true }] },
          rows: [
            { amount: '-45.00', is_amount_open: false },
            { amount: '-49.00', is_amount_open: true, direction_word: null },
          ],
        },
      ],
    });
    expect((await upload(file)).data).toMatchObject({ imported: 1, refused: [{ line: 3 }] });

    const mapping = JSON.stringify({ ...open.mapping, credit_sign: '-' });
    expect((await upload(file, { mapping })).data).toMatchObject({ imported: 1, refused: [] });
    expect(await preview(file.replaceAll('03/', '04/'), mine())).toMatchObject({
      mapping_source: 'remembered',
      amount_readings: [],
      statements: [{ rows: [{ amount: '-45.00' }, { amount: '49.00' }] }],
    });
  });

  it('asks which of two unknown words is money out, and remembers it', async () => {
    const rows = ['03/14/2026,Shop,45.00,Zu', '03/15/2026,Paid,49.00,Auf', '03/16/2026,Cafe,4.00,Zu'];
    const file = `Date,Description,Amount,Kind\n${rows.join('\n')}\n`;
    const open = await preview(file, mine());
    const said = { direction: 4, out_word: 'Zu', in_word: 'Auf' };
    expect(open.amount_readings).toHaveLength(4);
    expect(open.amount_readings[0]).toEqual({ ...said, money_out: 2, money_in: 1 });
    expect(open.statements).toMatchObject([
      {
        ...{ records: 3, refused: 3, unanswered: 3 },
        refused_records: [{ reason: expect.stringMatching(/mapping\.out_word/) }, {}, {}],
        rows: [
          {
            day: '2026-03-14',
            amount: '45.00',
            is_amount_open: true,
            direction_word: 'Zu',
            description: 'Shop',
          },
          { day: '2026-03-15', amount: '49.00', is_amount_open: true, direction_word: 'Auf' },
          { day: '2026-03-16', amount: '4.00', is_amount_open: true, direction_word: 'Zu' },
        ],
      },
    ]);
    const mapping = JSON.stringify({ ...open.mapping, ...said });
    expect((await upload(file, { mapping })).data).toMatchObject({ imported: 3, refused: [] });
    expect(await preview(file.replaceAll('03/', '04/'), mine())).toMatchObject({
      mapping_source: 'remembered',
      amount_readings: [],
      statements: [{ rows: [{ amount: '-45.00' }, { amount: '49.00' }, { amount: '-4.00' }] }],
    });
  });

  it('remembers the mapping of the account for the same headers, until that import is undone', async () => {
    const mapping = JSON.stringify(own);
    const { data } = await upload(table, { mapping });
    const next = table.replace('03/14', '03/16').replace('03/15', '03/17');
    const found = await preview(next, mine());
    expect(found).toMatchObject({ mapping_source: 'remembered', mapping: own, statements: [{ new: 2 }] });
    const other = await account('Savings');
    expect((await preview(next, { external_account_id: other })).mapping_source).toBe('guessed');
    expect((await preview(next.replace('Who', 'Payee'), mine())).mapping_source).toBe('guessed');

    const second = await upload(next);
    const read = await call(service, 'GET', `${books.base}/transaction-import/${second.data.import_id}`);
    expect(read.data.mapping).toEqual(own);
    for (const id of [data.import_id, second.data.import_id])
      await call(service, 'POST', `${books.base}/transaction-import/${id}/undo`);
    expect((await preview(next, mine())).mapping_source).toBe('guessed');
  });
});

const qif = (name: string, day: string) => `!Account\nN${name}\n^\n!Type:Bank\nD${day}\nT-5.00\nPShop\n^\n`;
const both = `${qif('Checking', '1/15/2026')}${qif('Savings', '1/16/2026')}`;

describe('the preview of a file with several accounts', () => {
  it('names them, and each is imported into the account that a person chooses', async () => {
    const savings = await account('Savings');
    const found = await preview(both);
    expect(found.statements).toMatchObject([
      { statement: 1, file_account: 'Checking', external_account_id: null, new: null, records: 1 },
      { statement: 2, file_account: 'Savings', external_account_id: null, first_day: '2026-01-16' },
    ]);
    expect((await upload(both)).problem.detail).toMatch(/Checking, Savings/);

    const chosen = { external_account_id: savings, statement: '2' };
    expect((await preview(both, chosen)).statements).toMatchObject([
      { external_account_id: null },
      { external_account_id: savings, new: 1, duplicates: 0 },
    ]);
    expect((await send('import', both, chosen)).data).toMatchObject({ imported: 1, first_day: '2026-01-16' });
    expect((await preview(both)).statements).toMatchObject([
      { external_account_id: null },
      { external_account_id: savings, new: 0, duplicates: 1 },
    ]);
  });

  it('finds them by their last digits', async () => {
    const ofx = (number: string) =>
      `<STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>${number}</BANKACCTFROM><BANKTRANLIST></BANKTRANLIST></STMTRS>`;
    const savings = await account('Savings', { last_four: '9876' });
    const found = await preview(`<OFX>${ofx('00001234')}${ofx('00009876')}</OFX>`);
    expect(found.statements.map((each) => each.external_account_id)).toEqual([null, savings]);
  });
});

it('a statement in another currency is said to be', async () => {
  const file = 'Date,Description,Amount,Currency\n2026-03-14,Cafe,-3.50,EUR\n';
  expect((await preview(file, mine())).statements).toMatchObject([
    { currency: 'EUR', problem: expect.stringMatching(/in EUR.*in USD/), new: null },
  ]);
});

it('a file that is none is refused as an import would be', async () => {
  const answer = await send('import/preview', '<html><body>Sign in</body></html>', {});
  expect([answer.status, answer.problem.code]).toEqual([422, 'unrecognized_file']);
});

it('an account of another business is refused', async () => {
  const other = await newBooks(service.client);
  const body = { name: 'Bank', ledger_id: other.ledger('Checking').id };
  const theirs = await call(service, 'POST', `/v0/business/${other.business.id}/external-account`, body);
  const fields = { external_account_id: String(theirs.data.id) };
  const answer = await send('import/preview', 'Date,Amount\n2026-01-01,1.00\n', fields);
  expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([422, '/external_account_id']);
});
