import { describe, expect, it } from 'vitest';
import { newBooks } from '../../testing/books';
import { call } from '../../testing/call';
import { openPreviews } from '../../testing/previews';

const { service, books, send, upload, preview, mine } = openPreviews();

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
          ...mine(),
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
