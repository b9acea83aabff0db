import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './read-workbook';
import { xlsxBytes, xlsxParts, zipped } from './testing/xlsx-bytes';
import { cellCounter, type Sheet } from './workbook';
import { unpack, zipParts } from './zip-parts';

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text));

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  const found = await readWorkbook(bytes);
  if (!found.ok) throw new Error(found.problem);
  return found.value;
}
async function problemOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const found = await readWorkbook(bytes);
  return found.ok ? '' : found.problem;
}
const textsOf = (sheet: Sheet | undefined) =>
  sheet?.rows.map(({ number, cells }) => [number, ...cells.map(({ at, text }) => `${at}:${text}`)]);

describe('a workbook in Office Open XML', () => {
  it('has texts that are shared, inside the cell, formatted in parts, and escaped', async () => {
    const [sheet] = await read(
      xlsxBytes({
        texts: [
          '<t>Rent</t>',
          '<r><t xml:space="preserve">Card </t></r><r><rPr><b/></rPr><t>fee</t></r><rPh><t>kana</t></rPh>',
          '<t>a_x000D_b &amp; c</t>',
        ],
        sheets: {
          A: '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c><c r="D2" t="s"><v>2</v></c></row><row r="5"><c r="B5" t="inlineStr"><is><r><t>In </t></r><r><t>line</t></r></is></c><c r="AA5" t="str"><f>A1</f><v>made</v></c></row>',
        },
      }),
    );
    expect(textsOf(sheet)).toEqual([
      [2, '0:Rent', '2:Card fee', '3:a\rb & c'],
      [5, '1:In line', '26:made'],
    ]);
  });

  it('may leave out where rows and cells stand', async () => {
    const [sheet] = await read(
      xlsxBytes({ sheets: { A: '<row><c><v>1</v></c><c/><c><v>3</v></c></row><row><c><v>4</v></c></row>' } }),
    );
    expect(textsOf(sheet)).toEqual([
      [1, '0:1', '2:3'],
      [2, '0:4'],
    ]);
  });

  it('may have the names of the strict form', async () => {
    const rows =
      '<x:row r="1"><x:c r="A1" t="d"><x:v>2025-12-31</x:v></x:c><x:c r="B1"><x:v>2.5</x:v></x:c></x:row>';
    const [sheet] = await read(xlsxBytes({ isStrict: true, sheets: { A: rows } }));
    expect(textsOf(sheet)).toEqual([[1, '0:2025-12-31', '1:2.5']]);
  });

  it('has dates by their format, of either system', async () => {
    const sheets = { A: '<row r="1"><c r="A1" s="1"><v>44560</v></c><c r="B1" s="0"><v>44560</v></c></row>' };
    const formats = ['0.00', 'dd/mm/yyyy'];
    const [of1900] = await read(xlsxBytes({ sheets, formats }));
    const [of1904] = await read(xlsxBytes({ sheets, formats, is1904: true }));
    expect(textsOf(of1900)).toEqual([[1, '0:2021-12-30', '1:44560']]);
    expect(textsOf(of1904)).toEqual([[1, '0:2025-12-31', '1:44560']]);
  });

  it('has results of formulas; one without a result is the formula, and no zero', async () => {
    const [sheet] = await read(
      xlsxBytes({
        sheets: {
          A: '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1"><f>SUM(B2:B9)</f></c><c r="C1"><f>X</f><v></v></c><c r="D1" t="str"><f>""</f><v></v></c><c r="E1" t="e"><f>A0</f><v>#REF!</v></c><c r="F1" t="b"><v>1</v></c></row>',
        },
      }),
    );
    expect(textsOf(sheet)).toEqual([[1, '0:2', '1:=SUM(B2:B9)', '2:=X', '4:#REF!', '5:TRUE']]);
    expect(sheet?.openFormulas).toBe(2);
  });

  it('says which sheets are hidden and how many rows, and leaves out what is empty', async () => {
    const rows = '<row r="1"><c r="A1"><v>1</v></c></row><row r="2" hidden="1"><c r="A2"><v>2</v></c></row>';
    const sheets = await read(
      xlsxBytes({
        sheets: { Shown: rows, Behind: rows, Empty: '<row r="1"><c r="A1" s="3"/></row>' },
        hidden: ['Behind'],
      }),
    );
    expect(sheets.map(({ name, isHidden, hiddenRows }) => [name, isHidden, hiddenRows])).toEqual([
      ['Shown', false, 1],
      ['Behind', true, 1],
    ]);
  });

  it('may have names of parts in other letters, and folders as Windows writes them', async () => {
    const parts = Object.entries(xlsxParts({ sheets: { A: '<row><c><v>1</v></c></row>' } }));
    const named = parts.map(([name, text]) => [name.replaceAll('/', '\\').toUpperCase(), text]);
    const [sheet] = await read(zipped(Object.fromEntries(named)));
    expect(textsOf(sheet)).toEqual([[1, '0:1']]);
  });

  it('may have entities that mean themselves, and names that nothing is loaded from', async () => {
    const parts = xlsxParts({
      sheets: { A: '<row><c t="inlineStr"><is><t>&lol; &#8364;</t></is></c></row>' },
    });
    const part = 'xl/worksheets/sheet1.xml';
    const declared = `<!DOCTYPE x [<!ENTITY lol SYSTEM "file:///etc/passwd">]>${parts[part]}`;
    const [sheet] = await read(zipped({ ...parts, [part]: declared }));
    expect(textsOf(sheet)).toEqual([[1, '0:&lol; €']]);
  });
});

