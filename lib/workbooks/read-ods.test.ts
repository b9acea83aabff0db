import { describe, expect, it } from 'vitest';
import { readWorkbook } from './read-workbook';
import { flatOds, odsBytes } from './testing/ods-bytes';
import { zipped } from './testing/xlsx-bytes';
import type { Sheet } from './workbook';

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  const found = await readWorkbook(bytes);
  if (!found.ok) throw new Error(found.problem);
  return found.value;
}
const textsOf = (sheet: Sheet | undefined) =>
  sheet?.rows.map(({ number, cells }) => [number, ...cells.map(({ at, text }) => `${at}:${text}`)]);

const cell = (attributes: string, inside = '') =>
  `<table:table-cell ${attributes}>${inside}</table:table-cell>`;
const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
const text = (...paragraphs: string[]) =>
  cell('office:value-type="string"', paragraphs.map((each) => `<text:p>${each}</text:p>`).join(''));
const number = (value: string, style = '') =>
  cell(
    `office:value-type="float" office:value="${value}" table:style-name="${style}"`,
    '<text:p>shown</text:p>',
  );
const digits = (places: number, more = '') =>
  `<number:number number:decimal-places="${places}" number:min-integer-digits="1" ${more}/>`;

describe('a spreadsheet in OpenDocument', () => {
  it('has texts of several paragraphs, with spaces, tabs and line ends, and nothing that stands beside them', async () => {
    const [sheet] = await read(
      odsBytes({
        sheets: {
          A: row(
            text(
              'Card <text:span>fee</text:span>',
              'Rent<text:s text:c="2"/>&amp;<text:tab/>x<text:line-break/>y',
            ),
            cell(
              'office:value-type="string"',
              '<office:annotation><dc:creator>Me</dc:creator><text:p>said</text:p></office:annotation><text:p>a<text:ruby><text:ruby-base>b</text:ruby-base><text:ruby-text>no</text:ruby-text></text:ruby></text:p><draw:frame><draw:text-box><text:p>drawn</text:p></draw:text-box></draw:frame>',
            ),
            text('in\n  lines'),
            cell('office:value-type="string" office:string-value="kept"'),
          ),
        },
      }),
    );
    expect(textsOf(sheet)).toEqual([[1, '0:Card fee\nRent  &\tx\ny', '1:ab', '2:in   lines', '3:kept']]);
  });

  it('has rows and cells that are repeated, and what a merged cell covers is not seen', async () => {
    const [sheet] = await read(
      odsBytes({
        sheets: {
          A: `<table:table-row table:number-rows-repeated="4"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>
<table:table-header-rows><table:table-row table:number-rows-repeated="2">${cell('table:number-columns-repeated="2"')}${cell('office:value-type="float" office:value="7" table:number-columns-repeated="2"')}</table:table-row></table:table-header-rows>
${row(cell('office:value-type="float" office:value="1" table:number-columns-spanned="3"'), '<table:covered-table-cell table:number-columns-repeated="2" office:value-type="float" office:value="1"/>', number('5'))}`,
        },
      }),
    );
    expect(textsOf(sheet)).toEqual([
      [5, '2:7', '3:7'],
      [6, '2:7', '3:7'],
      [7, '0:1', '3:5'],
    ]);
  });

  it('has values by their type', async () => {
    const date = ['date', '<number:day/><number:text>.</number:text><number:month/>'] as [string, string];
    const [sheet] = await read(
      odsBytes({
        formats: { date, moment: ['date', '<number:day/><number:hours/>'] },
        sheets: {
          A: row(
            cell('office:value-type="currency" office:currency="EUR" office:value="-1234.5600000000001"'),
            cell('office:value-type="percentage" office:value="0.25"'),
            cell('office:value-type="date" office:date-value="2025-12-31"'),
            cell('office:value-type="date" office:date-value="2025-12-31T14:05:09.5"'),
            cell('office:value-type="date" office:date-value="2025-12-31T14:05:09" table:style-name="date"'),
            cell(
              'office:value-type="date" office:date-value="2025-12-31T14:05:09" table:style-name="moment"',
            ),
            cell('office:value-type="time" office:time-value="PT14H05M09S"'),
            cell('office:value-type="boolean" office:boolean-value="true"'),
            cell('', '<text:p>untyped</text:p>'),
          ),
        },
      }),
    );
    expect(sheet?.rows[0]?.cells.map((each) => `${each.kind} ${each.text}`)).toEqual([
      ...['number -1234.56', 'text 25%', 'day 2025-12-31', 'day 2025-12-31 14:05:09', 'day 2025-12-31'],
      ...['day 2025-12-31 14:05:09', 'text 14:05:09', 'text TRUE', 'text untyped'],
    ]);
  });

  it('has numbers with the format of a date, from the day on from which the file counts', async () => {
    const formats = { day: ['date', '<number:day/><number:month/><number:year/>'] as [string, string] };
    const given = { formats, sheets: { A: row(number('44560', 'day')) } };
    const of1899 = await read(odsBytes(given));
    const of1904 = await read(odsBytes({ ...given, nullDate: '1904-01-01' }));
    const of1900 = await read(odsBytes({ ...given, nullDate: '1900-01-01' }));
    expect([of1899, of1904, of1900].map(([sheet]) => textsOf(sheet)?.[0]?.[1])).toEqual([
      ...['0:2021-12-30', '0:2025-12-31', '0:2022-01-01'],
    ]);
  });

  it.each([
    ['two decimals are rounded', 'number', digits(2), '33.3333333333333', '33.33'],
    ['whole euros keep their cents', 'currency', digits(0, 'number:grouping="true"'), '1234.56', '1234.56'],
    [
      'no number of decimals',
      'number',
      '<number:number number:min-integer-digits="1"/>',
      '1234.56',
      '1234.56',
    ],
    ['thousands', 'number', digits(2, 'number:display-factor="1000"'), '1234567.891', '1234567.891'],
    [
      'leading zeros',
      'number',
      '<number:number number:decimal-places="0" number:min-integer-digits="6"/>',
      '123',
      '000123',
    ],
    ['a mark of debit', 'number', `${digits(2)}<number:text> Dr</number:text>`, '5', '5 Dr'],
    ['another word', 'number', `${digits(0)}<number:text> pcs</number:text>`, '12', '12'],
    ['a symbol', 'currency', `${digits(2)}<number:currency-symbol>€</number:currency-symbol>`, '-5', '-5'],
    ['a percentage', 'percentage', `${digits(2)}<number:text>%</number:text>`, '0.0725', '7.25%'],
    ['a time of day', 'time', '<number:hours/><number:minutes/>', '1.25', '06:00:00'],
  ])('a format says how much of a number is shown: %s', async (_name, kind, inside, value, shown) => {
    const [sheet] = await read(
      odsBytes({ formats: { own: [kind, inside] }, sheets: { A: row(number(value, 'own')) } }),
    );
    expect(textsOf(sheet)).toEqual([[1, `0:${shown}`]]);
  });

  it('has formats by the sign, by the style of the column, and by the style that is common to others', async () => {
    const credit = `${digits(2)}<number:text> Cr</number:text><style:map style:condition="value()&gt;=0" style:apply-style-name="Ndebit"/>`;
    const [sheet] = await read(
      odsBytes({
        common: `<number:number-style style:name="Nroot">${digits(2)}</number:number-style>
<style:style style:name="Root" style:family="table-cell" style:data-style-name="Nroot"/>
<style:style style:name="Child" style:family="table-cell" style:parent-style-name="Root"/>
<style:style style:name="Round" style:family="table-cell" style:parent-style-name="Round"/>`,
        formats: {
          debit: ['number', `${digits(2)}<number:text> Dr</number:text>`],
          credit: ['number', credit],
        },
        sheets: {
          A: `<table:table-column table:number-columns-repeated="2"/><table:table-column table:default-cell-style-name="credit"/>${row(
            number('1.005', 'Child'),
            number('1.005', 'Round'),
            number('5'),
            number('5'),
          )}${row(cell(''), cell(''), number('-5.25'), number('0', 'credit'))}`,
        },
      }),
    );
    expect(textsOf(sheet)).toEqual([
      [1, '0:1.01', '1:1.005', '2:5 Dr', '3:5'],
      [2, '2:5.25 Cr', '3:0 Dr'],
    ]);
  });

  it('counts hours on where the format does', async () => {
    const long = cell('office:value-type="time" office:time-value="PT30H05M00S" table:style-name="own"');
    const elapsed: [string, string, string] = [
      'time',
      '<number:hours/>',
      'number:truncate-on-overflow="false"',
    ];
    const [sheet] = await read(
      odsBytes({
        formats: { own: elapsed, day: ['time', '<number:hours/>'] },
        sheets: { A: row(long, long.replace('own', 'day')) },
      }),
    );
    expect(textsOf(sheet)).toEqual([[1, '0:30:05:00', '1:06:05:00']]);
  });

  it('has results of formulas; one without a result is the formula, and no zero', async () => {
    const formula = (given: string, value: string, shown = '') =>
      cell(`table:formula="of:=${given}" ${value}`, shown && `<text:p>${shown}</text:p>`);
    const [sheet] = await read(
      odsBytes({
        sheets: {
          A: row(
            formula('1+1', 'office:value-type="float" office:value="2"', '2'),
            formula('SUM([.B2:.B9];[$Other.A1])', ''),
            formula('X', 'office:value-type="float"'),
            formula('&quot;&quot;', 'office:value-type="string" office:string-value=""'),
            formula(
              '1/0',
              'office:value-type="string" office:string-value="" calcext:value-type="error"',
              '#DIV/0!',
            ),
            formula('[.#REF!]', 'office:value-type="float" office:value="0"', '#BEZUG!'),
            formula('X()', 'office:value-type="float" office:value="0"', 'Err:508'),
          ),
        },
      }),
    );
    expect(textsOf(sheet)).toEqual([
      [1, '0:2', '1:=SUM(B2:B9;$Other.A1)', '2:=X', '4:#DIV/0!', '5:#BEZUG!', '6:Err:508'],
    ]);
    expect(sheet?.openFormulas).toBe(2);
  });

  it('says which sheets are hidden and how many rows; what is linked is no sheet', async () => {
    const hidden = (how: string) =>
      `<table:table-row table:visibility="${how}">${number('2')}</table:table-row>`;
    const rows = row(number('1')) + hidden('collapse') + hidden('filter');
    const sheets = await read(
      odsBytes({
        sheets: { Shown: rows, Behind: rows, Empty: '<table:table-row/>', "'file:///x.ods'#$A": rows },
        hidden: ['Behind'],
        more: `<table:dde-links><table:dde-link><table:table>${rows}</table:table></table:dde-link></table:dde-links>`,
      }),
    );
    expect(sheets.map(({ name, isHidden, hiddenRows }) => [name, isHidden, hiddenRows])).toEqual([
      ['Shown', false, 2],
      ['Behind', true, 2],
    ]);
  });

  it('may be one document that is not packed', async () => {
    const [sheet] = await read(flatOds({ sheets: { A: row(text('Größe'), number('1.5')) } }));
    expect(textsOf(sheet)).toEqual([[1, '0:Größe', '1:1.5']]);
  });
});

