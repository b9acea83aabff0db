import { beforeEach, describe, expect, it } from 'vitest';
import { must, newBooks } from '../../testing/books';
import { type Answered, call, faultsOf, read } from '../../testing/call';
import { uuidOf } from '../../testing/connect-as-service';
import { openBooksForEach, openService } from '../../testing/open-service';

const service = openService();
const books = openBooksForEach(service, newBooks);
let accountId: string;
beforeEach(async () => {
  accountId = await account();
});

async function account(changes: object = {}): Promise<string> {
  const body = { name: 'Bank', ledger_id: books.ledger('Checking').id, ...changes };
  return String((await call(service, 'POST', `${books.base}/external-account`, body)).data.id);
}

async function upload(
  file: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
  name = 'bank.csv',
): Promise<Answered> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ external_account_id: accountId, ...fields }))
    form.append(field, value);
  form.append('file', new File([file], name));
  return read(await service.request(`${books.base}/transactions/import`, { method: 'POST', body: form }));
}

const csv = (...rows: string[]) => ['Date,Amount,Description', ...rows].join('\n');

type OfxRecord = { day: string; amount: string; id: string; name?: string };
const ofx = (records: OfxRecord[], accountNumber = '000123450417', currency = 'USD') => `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII
CHARSET:1252

<OFX><BANKMSGSRSV1>${ofxStatement(records, accountNumber, currency)}</BANKMSGSRSV1></OFX>`;
const ofxStatement = (records: OfxRecord[], accountNumber: string, currency: string) =>
  `<STMTTRNRS><TRNUID>1<STMTRS><CURDEF>${currency}
<BANKACCTFROM><BANKID>1<ACCTID>${accountNumber}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260101<DTEND>20260131
${records
  .map(
    ({ day, amount, id, name = 'SHOP' }) =>
      `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${id}<NAME>${name}</STMTTRN>`,
  )
  .join('\n')}
</BANKTRANLIST></STMTRS></STMTTRNRS>`;

describe('importing a file', () => {
  it('adds its records at midnight UTC, each with a balanced entry on the bank ledger, pending review', async () => {
    const answer = await upload(csv('2026-01-05,-3.50,Coffee', '2026-01-06,1000.00,Invoice 7'));
    expect(answer.status).toBe(201);
    expect(answer.data).toMatchObject({
      imported: 2,
      duplicates: 0,
      refused: [],
      first_day: '2026-01-05',
      last_day: '2026-01-06',
    });
    const [id] = answer.data.transaction_ids as string[];
    const { data } = await call(service, 'GET', `${books.base}/transactions/${id}`);
    expect(data).toMatchObject({
      amount: -3.5,
      datetime: '2026-01-05T00:00:00.000Z',
      description: 'Coffee',
      posted: true,
      reviewed: false,
      external_account_id: accountId,
      invoice_payments: [],
      refund_payments: [],
      bill_payments: [],
    });
    const entry = await call(service, 'GET', `${books.base}/journal-entries/${data.journal_entry_id}`);
    expect(entry.data).toMatchObject({
      transaction_id: id,
      review_status: 'bookkeeper_pending',
      categorization_method: 'similarity',
      line_entries: [
        { ledger_id: books.ledger('Checking').id, debit_credit: 'credit', amount: 3.5 },
        { ledger_id: books.ledger('Meals').id, debit_credit: 'debit', amount: 3.5 },
      ],
    });
  });

  it('adds them in the order of their days, and answers in the order of the file', async () => {
    const { data } = await upload(csv('2026-03-02,-1,Shop', '2026-01-05,-1,Tea', '2026-01-05,-1,Inn'));
    const ids = (data.transaction_ids as string[]).map((id) => uuidOf('transaction', id));
    const asTheyLie = 'SELECT id FROM transaction WHERE id = ANY($1) ORDER BY ctid';
    const { rows } = await service.owner.query<{ id: string }>(asTheyLie, [ids]);
    expect(rows.map(({ id }) => ids.indexOf(id))).toEqual([1, 2, 0]);
    expect(ids.toSorted()).toEqual(rows.map(({ id }) => id));
  });

  it('again, or an overlapping one, adds nothing twice; twins inside a file are kept', async () => {
    const twins = ['2026-01-05,-3.50,Coffee', '2026-01-05,-3.50,Coffee'];
    expect((await upload(csv(...twins))).data).toMatchObject({ imported: 2, duplicates: 0 });
    expect((await upload(csv(...twins))).data).toMatchObject({ imported: 0, duplicates: 2 });
    const overlapping = csv(...twins, '2026-01-05,-3.50,Coffee', '2026-01-07,-9.00,Lunch');
    expect((await upload(overlapping)).data).toMatchObject({ imported: 2, duplicates: 2 });
  });

  it('twice at once adds each record once', async () => {
    const file = csv('2026-01-05,-3.50,Coffee', '2026-01-06,-4.00,Tea');
    const answers = await Promise.all([upload(file), upload(file), upload(file)]);
    expect(answers.map(({ data }) => data.imported).sort()).toEqual([0, 0, 2]);
  });

  it('tells apart by the bank’s own id', async () => {
    const same = { day: '20260105', amount: '-3.50' };
    expect(
      (
        await upload(
          ofx([
            { ...same, id: 'A' },
            { ...same, id: 'B' },
          ]),
        )
      ).data.imported,
    ).toBe(2);
    const answer = await upload(
      ofx([
        { ...same, id: 'B' },
        { ...same, id: 'C' },
      ]),
    );
    expect(answer.data).toMatchObject({ imported: 1, duplicates: 1 });
    const [id] = answer.data.transaction_ids as string[];
    expect((await call(service, 'GET', `${books.base}/transactions/${id}`)).data.external_id).toBe('C');
  });

  it('goes by its content, not by its name', async () => {
    const file = ofx([{ day: '20260105', amount: '-3.50', id: 'A' }]);
    expect((await upload(file, {}, 'statement.csv')).data.imported).toBe(1);
  });
});

