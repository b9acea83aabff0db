import { XMLParser } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';

type SheetCell = { value: string | number; format?: string; indent?: number };
type Node = { [name: string]: unknown };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  processEntities: true,
  isArray: (name) => ['row', 'c', 'si', 'xf', 'numFmt', 'border', 'sheet'].includes(name),
});

/**
 * One sheet, the first unless told otherwise, of a workbook as a spreadsheet program would see it; empty cells at a
 * row's end are left out.
 */
export function readSpreadsheet(bytes: Uint8Array, number = 1) {
  const files = unzipSync(bytes);
  const part = (name: string) => {
    const file = files[name];
    if (!file) throw new Error(`the workbook has no ${name}`);
    return parser.parse(strFromU8(file)) as Node;
  };
  const sheet = part(`xl/worksheets/sheet${number}.xml`).worksheet as Node;
  const texts = list(at(part('xl/sharedStrings.xml'), 'sst', 'si')).map((each) => textOf(each.t));
  const styles = part('xl/styles.xml');
  const formats = new Map(
    list(at(styles, 'styleSheet', 'numFmts', 'numFmt')).map((each) => [
      each.numFmtId,
      String(each.formatCode),
    ]),
  );
  const looks = list(at(styles, 'styleSheet', 'cellXfs', 'xf'));
  let formulas = 0;

  const cellOf = (cell: Node): SheetCell => {
    if ('f' in cell) formulas += 1;
    const look = looks[Number(cell.s ?? 0)] ?? {};
    const format = formats.get(look.numFmtId);
    const indent = at(look, 'alignment', 'indent');
    return {
      value: cell.t === 's' ? (texts[Number(cell.v)] ?? '') : Number(cell.v),
      ...(format === undefined ? {} : { format }),
      ...(indent === undefined ? {} : { indent: Number(indent) }),
    };
  };
  const written = list(at(sheet, 'sheetData', 'row'));
  const rows = written.map((row) => list(row.c).map(cellOf));
  const borders = list(at(styles, 'styleSheet', 'borders', 'border'));
  /** Whether the row ends in a double rule, as the last sum of a report does. */
  const isRuled = (row: Node) =>
    list(row.c).some((cell) => {
      const border = borders[Number(looks[Number(cell.s ?? 0)]?.borderId ?? 0)];
      return at(border, 'bottom', 'style') === 'double';
    });
  const sheetNames = list(at(part('xl/workbook.xml'), 'workbook', 'sheets', 'sheet')).map(({ name }) => name);
  return {
    rows,
    formulas,
    levels: written.map((row) => Number(row.outlineLevel ?? 0)),
    sumsAbove: at(sheet, 'sheetPr', 'outlinePr', 'summaryBelow') === '0',
    /** The places of the rows that end in a double rule. */
    ruled: written.flatMap((row, index) => (isRuled(row) ? [index] : [])),
    frozen: at(sheet, 'sheetViews', 'sheetView', 'pane', 'topLeftCell'),
    sheetName: sheetNames[number - 1],
    sheetNames,
  };
}

function at(node: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((each, name) => (each as Node | undefined)?.[name], node);
}

function list(nodes: unknown): Node[] {
  if (nodes === undefined || nodes === '') return [];
  return (Array.isArray(nodes) ? nodes : [nodes]) as Node[];
}

function textOf(text: unknown): string {
  return typeof text === 'string' ? text : String((text as Node | undefined)?.['#text'] ?? '');
}
