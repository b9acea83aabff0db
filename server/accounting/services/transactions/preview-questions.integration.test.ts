import { describe, expect, it } from 'vitest';
import { call } from '../../testing/call';
import { openPreviews } from '../../testing/previews';

const { service, books, account, upload, preview, mine } = openPreviews();

const table = 'When,Who,What,Value\n03/14/2026,Cafe,Coffee,-3.50\n03/15/2026,Cafe,Tea,-4.00\n';
const own = { date: 1, description: [2], memo: 3, amount: 4 };

describe('the preview of a CSV file', () => {
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
          new: null,
          refused: 1,
          unanswered: 1,
          refused_records: [{ line: 3, is_unanswered: true }],
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
        records: 3,
        refused: 3,
        unanswered: 3,
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
