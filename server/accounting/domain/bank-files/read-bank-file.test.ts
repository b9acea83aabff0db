import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utcDay } from '@/lib/dates/instant';
import { uploadLimitBytes } from '@/lib/upload-limit';
import { readBankFile } from './read-bank-file';
import { problemOf, recordsOf, statementsOf } from './testing/read-text';

const bytesOf = (...parts: (number[] | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  );

describe('a file that is no bank file', () => {
  it.each([
    ['an empty file', bytesOf(), 'empty'],
    ['spaces', bytesOf(' \r\n\t'), 'empty'],
    ['a PDF', bytesOf('%PDF-1.7\n'), 'a PDF document. Download the movements from the bank in one of'],
    [
      'a table of a web page that is called a workbook',
      bytesOf('<html><table><tr><td>Date</td></tr></table></html>'),
      'a web page (HTML). Open it in a spreadsheet program, save it as CSV, and import that.',
    ],
    [
      'a workbook in XML',
      bytesOf('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'),
      'an Excel workbook in XML. Save the workbook as CSV, and import that.',
    ],
    ['a PNG', bytesOf([0x89], 'PNG\r\n'), 'a PNG image'],
    ['a JPEG', bytesOf([0xff, 0xd8, 0xff, 0xe0]), 'a JPEG image'],
    ['a WebP', bytesOf('RIFF1234WEBP'), 'a WebP image'],
    [
      'a workbook',
      bytesOf('PK', [3, 4]),
      'a ZIP archive or an Excel workbook. Save the workbook as CSV, and import that.',
    ],
    [
      'a workbook with its first name',
      bytesOf('PK', [3, 4], '1'.repeat(22), [19, 0, 0, 0], '[Content_Types].xml', [8, 8]),
      'an Excel workbook. Save the workbook as CSV, and import that.',
    ],
    [
      'an archive of statements',
      bytesOf('PK', [3, 4], '1'.repeat(22), [12, 0, 0, 0], '2026-03.xml', '1'),
      'a ZIP archive. Unpack it, and import the files in it.',
    ],
    [
      'a workbook of LibreOffice',
      bytesOf([0x50, 0x4b, 3, 4, ...new Array(22).fill(0), 8, 0, 0, 0], 'mimetype'),
      'an OpenDocument file. Save it as CSV, and import that.',
    ],
    [
      'a workbook of LibreOffice that is not packed',
      bytesOf('<?xml version="1.0" encoding="UTF-8"?>\n\n<office:document office:version="1.3"/>'),
      'an OpenDocument file. Save it as CSV, and import that.',
    ],
    ['an old workbook', bytesOf([0xd0, 0xcf, 0x11, 0xe0]), 'an old Excel or Word document'],
    ['a page', bytesOf('\n<!DOCTYPE html><html><body>Sign in</body></html>'), 'a web page'],
    ['other XML', bytesOf('<?xml version="1.0"?><Invoice/>'), 'another kind of XML document'],
    ['JSON', bytesOf('{"a": 1}'), 'JSON'],
    ['noise', bytesOf([1, 2, 3, 4, 5, 6, 7, 8, 14, 15, 16]), 'binary data'],
  ])('%s is recognised', (_name, bytes, what) => {
    const message = expect.stringContaining(`seems to be ${what}`);
    expect(readBankFile(bytes)).toEqual({ ok: false, problem: { code: 'unrecognized_file', message } });
  });

  it('prose is recognised', () => {
    const message = expect.stringContaining('plain text');
    expect(problemOf('Dear bank\nplease send my statement\n')).toEqual({
      code: 'unrecognized_file',
      message,
    });
  });

  it('a file above the limit is refused unread', () => {
    const read = readBankFile(new Uint8Array(uploadLimitBytes + 1));
    expect(read).toMatchObject({ ok: false, problem: { code: 'broken_file' } });
  });

  it('a file of too many records is refused whole', () => {
    const text = `!Type:Bank\n${'D\n^\n'.repeat(200_001)}`;
    expect(problemOf(text)).toMatchObject({
      code: 'broken_file',
      message: expect.stringContaining('200000'),
    });
  });
});

describe('the format', () => {
  it.each([
    ['ofx', '\ufeffOFXHEADER:100\n<OFX><STMTRS></STMTRS></OFX>'],
    ['qif', '\n!type:bank\nD1/1/20\nT1\n^\n'],
    ['mt940', ':20:A\n:25:B\n:60F:C240101EUR1,\n:62F:C240101EUR1,\n'],
    ['camt053', '<x:Document xmlns:x="u"><x:BkToCstmrStmt><x:Stmt/></x:BkToCstmrStmt></x:Document>'],
    ['csv', 'Date,Amount\n2024-01-01,1\n'],
  ])('%s is found by content', (format, text) => {
    expect(readBankFile(new TextEncoder().encode(text))).toMatchObject({ ok: true, value: { format } });
  });
});

/** Beginnings and pieces that lead arbitrary text deep into each reader. */
const pieces = fc.constantFrom(
  ...[
    '!Type:Bank\n',
    '!Account\n',
    'D1/1/20\n',
    'T-1,00\n',
    '^\n',
    'S\n',
    '$',
    '!Option:AutoSwitch\n',
    '\u0000',
    '&#55296;',
    '&amp;',
  ],
  ...[
    '<OFX>',
    '<STMTRS>',
    '</STMTRS>',
    '<STMTTRN>',
    '</STMTTRN>',
    '<TRNAMT>',
    '<DTPOSTED>20240101',
    '<![CDATA[',
    ']]>',
    '<__proto__>',
  ],
  ...[
    '<Document><BkToCstmrStmt><Stmt>',
    '<Ntry>',
    '</Ntry>',
    '<Amt Ccy="EUR">1</Amt>',
    '</Stmt></BkToCstmrStmt></Document>',
    '<constructor/>',
  ],
  ...[
    ':20:',
    ':25:',
    ':60F:C240101EUR1,\n',
    ':61:240101C1,00NMSC',
    ':86:',
    '?20',
    '/NAME/',
    '{4:',
    '-}',
    '\n',
    '\r\n',
  ],
  ...[
    'Date,Amount\n',
    'Date;Debit;Credit\n',
    '2024-01-01',
    ',',
    ';',
    '"',
    '1.234,56',
    '__proto__',
    'constructor',
  ],
);

describe('readBankFile on anything', () => {
  it('answers with a value for arbitrary bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => typeof readBankFile(bytes).ok === 'boolean'),
    );
  });

  it('answers with sound records for arbitrary text that looks like bank files', () => {
    const text = fc.array(
      fc.oneof({ weight: 4, arbitrary: pieces }, fc.string({ unit: 'binary', maxLength: 8 })),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(text, (parts) => {
        const read = readBankFile(new TextEncoder().encode(parts.join('')));
        if (!read.ok) {
          expect(read.problem.message).not.toBe('');
          return;
        }
        expect(JSON.stringify(read.value)).not.toMatch(/\\u0000|\\ud[89a-f]/);
        for (const record of read.value.statements.flatMap(({ records }) => records)) {
          expect(record.amount).toMatch(/^-?\d+(\.\d+)?$/);
          expect(record.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
          expect(record.description.trim()).not.toBe('');
          expect(record.description.length).toBeLessThanOrEqual(512);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('answers with a value for arbitrary mappings', () => {
    const column = fc.oneof(fc.string({ maxLength: 5 }), fc.integer({ min: -1, max: 5 }));
    const mapping = fc.record(
      {
        date: column,
        amount: column,
        description: fc.array(column),
        date_format: fc.string(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(mapping, (csvMapping) => {
        const bytes = new TextEncoder().encode('Date,Amount,Payee\n2024-01-31,1,A\n');
        return typeof readBankFile(bytes, { csvMapping }).ok === 'boolean';
      }),
    );
  });
});

const word = fc.stringMatching(/^[A-Z][a-z]{1,8}( [A-Z][a-z]{1,8})?$/);
const movement = fc.record({
  day: fc
    .date({
      min: new Date('1970-01-01T00:00:00Z'),
      max: new Date('2069-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map(utcDay),
  cents: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
  payee: word,
});
type Movement = { day: string; cents: bigint; payee: string };

function printedCents(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const essence = ({ day, cents, payee }: Movement) => ({
  date: day,
  amount: printedCents(cents),
  description: payee,
});

describe('what is written can be read', () => {
  it('in QIF', () => {
    const write = ({ day, cents, payee }: Movement) => {
      const [year, month, date] = day.split('-');
      return `D${month}/${date}'${year}\nT${printedCents(cents).replace(/\B(?=(\d{3})+\.)/g, ',')}\nP${payee}\n^\n`;
    };
    fc.assert(
      fc.property(fc.array(movement, { minLength: 1, maxLength: 20 }), (movements) => {
        const records = recordsOf(`!Type:Bank\n${movements.map(write).join('')}`, { dayFirst: false });
        expect(records.map(({ date, amount, description }) => ({ date, amount, description }))).toEqual(
          movements.map(essence),
        );
      }),
    );
  });

  it.each(['closed', 'unclosed'])('in OFX with %s tags', (style) => {
    const tag = (name: string, value: string) =>
      style === 'closed' ? `<${name}>${value}</${name}>\n` : `<${name}>${value}\n`;
    const write = ({ day, cents, payee }: Movement) =>
      `<STMTTRN>\n${tag('DTPOSTED', day.replaceAll('-', ''))}${tag('TRNAMT', printedCents(cents))}${tag('NAME', payee)}</STMTTRN>\n`;
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 20 }), (movements) => {
        const text = `<OFX><STMTRS><BANKTRANLIST>${movements.map(write).join('')}</BANKTRANLIST></STMTRS></OFX>`;
        const [statement] = statementsOf(text);
        const records = statement?.records.map(({ date, amount, description }) => ({
          date,
          amount,
          description,
        }));
        expect([records, statement?.refused]).toEqual([movements.map(essence), []]);
      }),
    );
  });
});

it('knows the rouble by the code that banks still print', () => {
  const text = 'Date,Description,Amount,Currency\n2026-03-05,Shop,-1.00,RUR\n2026-03-06,Client,2.00,RUB\n';
  expect(statementsOf(text).map(({ currency, records }) => [currency, records.length])).toEqual([['RUB', 2]]);
});