describe('a record that cannot be taken', () => {
  const mixed = csv(
    '2026-01-05,-3.50,Coffee',
    '2026-02-30,-1.00,No such day',
    '2026-01-06,-1.00005,Five decimals',
    '2026-01-07,-2.00,Tea',
  );

  it('is refused alone, with its line and why', async () => {
    const answer = await upload(mixed);
    expect(answer.data).toMatchObject({
      imported: 2,
      refused: [{ line: 3 }, { line: 4, reason: expect.stringContaining('decimals') }],
    });
  });

  it('refuses the whole file when asked so, and nothing is kept', async () => {
    const answer = await upload(mixed, { atomic: 'true' });
    expect([answer.status, answer.problem.code]).toEqual([422, 'records_refused']);
    expect(faultsOf(answer)).toEqual(['/file/lines/3 record_refused', '/file/lines/4 record_refused']);
    expect((await call(service, 'GET', `${books.base}/transactions`)).data).toEqual([]);
  });

  it('may be missing where the file is cut off, which is told', async () => {
    const cut = ofx([{ day: '20260105', amount: '-3.50', id: 'A' }]).slice(0, -60);
    expect((await upload(cut, { atomic: 'true' })).problem.code).toBe('records_refused');
    expect((await upload(cut)).data.refused).toHaveLength(1);
  });

  it('of 0.00 is kept, and has no entry', async () => {
    const answer = await upload(csv('2026-01-05,0.00,Voided cheque'));
    const [id] = answer.data.transaction_ids as string[];
    expect((await call(service, 'GET', `${books.base}/transactions/${id}`)).data).toMatchObject({
      amount: 0,
      journal_entry_id: null,
    });
  });

  it('on a locked day is refused alone, beside what is there already too; alone, or atomic, the file is 409', async () => {
    must(await service.client.lockBooks({ parameters: books.parameters, body: { through: '2026-01-05' } }));
    const [old, fresh] = ['2026-01-05,-3.50,Coffee', '2026-01-06,-4.00,Tea'];
    expect((await upload(csv(old, fresh), { atomic: 'true' })).problem.code).toBe('period_locked');
    const refused = [{ line: 2, reason: expect.stringMatching(/^The date .* reopen the period/) }];
    expect((await upload(csv(old, fresh))).data).toMatchObject({ imported: 1, refused });
    expect((await upload(csv(old, fresh))).data).toMatchObject({ imported: 0, duplicates: 1, refused });
    const again = await upload(csv(old));
    expect([again.status, again.problem.code]).toEqual([409, 'period_locked']);
  });
});

describe('a movement that the bank announces first', () => {
  const camt = (...entries: [status: 'PDNG' | 'BOOK', reference: string][]) => `<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>USD</Ccy></Acct>${entries
    .map(
      ([status, reference]) => `<Ntry><Amt Ccy="USD">9.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>${status}</Sts>
<BookgDt><Dt>2026-01-05</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef></Ntry>`,
    )
    .join('')}</Stmt></BkToCstmrStmt></Document>`;
  const one = (id: unknown) => call(service, 'GET', `${books.base}/transactions/${id}`);

  it('is booked by a later file, as the same transaction, and has its entry then', async () => {
    const [id] = (await upload(camt(['PDNG', 'A']))).data.transaction_ids as string[];
    expect((await one(id)).data).toMatchObject({ posted: false, journal_entry_id: null, version: 1 });
    expect((await upload(camt(['PDNG', 'A']))).data).toMatchObject({ imported: 0, duplicates: 1 });
    await call(service, 'PATCH', `${books.base}/transactions/${id}`, { reviewed: true });
    const booking = await upload(camt(['BOOK', 'A'], ['BOOK', 'B']));
    expect(booking.data).toMatchObject({ imported: 2, duplicates: 0 });
    expect((booking.data.transaction_ids as string[])[0]).toBe(id);
    const { data } = await one(id);
    expect(data).toMatchObject({ posted: true, reviewed: false, version: 3 });
    const entry = await call(service, 'GET', `${books.base}/journal-entries/${data.journal_entry_id}`);
    expect(entry.data).toMatchObject({ transaction_id: id, line_entries: [{ amount: 9 }, { amount: 9 }] });
    const log = await call(service, 'GET', `${books.base}/audit-log?resource_id=${id}`);
    expect(log.data).toMatchObject([{ before: { posted: false }, after: { posted: true } }, {}]);
    for (const again of [camt(['BOOK', 'A'], ['BOOK', 'B']), camt(['PDNG', 'A'])])
      expect((await upload(again)).data).toMatchObject({ imported: 0 });
    expect((await call(service, 'GET', `${books.base}/transactions`)).data).toHaveLength(2);
  });

  it('is not booked on a locked day', async () => {
    const [id] = (await upload(camt(['PDNG', 'A']))).data.transaction_ids as string[];
    must(await service.client.lockBooks({ parameters: books.parameters, body: { through: '2026-01-05' } }));
    expect((await upload(camt(['BOOK', 'A']))).problem.code).toBe('period_locked');
    expect((await one(id)).data).toMatchObject({ posted: false, version: 1 });
  });
});