describe('an OpenDocument file that is not read says what to do', () => {
  const far = 1_000_000_000;
  const repeatedRows = (cells: string) =>
    `<table:table-row table:number-rows-repeated="${far}">${cells}</table:table-row>`;
  it.each([
    ['a password', odsBytes({ sheets: { A: row(number('1')) }, isLocked: true }), 'protected by a password'],
    [
      'a password for the whole',
      zipped({
        'encrypted-package': 'x',
        'META-INF/manifest.xml': '<manifest><file-entry><encryption-data/></file-entry></manifest>',
      }),
      'protected by a password',
    ],
    [
      'a letter',
      zipped({
        'content.xml':
          '<office:document-content><office:body><office:text/></office:body></office:document-content>',
      }),
      'an OpenDocument file without sheets',
    ],
    ['a lost part', zipped({ 'content.xml': '<office:document-content><office:body>' }), 'is damaged'],
    ['nothing in it', odsBytes({ sheets: { A: repeatedRows('') } }), 'no cells with anything'],
    ['rows without end', odsBytes({ sheets: { A: repeatedRows(number('1')) } }), 'more rows or columns'],
    [
      'a row far down',
      odsBytes({ sheets: { A: repeatedRows('') + row(number('1')) } }),
      'more rows or columns',
    ],
    [
      'cells without end',
      odsBytes({
        sheets: {
          A: row(cell(`table:number-columns-repeated="${far}" office:value-type="float" office:value="1"`)),
        },
      }),
      'more rows or columns',
    ],
    [
      'more cells than are read',
      odsBytes({
        sheets: {
          A: `<table:table-row table:number-rows-repeated="1000000">${number('1').repeat(3)}</table:table-row>`,
        },
      }),
      'more than 2,000,000 cells',
    ],
    [
      'more sheets than are read',
      odsBytes({ sheets: Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`A${index}`, ''])) }),
      'more than 200 sheets',
    ],
  ])('%s', async (_name, bytes, sentence) => {
    const found = await readWorkbook(bytes);
    expect(found.ok ? '' : found.problem).toContain(sentence);
  });
});
