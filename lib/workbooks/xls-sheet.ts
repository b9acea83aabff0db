import { numberCell } from './cell-text';
import { numberFormat } from './number-format';
import { type Sheet, type SheetCell, sheetRow } from './workbook';
import { XlsReader, type XlsRecord } from './xls-records';
import type { CellContext } from './xlsx-sheet';

const record = {
  ...{ end: 0x000a, row: 0x0208, sharedText: 0x00fd, ownText: 0x0204, number: 0x0203, packed: 0x027e },
  ...{ packedRow: 0x00bd, formula: 0x0006, result: 0x0207, truth: 0x0205, begin: 0x0809 },
} as const;
const general = numberFormat('General');
const errorTexts: Readonly<Record<number, string>> = {
  ...{ 0: '#NULL!', 7: '#DIV/0!', 15: '#VALUE!', 23: '#REF!', 29: '#NAME?', 36: '#NUM!', 42: '#N/A' },
};

type CellText = Pick<SheetCell, 'kind' | 'text'>;

/** The rows of one worksheet, from its first record to its last. */
export function readXlsSheet(
  records: Iterable<XlsRecord>,
  { texts, formats, dayZero, count }: CellContext,
): Omit<Sheet, 'name' | 'isHidden'> {
  const rows = new Map<number, Map<number, SheetCell>>();
  const hidden = new Set<number>();
  /** A formula whose result is a text, which the next record has. */
  let waiting: { row: number; at: number } | null = null;
  let depth = 0;
  const put = (row: number, at: number, cell: CellText) => {
    if (cell.text === '') return;
    count(row + 1, at);
    const cells = rows.get(row) ?? new Map<number, SheetCell>();
    rows.set(row, cells.set(at, { at, ...cell }));
  };
  const numberOf = (value: number, style: number) =>
    numberCell(String(value), formats[style] ?? general, { dayZero });
  for (const { type, parts } of records) {
    // A chart within the sheet has a beginning and an end of its own.
    if (type === record.begin) depth += 1;
    if (type === record.end) depth -= 1;
    if (type === record.end && depth <= 0) break;
    if (depth > 1) continue;
    const reader = new XlsReader(parts);
    if (type === record.row && isHiddenRow(reader)) hidden.add(new XlsReader(parts).short());
    if (type === record.result && waiting) {
      put(waiting.row, waiting.at, textCell(reader.text(reader.short())));
      waiting = null;
    }
    if (!cellRecords.has(type)) continue;
    const [row, at] = [reader.short(), reader.short()];
    if (type === record.packedRow) {
      for (let place = at; place < at + Math.floor((lengthOf(parts) - 6) / 6); place += 1)
        put(row, place, numberOfStyled(reader, numberOf));
      continue;
    }
    const style = reader.short();
    if (type === record.sharedText) put(row, at, textCell(texts[reader.long()] ?? ''));
    if (type === record.ownText) put(row, at, textCell(reader.text(reader.short())));
    if (type === record.number) put(row, at, numberOf(reader.double(), style));
    if (type === record.packed) put(row, at, numberOf(unpacked(reader.long()), style));
    if (type === record.truth) put(row, at, truthCell(reader.byte(), reader.byte()));
    if (type === record.formula) {
      const found = formulaCell(parts, (value) => numberOf(value, style));
      if (found === 'text') waiting = { row, at };
      else put(row, at, found);
    }
  }
  return {
    rows: [...rows].sort(([left], [right]) => left - right).map(([row, cells]) => sheetRow(row + 1, cells)),
    hiddenRows: [...rows.keys()].filter((row) => hidden.has(row)).length,
    openFormulas: 0,
  };
}

const cellRecords: ReadonlySet<number> = new Set([
  ...[record.sharedText, record.ownText, record.number, record.packed],
  ...[record.packedRow, record.formula, record.truth],
]);

function textCell(text: string): CellText {
  return { kind: 'text', text };
}

function truthCell(value: number, isError: number): CellText {
  if (isError === 1) return textCell(errorTexts[value] ?? '#N/A');
  return textCell(value === 1 ? 'TRUE' : 'FALSE');
}

function isHiddenRow(reader: XlsReader): boolean {
  reader.skip(12);
  return (reader.byte() & 0x20) !== 0;
}

function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

function numberOfStyled(reader: XlsReader, numberOf: (value: number, style: number) => CellText): CellText {
  const style = reader.short();
  return numberOf(unpacked(reader.long()), style);
}

/** A whole number or the upper half of a float, in hundredths where its lowest bit says so (MS-XLS 2.5.217). */
function unpacked(packed: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setUint32(4, packed - (packed % 4), true);
  const value = packed & 2 ? (packed | 0) >> 2 : view.getFloat64(0, true);
  return packed & 1 ? value / 100 : value;
}

/** The result of a formula: a number, or what stands in its place (MS-XLS 2.5.133). */
function formulaCell(
  [head = new Uint8Array()]: readonly Uint8Array[],
  numberOf: (value: number) => CellText,
): CellText | 'text' {
  const reader = new XlsReader([head.subarray(6)]);
  if (head[12] !== 0xff || head[13] !== 0xff) return numberOf(reader.double());
  const [kind, value = 0] = [head[6], head[8]];
  if (kind === 0) return 'text';
  if (kind === 1) return truthCell(value, 0);
  return kind === 2 ? truthCell(value, 1) : textCell('');
}
