import { describe, expect, it } from 'vitest';
import { problemOf, recordsOf, statementsOf } from '../testing/read-text';

const HEADER = 'OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nENCODING:USASCII\r\nCHARSET:1252\r\n\r\n';
const TRANSACTION =
  '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20240131235959[-8:PST]<TRNAMT>-12.34<FITID>A1<NAME>Corner Caf\u00e9 &amp; Bar<MEMO>Lunch & tea</STMTTRN>';

function sgml(
  transactions: string,
  account = '<BANKACCTFROM><BANKID>1<ACCTID>123456<ACCTTYPE>CHECKING</BANKACCTFROM>',
): string {
  return `${HEADER}<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD${account}<BANKTRANLIST>${transactions}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
}

describe('OFX', () => {
  it('reads unclosed tags, entities, a bare & and the printed day', () => {
    expect(statementsOf(sgml(TRANSACTION), {}, 'windows-1252')).toEqual([
      {
        accountId: '123456',
        kind: 'bank',
        currency: 'USD',
        refused: [],
        cutOff: null,
        closing: null,
        balanceBreak: null,
        records: [
          {
            line: 7,
            externalId: 'A1',
            date: '2024-01-31',
            amount: '-12.34',
            description: 'Corner Café & Bar',
            type: 'debit',
            posted: true,
            metadata: {
              date_text: '20240131235959[-8:PST]',
              payee: 'Corner Café & Bar',
              memo: 'Lunch & tea',
            },
          },
        ],
      },
    ]);
  });

  it('reads XML, CDATA, a card account and unclosed tags under an XML header', () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>
<?OFX OFXHEADER="200" VERSION="203"?>
<ofx><CREDITCARDMSGSRSV1><CCSTMTRS><CURDEF>eur</CURDEF><CCACCTFROM><ACCTID>4111</CCACCTFROM>
<BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20240201</DTPOSTED><TRNAMT>5,5</TRNAMT>
<NAME><![CDATA[A <b> & c]]></NAME><MEMO></MEMO></STMTTRN>
</BANKTRANLIST></CCSTMTRS></CREDITCARDMSGSRSV1></ofx>`;
    const [statement] = statementsOf(text);
    expect(statement).toMatchObject({ accountId: '4111', kind: 'credit_card', currency: 'EUR' });
    expect(statement?.records[0]).toMatchObject({
      line: 5,
      externalId: null,
      amount: '5.5',
      description: 'A <b> & c',
    });
  });

  it('prefers NAME, then PAYEE, then MEMO, then the kind with its check number', () => {
    const of = (fields: string) => `<STMTTRN><TRNTYPE>CHECK<DTPOSTED>20240101<TRNAMT>-1${fields}</STMTTRN>`;
    const records = recordsOf(
      sgml(
        of('<NAME>N<MEMO>M') +
          of('<PAYEE><NAME>P<CITY>Oslo</PAYEE><MEMO>M') +
          of('<NAME> <MEMO>M') +
          of('<CHECKNUM>101'),
      ),
    );
    expect(records.map(({ description }) => description)).toEqual(['N', 'P', 'M', 'CHECK 101']);
    expect(records[1]?.metadata).toMatchObject({ payee: 'P', payee_city: 'Oslo', memo: 'M' });
  });

  it('gives each account its statement, and one to two statements of one account', () => {
    const statement = (account: string) =>
      `<STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>${account}</BANKACCTFROM><BANKTRANLIST>${TRANSACTION}</BANKTRANLIST></STMTRS>`;
    const statements = statementsOf(`<OFX>${statement('1')}${statement('2')}${statement('1')}</OFX>`);
    expect(statements.map(({ accountId, records }) => [accountId, records.length])).toEqual([
      ['1', 2],
      ['2', 1],
    ]);
  });

  it('keeps two records with one FITID and tells announced ones apart', () => {
    const pending =
      '<BANKTRANLISTP><STMTTRNP><TRNTYPE>DEBIT<DTTRAN>20240102<TRNAMT>-1<NAME>Hold</STMTTRNP></BANKTRANLISTP>';
    const records = recordsOf(sgml(TRANSACTION + TRANSACTION + pending));
    expect(records.map(({ externalId, posted }) => [externalId, posted])).toEqual([
      ['A1', true],
      ['A1', true],
      [null, false],
    ]);
  });

  it.each([
    ['<TRNAMT>-1<FITID>1', /date \(DTPOSTED\) is missing/],
    ['<DTPOSTED>20240230<TRNAMT>-1', /date \(DTPOSTED\) “20240230” is not a valid calendar date/],
    ['<DTPOSTED>soon<TRNAMT>-1', /“soon” is not a valid calendar date/],
    ['<DTPOSTED>20240101', /amount \(TRNAMT\) is missing/],
    ['<DTPOSTED>20240101<TRNAMT>$120', /amount \(TRNAMT\) “\$120” is not a number/],
    [
      '<DTPOSTED>20240101<TRNAMT>5<CURRENCY><CURRATE>1.1<CURSYM>CAD</CURRENCY>',
      /is in “CAD”, the statement in “USD”/,
    ],
  ])('refuses %s alone', (fields, reason) => {
    const [statement] = statementsOf(sgml(`<STMTTRN>${fields}</STMTTRN>\n${TRANSACTION}`));
    expect(statement?.records).toHaveLength(1);
    expect(statement?.refused).toEqual([{ line: 7, reason: expect.stringMatching(reason) }]);
  });

  it.each([
    ['<MEMO>SALDO TOTAL DISPONIVEL DIA', 'SALDO TOTAL DISPONIVEL DIA'],
    ['<MEMO>Saldo Total Disponível Dia', 'Saldo Total Disponível Dia'],
    ['<NAME>Saldo do dia<MEMO>', 'Saldo do dia'],
    ['<NAME>SALDO ANTERIOR<MEMO>SALDO ANTERIOR', 'SALDO ANTERIOR'],
    ['<PAYEE><NAME>Closing balance</PAYEE>', 'Closing balance'],
    ['<NAME>Saldo do dia<MEMO>PIX Client', null],
    ['<NAME>TOTAL', null],
  ])('refuses %s where it names a balance', (texts, name) => {
    const balance = `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20240131<TRNAMT>79.11${texts}</STMTTRN>`;
    const [statement] = statementsOf(sgml(`${balance}\n${TRANSACTION}`));
    expect(statement?.records).toHaveLength(name === null ? 2 : 1);
    expect(statement?.refused).toEqual(
      name === null ? [] : [{ line: 7, reason: `“${name}” states a balance or a total, not a movement.` }],
    );
  });

  it('says of the balance before the first movement how it is entered', () => {
    const texts = '<NAME>Beginning balance as of 01/31/2024<MEMO>000';
    const balance = `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20240131<TRNAMT>79.11${texts}</STMTTRN>`;
    const [statement] = statementsOf(sgml(`${balance}\n${TRANSACTION}`));
    expect(statement?.records).toHaveLength(1);
    expect(statement?.refused).toEqual([
      {
        line: 7,
        reason:
          '“Beginning balance as of 01/31/2024” states a balance, not a movement: what the account held before its first transaction is entered once, as a journal entry.',
      },
    ]);
  });

  it.each([
    [
      '<CORRECTFITID>A1<CORRECTACTION>REPLACE',
      'The record replaces the bank’s record “A1”, with the amount “-12.43”: change that transaction by hand.',
    ],
    [
      '<CORRECTFITID>A1<CORRECTACTION>delete',
      'The record deletes the bank’s record “A1”: change that transaction by hand.',
    ],
    ['<CORRECTFITID>A1', 'The record corrects the bank’s record “A1”: change that transaction by hand.'],
    ['<CORRECTFITID>0', null],
  ])('refuses a correction of an earlier record: %s', (fields, reason) => {
    const correction = `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20240131<TRNAMT>-12.43<FITID>A2${fields}<NAME>Cafe</STMTTRN>`;
    const [statement] = statementsOf(sgml(`${correction}\n${TRANSACTION}`));
    expect(statement?.records).toHaveLength(reason === null ? 2 : 1);
    expect(statement?.refused).toEqual(reason === null ? [] : [{ line: 7, reason }]);
  });

  it('says where a cut file stops', () => {
    const whole = sgml(`${TRANSACTION}\n${TRANSACTION}`);
    const inside = statementsOf(whole.slice(0, whole.lastIndexOf('<FITID>')))[0];
    expect(inside?.records).toHaveLength(1);
    expect(inside?.refused).toEqual([
      { line: 8, reason: expect.stringContaining('ends inside this record') },
    ]);
    const between = statementsOf(whole.slice(0, whole.indexOf('</BANKTRANLIST>')))[0];
    expect(between?.records).toHaveLength(2);
    expect(between?.refused).toEqual([
      { line: 8, reason: expect.stringContaining('ends inside this statement') },
    ]);
  });

  it.each([
    ['<OFX></OFX>', /^The OFX file has no bank or card statement\.$/],
    ['<OFX><SIGNONMSGSRSV1><SONRS></SONRS></SIGNONMSGSRSV1></OFX>', /a sign-on/],
    ['<OFX><PROFMSGSRSV1></PROFMSGSRSV1></OFX>', /bank's profile/],
    [
      `<OFX><INVSTMTMSGSRSV1><INVSTMTRS><INVBANKTRAN>${TRANSACTION}</INVBANKTRAN></INVSTMTRS></INVSTMTMSGSRSV1></OFX>`,
      /an investment account/,
    ],
  ])('has no statement in %s', (text, message) => {
    expect(problemOf(text)).toEqual({ code: 'no_statement', message: expect.stringMatching(message) });
  });
});
