import { describe, expect, it } from 'vitest';
import { readBankFile } from '../read-bank-file';
import { problemOf, recordsOf, statementsOf } from '../testing/read-text';

const messages = {
  camt052: ['BkToCstmrAcctRpt', 'Rpt', 'camt.052.001'],
  camt053: ['BkToCstmrStmt', 'Stmt', 'camt.053.001'],
  camt054: ['BkToCstmrDbtCdtNtfctn', 'Ntfctn', 'camt.054.001'],
} as const;
type Format = keyof typeof messages;
const formats = Object.keys(messages) as Format[];

/** From version 8 on, a status is a code in an element. */
const statusOf = (code: string, version: string) =>
  code === '' ? '' : `<Sts>${Number(version) < 8 ? code : `<Cd>${code}</Cd>`}</Sts>`;

const entry = (code = 'BOOK', version = '02', more = '<BookgDt><Dt>2026-03-02+01:00</Dt></BookgDt>') =>
  `<Ntry><Amt Ccy="CHF">10.00</Amt><CdtDbtInd>DBIT</CdtDbtInd>${statusOf(code, version)}${more}<AcctSvcrRef>R1</AcctSvcrRef><AddtlNtryInf>Corner Market</AddtlNtryInf></Ntry>`;

function message(format: Format, entries: string, version = '02') {
  const [root, element, schema] = messages[format];
  return `<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${schema}.${version}"><${root}><GrpHdr/><${element}><Acct><Id><IBAN>CH93</IBAN></Id><Ccy>CHF</Ccy></Acct>
${entries}</${element}></${root}></Document>`;
}

const read = (text: string) => {
  const file = readBankFile(new TextEncoder().encode(text));
  if (!file.ok) throw new Error(file.problem.message);
  return file.value;
};

describe('a report, a statement and a notification of an account', () => {
  it.each(formats)('say the same of a booked entry: %s', (format) => {
    const file = read(message(format, entry()));
    expect(file.format).toBe(format);
    expect(file.statements).toEqual(read(message('camt053', entry())).statements);
    expect(file.statements).toMatchObject([
      {
        accountId: 'CH93',
        currency: 'CHF',
        records: [{ externalId: 'R1', date: '2026-03-02', amount: '-10.00', description: 'Corner Market' }],
      },
    ]);
  });

  const versions = Array.from({ length: 12 }, (_, index) => String(index + 2).padStart(2, '0'));
  it.each(versions)('are read in version %s', (version) => {
    for (const format of formats)
      expect(recordsOf(message(format, entry('BOOK', version), version))).toHaveLength(1);
  });

  it.each([
    [
      'in an envelope',
      (text: string) => `<Envelope><AppHdr/><Body>${text.split('\n').slice(1).join('\n')}</Body></Envelope>`,
    ],
    ['with a byte order mark', (text: string) => `\ufeff${text}`],
    ['with prefixes', (text: string) => text.replace(/<(\/?)([A-Z])/g, '<$1n:$2')],
  ])('are read %s', (_how, written) => {
    for (const format of formats) expect(recordsOf(written(message(format, entry())))).toHaveLength(1);
  });

  it('are refused where a file holds several kinds, of which none is left out in silence', () => {
    const mixed = message('camt053', entry()) + message('camt054', entry('BOOK', '02'));
    expect(problemOf(mixed)).toEqual({
      code: 'broken_file',
      message:
        'The file holds messages of several kinds (camt.053 and camt.054), which tell the same movements more than once. Import each kind as a file of its own.',
    });
    const envelope = `<Envelope>${mixed.replaceAll('<?xml version="1.0"?>', '')}</Envelope>`;
    expect(problemOf(envelope).code).toBe('broken_file');
  });

  it.each([
    ['with a declaration each', (text: string) => `${text}\n\ufeff${text}`],
    ['without one', (text: string) => text.split('\n').slice(1).join('\n').repeat(2)],
    ['with prefixes', (text: string) => text.repeat(2).replace(/<(\/?)([A-Z])/g, '<$1n:$2')],
  ])('are read one behind the other in a file, %s', (_how, written) => {
    const one = message('camt053', entry()).replace('<IBAN>', '\n<IBAN>');
    const [statement, ...others] = statementsOf(written(one));
    expect(others).toEqual([]);
    const lines = written(one).split('\n');
    const expected = lines.flatMap((line, index) => (line.includes('Ntry>') ? [index + 1] : []));
    expect(statement?.records.map(({ line }) => line)).toEqual(expected);
    expect(problemOf(written(one).slice(0, -12)).code).toBe('broken_file');
  });

  it('of the first version has no group around the transactions and other names', () => {
    const text = message(
      'camt052',
      `<Ntry><Amt Ccy="CHF">5</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-02</Dt></BookgDt><TxDtls><RltdPties><Dbtr><Nm>Payer</Nm></Dbtr></RltdPties></TxDtls></Ntry>`,
      '01',
    )
      .replaceAll('BkToCstmrAcctRpt', 'BkToCstmrAcctRptV01')
      .replace('<IBAN>CH93</IBAN>', '<PrtryAcct><Id>77</Id></PrtryAcct>');
    expect(statementsOf(text)).toMatchObject([{ accountId: '77', records: [{ description: 'Payer' }] }]);
  });
});

describe('what is not booked', () => {
  it.each<[Format, string, RegExp]>([
    ['camt052', 'PDNG', /not booked \(status “PDNG”\): import it when the bank has booked it/],
    ['camt054', 'PDNG', /not booked/],
    ['camt052', 'FUTR', /not booked \(status “FUTR”\)/],
    ['camt052', '', /status \(Sts\) is missing/],
    ['camt052', 'INFO', /nothing was booked/],
    ['camt053', 'INFO', /nothing was booked/],
  ])('is left out of a %s with the status “%s”, and said', (format, code, reason) => {
    const [statement] = statementsOf(message(format, entry() + entry(code, '08')));
    expect(statement?.records).toHaveLength(1);
    expect(statement?.refused).toEqual([{ line: 3, reason: expect.stringMatching(reason) }]);
  });

  it('is left out without a look at what else it lacks', () => {
    const [statement] = statementsOf(message('camt052', entry('PDNG', '02', '')));
    expect(statement?.refused).toMatchObject([{ reason: expect.stringMatching(/not booked/) }]);
  });
});
