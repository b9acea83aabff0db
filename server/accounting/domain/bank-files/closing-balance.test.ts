import { describe, expect, it } from 'vitest';
import { statementsOf } from './testing/read-text';

const closingOf = (text: string) => statementsOf(text).map(({ closing }) => closing);

const ofx = (balance: string, kind = 'STMT', period = '<DTSTART>20260101<DTEND>20260131') => `OFXHEADER:100

<OFX><BANKMSGSRSV1><${kind}TRNRS><${kind}RS><CURDEF>USD
<BANKTRANLIST>${period}<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260105<TRNAMT>-5.00<FITID>1<NAME>Paper</STMTTRN></BANKTRANLIST>
${balance}</${kind}RS></${kind}TRNRS></BANKMSGSRSV1></OFX>`;

describe('the closing balance of an OFX file', () => {
  it.each([
    [
      '<LEDGERBAL><BALAMT>1234.50<DTASOF>20260131120000</LEDGERBAL>',
      { day: '2026-01-31', amount: '1234.50' },
    ],
    ['<LEDGERBAL><BALAMT>-10.00<DTASOF>20260131</LEDGERBAL>', { day: '2026-01-31', amount: '-10.00' }],
    ['<AVAILBAL><BALAMT>99.00<DTASOF>20260131</AVAILBAL>', null],
    ['<LEDGERBAL><BALAMT>a lot<DTASOF>20260131</LEDGERBAL>', null],
    ['<LEDGERBAL><BALAMT>5.00<DTASOF>20261331</LEDGERBAL>', null],
    ['', null],
  ])('%s', (balance, expected) => {
    expect(closingOf(ofx(balance))).toEqual([expected]);
  });

  it.each<[day: string, period: string, kept: boolean]>([
    ['20260201101500', '<DTSTART>20260101<DTEND>20260131', false],
    ['20260315', '<DTSTART>20260101<DTEND>20260131235959', false],
    ['20260131101500', '<DTSTART>20260101<DTEND>20260131', true],
    ['20260120', '<DTSTART>20260101<DTEND>20260131', true],
    ['20260106', '', false],
    ['20260105', '', true],
  ])('of %s is kept where the movements reach to that day: %s', (day, period, kept) => {
    const [closing] = closingOf(ofx(`<LEDGERBAL><BALAMT>7.00<DTASOF>${day}</LEDGERBAL>`, 'STMT', period));
    expect(closing !== null).toBe(kept);
  });

  it('of a card is kept only where its sign tells what is owed', () => {
    const card = (amount: string) =>
      closingOf(ofx(`<LEDGERBAL><BALAMT>${amount}<DTASOF>20260131</LEDGERBAL>`, 'CCSTMT'));
    expect(card('-310.20')).toEqual([{ day: '2026-01-31', amount: '-310.20' }]);
    expect(card('0.00')).toEqual([{ day: '2026-01-31', amount: '0.00' }]);
    expect(card('310.20')).toEqual([null]);
  });

  it.each([
    [
      'of a later day',
      'STMT',
      '<BALAMT>7.00<DTASOF>20260315',
      'The balance of 7.00 on 2026-03-15 is not compared with the books: the file has movements only up to 2026-01-31.',
    ],
    [
      'of a card',
      'CCSTMT',
      '<BALAMT>7.00<DTASOF>20260131',
      'The balance of 7.00 on 2026-01-31 is not compared with the books: of a card it may be what is owed, or what was paid too much.',
    ],
    ['that is compared', 'STMT', '<BALAMT>7.00<DTASOF>20260131', undefined],
  ])('%s is said not to be compared, or is', (_name, kind, balance, said) => {
    const [statement] = statementsOf(ofx(`<LEDGERBAL>${balance}</LEDGERBAL>`, kind));
    expect(statement?.uncomparedBalance).toBe(said);
  });
});

describe('the closing balance of an MT940 file', () => {
  const message = (closing: string, opening = ':60F:C260101EUR100,00') =>
    `:20:START\n:25:DE123\n:28C:1/1\n${opening}\n:61:2601050105D5,00NMSCNONREF\n${closing}\n-\n`;

  it('is the final one, negative where it is a debit', () => {
    expect(closingOf(message(':62F:C260131EUR1.095,00'))).toEqual([{ day: '2026-01-31', amount: '1095.00' }]);
    expect(closingOf(message(':62F:D260131EUR95,5'))).toEqual([{ day: '2026-01-31', amount: '-95.5' }]);
    expect(closingOf(message(':62M:C260131EUR95,00'))).toEqual([null]);
  });

  it('is that of the latest day, whatever the order of the messages', () => {
    const february = message(':62F:C260228EUR2,00');
    const january = message(':62F:C260131EUR1,00');
    expect(closingOf(february + january)).toEqual([{ day: '2026-02-28', amount: '2.00' }]);
  });
});

describe('the closing balance of a table', () => {
  it.each([
    ['Amount,Balance', '-50.00,950.00', '0.00,950.00'],
    ['Amount,Balance', '-50.00,950.00', ',950.00'],
    ['Amount,Balance', '-50.00,950.00', '950.00,'],
    ['Debit,Credit,Balance', '50.00,,950.00', '0.00,0.00,950.00'],
  ])('is what its row states, in the column of %s', (headers, movement, closing) => {
    const rows = [`2026-01-13,A,${movement}`, `2026-01-31,Closing balance,${closing}`];
    const text = `Date,Description,${headers}\n${rows.join('\n')}\n`;
    expect(closingOf(text)).toEqual([{ day: '2026-01-31', amount: '950.00' }]);
  });
});

describe('the closing balance of a camt.053 file', () => {
  const balance = (code: string, direction: string, currency = 'EUR') =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">12.30</Amt><CdtDbtInd>${direction}</CdtDbtInd><Dt><Dt>2026-01-31</Dt></Dt></Bal>`;
  const file = (balances: string) =>
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE1</IBAN></Id><Ccy>EUR</Ccy></Acct>${balances}</Stmt></BkToCstmrStmt></Document>`;

  it.each([
    [balance('OPBD', 'CRDT') + balance('CLBD', 'CRDT'), { day: '2026-01-31', amount: '12.30' }],
    [balance('CLBD', 'DBIT'), { day: '2026-01-31', amount: '-12.30' }],
    [balance('CLAV', 'CRDT'), null],
    [balance('CLBD', 'CRDT', 'USD'), null],
    [balance('CLBD', 'BOTH'), null],
  ])('%#', (balances, expected) => {
    expect(closingOf(file(balances))).toEqual([expected]);
  });
});