/** An archive in which each part has another number in its head, at these places of the directory and of the part itself. */
function marked(bytes: Uint8Array<ArrayBuffer>, inDirectory: number, inPart: number, value: number) {
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + inDirectory, value, true);
    if (view.getUint32(at, true) === 0x04034b50) view.setUint16(at + inPart, value, true);
  }
  return bytes;
}

describe('what is not read says what to do', () => {
  const sheet = '<row><c><v>1</v></c></row>';
  it.each([
    [
      'OpenDocument',
      zipped({ mimetype: 'x', 'content.xml': '<x/>' }),
      'This is an OpenDocument file without sheets, or of a very old format. Open it',
    ],
    ['Numbers', zipped({ 'Index/Document.iwa': 'x' }), 'Export it there as Excel or CSV'],
    [
      'a binary workbook',
      zipped({
        'xl/workbook.bin': 'x',
        '_rels/.rels': '<R><Relationship Type="a/officeDocument" Target="xl/workbook.bin"/></R>',
      }),
      'This is a binary workbook (XLSB). Open it',
    ],
    ['an archive', zipped({ 'a.csv': 'x' }), 'This is a ZIP archive. Unpack it'],
    ['a letter', zipped({ 'word/document.xml': '<x/>' }), 'a document without tables'],
    ['nothing in it', xlsxBytes({ sheets: { A: '' } }), 'no cells with anything'],
    [
      'a lost sheet',
      zipped({
        ...xlsxParts({ sheets: { A: sheet } }),
        'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row>',
      }),
      'is damaged',
    ],
    [
      'a row far down',
      xlsxBytes({ sheets: { A: '<row r="1000000000"><c><v>1</v></c></row>' } }),
      'more rows',
    ],
    ['a cell far right', xlsxBytes({ sheets: { A: '<row><c r="ZZZZ1"><v>1</v></c></row>' } }), 'or columns'],
    ['a password', marked(zipped(xlsxParts({ sheets: { A: sheet } })), 8, 6, 1), 'protected by a password'],
    [
      'an unusual way of packing',
      marked(zipped(xlsxParts({ sheets: { A: sheet } })), 10, 8, 12),
      'in an unusual way',
    ],
    ['a directory that is cut off', zipped(xlsxParts({ sheets: { A: sheet } })).slice(0, -30), 'is damaged'],
    ['four bytes', Uint8Array.of(0x50, 0x4b, 3, 4), 'is damaged'],
    ['text', bytesOf('Date,Amount'), 'This is no workbook.'],
    ['too short for an old one', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0), 'is damaged'],
  ])('%s', async (_name, bytes, sentence) => {
    expect(await problemOf(bytes)).toContain(sentence);
  });

  it('a byte that was changed inside', async () => {
    const bytes = zipped(xlsxParts({ sheets: { A: sheet.repeat(50) } }));
    const at = bytes.length - 1200;
    let refused = 0;
    for (let place = 40; place < at; place += 7) {
      const changed = bytes.slice();
      changed[place] = (changed[place] ?? 0) ^ 0x55;
      const found = await readWorkbook(changed);
      const isSame = found.ok && found.value[0]?.rows.length === 50;
      if (!found.ok) refused += 1;
      expect(isSame || !found.ok).toBe(true);
    }
    expect(refused).toBeGreaterThan(0);
  });

  it('one that unpacks to more than memory holds, before it has', async () => {
    const archive = await zipParts(zipped({ 'a.xml': '<x/>'.repeat(1_000_000), 'b.xml': '<x/>' }), 100_000);
    let unpacked = 0;
    const readAll = async () => {
      for await (const piece of unpack(archive, 'A.xml') ?? []) unpacked += piece.length;
    };
    await expect(readAll()).rejects.toThrow('larger than 300 MB when it is unpacked');
    expect(unpacked).toBeLessThanOrEqual(100_000);
  });

  it('one with too many cells', () => {
    const count = cellCounter(2);
    count();
    count();
    expect(count).toThrow('more than 2,000,000 cells');
  });
});

