import { beforeEach, describe, expect, it } from 'vitest';
import { newBooks } from '../../testing/books';
import { type Answered, call, read } from '../../testing/call';
import { openBooksForEach, openService } from '../../testing/open-service';

const service = openService();
const books = openBooksForEach(service, newBooks);
let accountId: string;
beforeEach(async () => {
  const body = { name: 'Bank', ledger_id: books.ledger('Checking').id, last_four: '2957' };
  accountId = String((await call(service, 'POST', `${books.base}/external-account`, body)).data.id);
});

async function upload(file: string): Promise<Answered> {
  const form = new FormData();
  form.append('external_account_id', accountId);
  form.append('file', new File([file], 'bank.csv'));
  return read(await service.request(`${books.base}/transactions/import`, { method: 'POST', body: form }));
}
const keptOf = async (file: string) => {
  const { import_id: id } = (await upload(file)).data;
  return (await call(service, 'GET', `${books.base}/transaction-import/${id}`)).data;
};

describe('an import keeps', () => {
  it('where its balances do not follow from its amounts', async () => {
    const rows = ['14,Cafe,-3,97', '15,Tea,-4,93', '16,Rent,-9,84', '18,Shop,-1,83', '19,Shop,-2,81'];
    const file = (each: readonly string[]) =>
      `Date,Description,Amount,Balance\n${each.map((row) => `2026-03-${row}.00\n`).join('')}`;
    expect(await keptOf(file(rows))).toMatchObject({ balance_break: null, possible_parts: null });
    expect(await keptOf(file([...rows, '20,Store,-5,71']))).toMatchObject({
      balance_break: expect.stringContaining(
        'in line 7 the balance is 71.00, but 81.00 and the amount of -5',
      ),
    });
  });

  it('where its statements do not close with their opening balances and movements', async () => {
    const mt940 = (closing: string) =>
      `:20:A\n:25:NL002957\n:60F:C260301USD100,00\n:61:2603020302D30,00NMSCRENT\n:62F:C260302USD${closing}\n-\n`;
    expect(await keptOf(mt940('60,00'))).toMatchObject({
      balance_break: expect.stringContaining(
        'a statement closes on 2026-03-02 with 60.00, but its opening balance of 100.00 and its movements of -30.00 make 70.00',
      ),
    });
    expect(await keptOf(mt940('70,00'))).toMatchObject({ balance_break: null });
  });

  const table = (iban: string, until: string) =>
    `IBAN:;${iban}\nUntil:;${until}\nClosing balance:;1250.50\n\nDate;Text;Amount\n2026-03-14;Cafe;-3.50\n`;

  it('the account and the closing balance above it, unless its day is still to come', async () => {
    const iban = 'CH93 0076 2011 6238 5295 7';
    expect(await keptOf(table(iban, '2026-03-31'))).toMatchObject({
      file_account: 'CH9300762011623852957',
      closing_day: '2026-03-31',
      closing_balance: 1250.5,
    });
    expect(await keptOf(table(iban, '2199-12-31'))).toMatchObject({
      closing_day: null,
      closing_balance: null,
    });
  });

  it('the first day of its account, whichever file that is of, and the day of its own closing balance', async () => {
    const march = await upload(table('', '2026-03-31').replace('IBAN:;\n', ''));
    expect(march.data).toMatchObject({ imported: 1, closing_day: '2026-03-31' });
    const january = await upload('Date,Description,Amount\n2026-01-09,Tea,-2.00\n');
    expect(january.data).toMatchObject({ imported: 1, closing_day: null });
    const made = await call(service, 'GET', `${books.base}/transaction-import/${march.data.import_id}`);
    expect(made.data).toMatchObject({ first_day: '2026-03-14', account_first_day: '2026-01-09' });
  });

  it('nothing of the table of another account', async () => {
    const answer = await upload(table('DE89 3704 0044 0532 0130 00', '2026-03-31'));
    expect([answer.status, answer.problem.code]).toEqual([422, 'statement_account_mismatch']);
  });
});
