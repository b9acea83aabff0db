import { beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '@/lib/dates/instant';
import { must, newBooks } from '../../testing/books';
import { read } from '../../testing/call';
import { openBooks, openService } from '../../testing/open-service';

const service = openService();
const books = openBooks(service, newBooks);
let accountId: string;
beforeAll(async () => {
  const body = { name: 'Bank', ledger_id: books.ledger('Checking').id };
  accountId = must(await service.client.createExternalAccount({ parameters: books.parameters, body })).data
    .id;
});

const table = 'When,Which,In,Out,Who\n03/04/2026,A1,5.00,,Ada\n04/04/2026,A2,,7.00,Bob\n';
const mapping = { date: 'When', date_format: 'MDY', credit: 3, debit: 'out', description: ['Who'], id: 2 };

async function upload(said: object) {
  const form = new FormData();
  form.append('external_account_id', accountId);
  form.append('mapping', JSON.stringify(said));
  form.append('file', new File([table], 'bank.csv'));
  const path = `/v0/business/${books.business.id}/transactions/import`;
  return read(await service.request(path, { method: 'POST', body: form }));
}

describe('the mapping of a CSV file', () => {
  it('says where everything stands', async () => {
    const answer = await upload(mapping);
    expect([answer.status, answer.data.refused]).toEqual([201, []]);
    const parameters = { business_id: books.business.id };
    const { data } = must(await service.client.listTransactions({ parameters }));
    expect(
      data.map(({ datetime, amount, description, external_id }) => [
        dayOf(datetime),
        amount,
        description,
        external_id,
      ]),
    ).toEqual([
      ['2026-04-04', -7, 'Bob', 'A2'],
      ['2026-03-04', 5, 'Ada', 'A1'],
    ]);
  });

  it('is remembered for the workbook of the same bank, in which cells are written in another way', async () => {
    const csv = 'Datum;Text;Betrag\n13.03.2026;Miete;1.500,50\n14.03.2026;Zins;-2,25\n';
    const workbook = 'Datum\tText\tBetrag\n2026-03-13\tMiete\t1500.5\n2026-03-15\tGebühr\t3.7\n';
    const written = { date_format: 'DMY', decimal_separator: ',', delimiter: ';' };
    const said = { date: 1, amount: 3, description: 2, invert_amounts: true, ...written };
    const send = async (text: string, mapping: object | null) => {
      const form = new FormData();
      form.append('external_account_id', accountId);
      if (mapping) form.append('mapping', JSON.stringify(mapping));
      form.append('file', new File([text], 'bank.csv'));
      const path = `/v0/business/${books.business.id}/transactions/import`;
      return read(await service.request(path, { method: 'POST', body: form }));
    };
    expect((await send(csv, said)).data.imported).toBe(2);
    const { data } = await send(workbook, null);
    expect([data.imported, data.duplicates, data.refused]).toEqual([1, 1, []]);
  });

  it('is refused when it names a column that is not there', async () => {
    const answer = await upload({ ...mapping, id: 'Number' });
    expect([answer.status, answer.problem.code]).toEqual([422, 'no_statement']);
    expect(answer.problem.detail).toMatch(/mapping\.id names the column “Number”/);
  });
});