describe('what calls itself a workbook', () => {
  it('is the XML of Excel 2003', async () => {
    const [sheet] = await read(
      bytesOf(`<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
<Styles><Style ss:ID="d"><NumberFormat ss:Format="Short Date"/></Style></Styles>
<Worksheet ss:Name="Moves"><Table>
<Row ss:Index="3"><Cell ss:StyleID="d"><Data ss:Type="DateTime">2025-12-31T00:00:00.000</Data></Cell><Cell ss:Index="4"><Data ss:Type="Number">-12.5</Data><Comment><Data ss:Type="String">no</Data></Comment></Cell><Cell ss:MergeAcross="1"><Data ss:Type="String">A &amp; B</Data></Cell><Cell ss:Formula="=SUM(R1)"/></Row>
<Row><Cell ss:StyleID="d"><Data ss:Type="Number">46022</Data></Cell></Row>
</Table></Worksheet></Workbook>`),
    );
    expect(sheet?.name).toBe('Moves');
    expect(textsOf(sheet)).toEqual([
      [3, '0:2025-12-31', '3:-12.5', '4:A & B', '6:=SUM(R1)'],
      [4, '0:2025-12-31'],
    ]);
    expect(sheet?.openFormulas).toBe(1);
  });

  it('is a page with tables, of which nothing is drawn or run', async () => {
    const [sheet] = await read(
      bytesOf(`<html><head><title>no</title><style>td{}</style><script>x</script></head><body><h1>Konto</h1>
<table><tr><td colspan="2">Account<td>12 34</tr><tr><td><table><tr><td>In</td><td>side</td></tr></table></td></tr></table>
<TABLE><TR><TH>Date</TH><TH rowspan=2>Text</TH><TH>Amount</TH></TR><tr><td>31/12/2025<td>&minus;1.234,56&nbsp;&euro;<br>x</tr></TABLE></body></html>`),
    );
    expect(textsOf(sheet)).toEqual([
      [1, '0:Konto'],
      [2, '0:Account', '2:12 34'],
      [3, '0:In', '1:side'],
      [5, '0:Date', '1:Text', '2:Amount'],
      [6, '0:31/12/2025', '2:−1.234,56 € x'],
    ]);
  });

  it.each([
    ['windows-1250', undefined, 'Opłata za prowadzenie rachunku', 'Płatność internetowa, Kraków'],
    ['windows-1250', 'PLN', 'Kwota', 'Przelew wychodzący do Łodzi'],
    ['windows-1251', undefined, 'Назначение платежа', 'Оплата по счету'],
    ['windows-1254', undefined, 'Açıklama', 'Kart harcaması Migros İstanbul'],
    ['windows-1250', 'CZK', 'Částka', 'Příchozí úhrada'],
    ['windows-1252', undefined, 'Descripción', 'Comisión de España'],
    ['windows-1252', 'EUR', 'Buchungstext für Köln', 'Überweisung'],
  ])(
    'is a page that does not name its letters, %s with books in %s',
    async (encoding, currency, ...texts) => {
      const rows = texts.map((text) => `<tr><td>01/02/2026<td class="amount">${text}<td>12,50</tr>`).join('');
      const page = new Uint8Array(iconv.encode(`<html><table>${rows}</table></html>`, encoding));
      const found = await readWorkbook(page, currency);
      expect(found.ok && found.value[0]?.rows.map(({ cells }) => cells[1]?.text)).toEqual(texts);
    },
  );

  it('is a page in the letters that it names', async () => {
    const page = bytesOf('<html><meta charset="windows-1254"><table><tr><td>?</td></tr></table>');
    page[page.indexOf(0x3f)] = 0xfe;
    expect(textsOf((await read(page))[0])).toEqual([[1, '0:ş']]);
  });
});
