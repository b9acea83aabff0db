import { describe, expect, it } from 'vitest';
import { problemOf, statementsOf } from './testing/read-text';

const ofxRecord = '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260105<TRNAMT>-3.50<FITID>1<NAME>Cafe';
const ofx = `<OFX><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST>${ofxRecord}`;
const mt940 = ':20:A\n:25:NL01\n:60F:C260101EUR1,00\n:61:2601050105D3,50NTRFNONREF//1\n';
const table = 'Date,Amount,Description\n2026-01-05,-3.50,Cafe\n2026-01-06,-4.00,Tea\n';

describe('a file that is cut off', () => {
  it.each([
    ['OFX inside a record', ofx, /ends inside this record/],
    ['OFX inside a statement', `${ofx}</STMTTRN>`, /ends inside this statement/],
    ['MT940 before its closing balance', mt940, /before the closing balance/],
    ['QIF inside a record', '!Type:Bank\nD1/5/2026\nT-3.50\n^\nD1/6/2026', /ends inside this record/],
    ['CSV inside a row', `${table}2026-01-07,-5.0`, /2 of 3 columns/],
    ['CSV inside a row whose line end was added', `${table}2026-01-07,-5.0\n`, /2 of 3 columns/],
    ['CSV after the first cell', `${table}2026`, /1 of 3 columns/],
    [
      'CSV before the day',
      'Period,Date,Amount,Text\nCurrent,2026-01-05,-3.50,Cafe\nCurrent,2026-01-06,-4.00,Tea\nCurr',
      /1 of 4 columns/,
    ],
  ])('says so: %s', (_name, text, reason) => {
    const [statement] = statementsOf(text);
    expect(statement?.cutOff).toMatch(reason);
    expect(statement?.refused.at(-1)?.reason).toMatch(reason);
  });

  it('says so of CAMT, which is refused whole', () => {
    const text = '<Document><BkToCstmrStmt><Stmt>\n<Ntry><Amt Ccy="EUR">1.00</Amt>';
    expect(problemOf(text)).toEqual({
      code: 'broken_file',
      message: 'The file is cut off: it ends before </Document>.',
      line: 2,
    });
  });

  it.each([
    ['OFX', `${ofx}</STMTTRN></BANKTRANLIST></STMTRS></OFX>`],
    ['OFX without closing tags of values', `${ofx}</BANKTRANLIST></STMTRS></OFX>`],
    ['MT940', `${mt940}:62F:C260131EUR1,00\n-\n`],
    ['QIF', '!Type:Bank\nD1/5/2026\nT-3.50\n^\n'],
    ['QIF without its last mark', '!Type:Bank\nD1/5/2026\nT-3.50\n'],
    ['CSV', table],
    ['CSV without its last line end', table.trimEnd()],
    ['CSV with a line of totals', `${table}Total,-7.50\n`],
    [
      'CSV with a sentence below it, without a line end',
      'Period,Date,Amount,Text\nCurrent,2026-01-05,-3.50,Cafe\nCurrent,2026-01-06,-4.00,Tea\nThe bank is not responsible for the content.',
    ],
    ['CSV in which several rows are short', `${table}2026-01-07,-5.00\n2026-01-08,-6.00\n`],
  ])('is not what a whole one is called: %s', (_name, text) => {
    expect(statementsOf(text)[0]?.cutOff).toBeNull();
  });
});