describe('a whole file is refused', () => {
  it.each([
    ['of nothing', '', 'unrecognized_file'],
    ['of words', 'hello', 'unrecognized_file'],
    ['of random bytes', new Uint8Array([0, 1, 2, 255, 254, 0, 7]), 'unrecognized_file'],
    [
      'in another currency',
      ofx([{ day: '20260105', amount: '-3.50', id: 'A' }], '1', 'EUR'),
      'statement_currency_mismatch',
    ],
  ])('%s', async (_, file, code) => {
    const answer = await upload(file);
    expect([answer.status, ...faultsOf(answer)]).toEqual([422, `/file ${code}`]);
    expect(answer.problem.code).toBe(code);
  });

  it.each([
    [{ external_account_id: 'eac_1BoatSLRHtKNngkdXEeobR' }, '/external_account_id not_found'],
    [{ external_account_id: 'x' }, '/external_account_id not_found'],
    [{ atomic: 'yes' }, '/atomic invalid_value'],
    [{ colour: 'red' }, '/colour unknown_field'],
    [{ mapping: '{' }, '/mapping invalid_json'],
    [{ mapping: '{"date":0}' }, '/mapping/date out_of_range'],
    [{ mapping: '{"date_format":"day first"}' }, '/mapping/date_format invalid_format'],
  ])('with the fields %j', async (fields, fault) => {
    const answer = await upload(csv('2026-01-05,-3.50,Coffee'), fields as Record<string, string>);
    expect([answer.status, ...faultsOf(answer)]).toEqual([422, fault]);
  });
});

describe('accounts in a file', () => {
  const one = [{ day: '20260105', amount: '-3.50', id: 'A' }];
  const both = ofx(one).replace(
    '</BANKMSGSRSV1>',
    `${ofxStatement([{ day: '20260106', amount: '-7.00', id: 'B' }], '000999990555', 'USD')}</BANKMSGSRSV1>`,
  );

  it('several need last_four, which takes its own statement alone', async () => {
    expect((await upload(both)).problem.code).toBe('statement_account_mismatch');
    accountId = await account({ name: 'Second', ledger_id: books.ledger('Savings').id, last_four: '0555' });
    const answer = await upload(both);
    expect(answer.data).toMatchObject({ imported: 1, first_day: '2026-01-06' });
  });

  it('none with these digits is 422, saying both', async () => {
    accountId = await account({ name: 'Other', ledger_id: books.ledger('Savings').id, last_four: '9999' });
    const answer = await upload(ofx(one));
    expect([answer.status, answer.problem.code]).toEqual([422, 'statement_account_mismatch']);
    expect(answer.problem.detail).toMatch(/9999.*0417/);
  });
});

describe('a transaction', () => {
  it('is reviewed and described anew; the rest cannot be changed', async () => {
    const { data } = await upload(csv('2026-01-05,-3.50,Coffee'));
    const one = `${books.base}/transactions/${(data.transaction_ids as string[])[0]}`;
    expect((await call(service, 'PATCH', one, { reviewed: true, description: null })).data).toMatchObject({
      reviewed: true,
      description: 'Coffee',
      version: 2,
    });
    for (const field of ['amount', 'datetime', 'external_id', 'posted']) {
      expect(faultsOf(await call(service, 'PATCH', one, { [field]: 1 }))).toEqual([
        `/${field} unknown_field`,
      ]);
    }
    expect((await call(service, 'GET', `${one}?includes=invoice_payments.invoice`)).status).toBe(200);
    expect((await call(service, 'GET', `${one}?includes=everything`)).status).toBe(422);
    expect((await call(service, 'PATCH', one, { reviewed: false }, { 'if-match': '"1"' })).status).toBe(412);
  });
});
