import { strToU8, zipSync } from 'fflate';

type Given = {
  /** The rows of each sheet as XML, by its name. */
  sheets: Record<string, string>;
  hidden?: readonly string[];
  texts?: readonly string[];
  /** Codes of the formats of styles 0, 1, … */
  formats?: readonly string[];
  is1904?: boolean;
  /** The names of the strict form (ISO 29500), with prefixes. */
  isStrict?: boolean;
};

const officeNames = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const strictNames = 'http://purl.oclc.org/ooxml/officeDocument/relationships';

/** A workbook by hand, for what programs write and libraries do not. */
export function xlsxBytes(given: Given): Uint8Array<ArrayBuffer> {
  return zipped(xlsxParts(given));
}

export function zipped(parts: Record<string, string>): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );
}

export function xlsxParts(given: Given): Record<string, string> {
  const { sheets, hidden = [], texts = [], formats = [], is1904, isStrict } = given;
  const names = isStrict ? strictNames : officeNames;
  const x = isStrict ? 'x:' : '';
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${names}/${type}" Target="${target}"/>`;
  const relations = (inside: string) => `<Relationships>${inside}</Relationships>`;
  const list = Object.keys(sheets);
  const sheetParts = Object.fromEntries(
    list.map((name, index) => [
      `xl/worksheets/sheet${index + 1}.xml`,
      `<${x}worksheet><${x}sheetData>${sheets[name]}</${x}sheetData></${x}worksheet>`,
    ]),
  );
  return {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations(relation('r', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<${x}workbook xmlns:${isStrict ? 'x' : 'r'}="y"><${x}workbookPr${is1904 ? ' date1904="1"' : ''}/><${x}sheets>${list
      .map(
        (name, index) =>
          `<${x}sheet name="${name}" sheetId="${index + 1}" r:id="r${index + 1}"${hidden.includes(name) ? ' state="hidden"' : ''}/>`,
      )
      .join('')}</${x}sheets></${x}workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      list
        .map((_, index) => relation(`r${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`))
        .join('') +
        relation('t', 'sharedStrings', '/xl/sharedStrings.xml') +
        relation('s', 'styles', 'styles.xml'),
    ),
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formats
      .map(
        (code, index) =>
          `<numFmt numFmtId="${164 + index}" formatCode="${code.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"/>`,
      )
      .join(
        '',
      )}</numFmts><cellXfs>${formats.map((_, index) => `<xf numFmtId="${164 + index}"/>`).join('')}</cellXfs></styleSheet>`,
    ...sheetParts,
  };
}
