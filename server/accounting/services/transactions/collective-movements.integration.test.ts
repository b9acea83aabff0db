import { beforeEach, describe, expect, it } from 'vitest';
import { newBooks } from '../../testing/books';
import { type Answered, call, read } from '../../testing/call';
import { openBooksForEach, openService } from '../../testing/open-service';

const service = openService();
const books = openBooksForEach(service, newBooks);
let accountId: string;
beforeEach(async () => {
  const body = { name: 'Bank', ledger_id: books.ledger('Checking').id };
  accountId = String((await call(service, 'POST', `${books.base}/external-account`, body)).data.id);
});

async function send(place: string, file: string): Promise<Answered> {
  const form = new FormData();
  form.append('external_account_id', accountId);
  form.append('file', new File([file], place === 'import' ? 'first.xml' : 'second.xml'));
  return read(await service.request(`${books.base}/transactions/${place}`, { method: 'POST', body: form }));
}
const upload = async (file: string) => (await send('import', file)).data;
const preview = async (file: string) =>
  ((await send('import/preview', file)).data.statements as Record<string, unknown>[])[0];
const reasonsOf = async (importId: unknown) => {
  const { data } = await call(service, 'GET', `${books.base}/transaction-import/${importId}`);
  return (data.records as { reason: string }[]).map(({ reason }) => reason);
};

const camt = (root: string, element: string, entries: string) =>
  `<?xml version="1.0"?><Document><${root}><${element}><Acct><Id><IBAN>CH9300762011623852957</IBAN></Id><Ccy>USD</Ccy></Acct>${entries}</${element}></${root}></Document>`;
const statement = (entries: string) => camt('BkToCstmrStmt', 'Stmt', entries);
const notification = (entries: string) => camt('BkToCstmrDbtCdtNtfctn', 'Ntfctn', entries);
const report = (entries: string) => camt('BkToCstmrAcctRpt', 'Rpt', entries);
const entry = (amount: string, more: string, status = 'BOOK') =>
  `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>${status}</Sts><BookgDt><Dt>2026-03-02</Dt></BookgDt>${more}</Ntry>`;
const payment = (amount: string, payer: string) =>
  `<TxDtls><Amt Ccy="USD">${amount}</Amt><RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties></TxDtls>`;
const sum = entry('30.00', '<AcctSvcrRef>R1</AcctSvcrRef><AddtlNtryInf>Collective credit</AddtlNtryInf>');
const parts = entry(
  '30.00',
  `<AcctSvcrRef>R1</AcctSvcrRef><NtryDtls>${payment('10.00', 'First payer')}${payment('20.00', 'Second payer')}</NtryDtls><AddtlNtryInf>Collective credit</AddtlNtryInf>`,
);

describe('a collective movement', () => {
  it('of a statement is not counted again by the notification of its parts', async () => {
    expect(await upload(statement(sum))).toMatchObject({ imported: 1 });
    expect(await preview(notification(parts))).toMatchObject({ new: 0, duplicates: 2 });
    const again = await upload(notification(parts));
    expect(again).toMatchObject({ imported: 0, duplicates: 2 });
    expect(await reasonsOf(again.import_id)).toEqual(
      Array(2).fill(
        'It is a part of a collective movement of 30.00, which is there already as one: a transaction of first.xml of the same day.',
      ),
    );
  });

  it('whose parts were notified is not counted again by the statement', async () => {
    expect(await upload(notification(parts))).toMatchObject({ imported: 2 });
    const again = await upload(statement(sum));
    expect(again).toMatchObject({ imported: 0, duplicates: 1 });
    expect(await reasonsOf(again.import_id)).toEqual([
      'It is the sum of parts that are there already, such as a transaction of first.xml.',
    ]);
  });

  it('whose parts are notified one by one, or come without anything to tell, is asked about and imported', async () => {
    const single = (amount: string, text: string) => entry(amount, `<AddtlNtryInf>${text}</AddtlNtryInf>`);
    const payments = single('10.00', 'First payer') + single('20.00', 'Second payer');
    await upload(statement(sum));
    const doubt =
      '2 new movements of 2026-03-02 come to 30.00, the amount of “Collective credit” of that day, which is there already. If they are its parts, the money is counted twice.';
    expect(await preview(notification(payments))).toMatchObject({ new: 2, possible_parts: doubt });
    const { import_id: id } = await upload(notification(payments));
    const made = await call(service, 'GET', `${books.base}/transaction-import/${id}`);
    expect(made.data).toMatchObject({ imported: 2, possible_parts: doubt, balance_break: null });
    expect(await preview(statement(sum))).toMatchObject({ new: 0, possible_parts: null });
  });

  it('that was imported as one order is not counted again by a table of its payments', async () => {
    const table = (rows: string) =>
      `Booking date;Currency;Debit;Credit;Individual amount;Balance;Transaction no.;Description1\n2026-03-18;USD;-150.00;;;850.00;T3;Multi e-banking order\n${rows}2026-03-10;USD;;1000.00;;1000.00;T4;Client AG\n`;
    expect(await upload(table(''))).toMatchObject({ imported: 2 });
    const payments = ';;;;100.00;;T3;Insurance AG\n;;;;50.00;;T3;Club North\n';
    expect(await upload(table(payments))).toMatchObject({ imported: 0, duplicates: 3 });
  });
});

describe('a report of the day', () => {
  it('and the statement that follows have the same movements, and what is announced comes with the booking', async () => {
    const market = '<AcctSvcrRef>R2</AcctSvcrRef><AddtlNtryInf>Corner Market</AddtlNtryInf>';
    const rent = '<AcctSvcrRef>NONREF</AcctSvcrRef><AddtlNtryInf>Rent</AddtlNtryInf>';
    const pending = entry('9.00', '<AddtlNtryInf>Later</AddtlNtryInf>', 'PDNG');
    const day = entry('5.00', market) + entry('7.00', rent);
    expect(await preview(report(day + pending))).toMatchObject({
      new: 2,
      refused: 1,
      refused_records: [{ reason: expect.stringContaining('not booked (status “PDNG”)') }],
    });
    expect(await upload(report(day + pending))).toMatchObject({ imported: 2 });
    expect(await upload(statement(day + pending.replace('PDNG', 'BOOK')))).toMatchObject({
      imported: 1,
      duplicates: 2,
    });
    expect(await upload(report(day))).toMatchObject({ imported: 0, duplicates: 2 });
    const { data } = await call(service, 'GET', `${books.base}/transaction-import`);
    expect((data as unknown as { format: string }[]).map(({ format }) => format)).toEqual([
      ...['camt052', 'camt053', 'camt052'],
    ]);
  });
});
