import { describe, expect, it } from 'vitest';
import { newBooks } from '../../testing/books';
import { call, read } from '../../testing/call';
import { openService } from '../../testing/open-service';

const service = openService();

/** Books in the currency, and a way to import a file into their checking account. */
async function booksIn(currency: string) {
  const { business, ledger } = await newBooks(service.client, { currency });
  const path = `/v0/business/${business.id}`;
  const body = { name: 'Checking', ledger_id: ledger('Checking').id };
  const accountId = String((await call(service, 'POST', `${path}/external-account`, body)).data.id);
  return async (file: string, mapping?: object) => {
    const form = new FormData();
    form.append('external_account_id', accountId);
    if (mapping) form.append('mapping', JSON.stringify(mapping));
    form.append('file', new File([file], 'bank'));
    return read(await service.request(`${path}/transactions/import`, { method: 'POST', body: form }));
  };
}

const qif = (...records: string[]) => `!Type:Bank\n${records.map((each) => `${each}\n^\n`).join('')}`;

describe('a QIF file whose days and months can be exchanged', () => {
  const file = qif('D03/04/2025\nT-5.00\nPCafe', 'D05/04/2025\nT-6.00\nPTea');

  it('is read month first in US dollars, as Quicken writes it there', async () => {
    const importInto = await booksIn('USD');
    expect((await importInto(file)).data).toMatchObject({ imported: 2, first_day: '2025-03-04' });
  });

  it('is asked about elsewhere', async () => {
    const importInto = await booksIn('GBP');
    const refused = await importInto(file);
    expect([refused.status, refused.problem.code]).toEqual([422, 'ambiguous_dates']);
    expect((await importInto(file, { date_format: 'DMY' })).data).toMatchObject({
      imported: 2,
      first_day: '2025-04-03',
    });
  });
});

describe('amounts that can be thousands or have three decimals', () => {
  const file = 'Fecha;Descripcion;Cargo;Abono\n13-01-2025;ARRIENDO;450.000;\n15-01-2025;CLIENTE;;60.000\n';

  it('are thousands of a currency without decimals', async () => {
    const importInto = await booksIn('CLP');
    const { data } = await importInto(file);
    expect(data).toMatchObject({ imported: 2, refused: [] });
  });

  it('are refused one by one of another, until a person says which mark it is', async () => {
    const importInto = await booksIn('EUR');
    const { data } = await importInto(file);
    expect(data).toMatchObject({ imported: 0, refused: [{ line: 2 }, { line: 3 }] });
    expect((await importInto(file, { decimal_separator: ',' })).data).toMatchObject({
      imported: 2,
      refused: [],
    });
  });
});
