import { isoDayCell, numberCell } from './cell-text';
import { type NumberFormat, numberFormat } from './number-format';
import { readXmlPieces } from './read-xml';
import { type Sheet, type SheetCell, sheetRow } from './workbook';
import { unescaped } from './xlsx-styles';

export type CellContext = {
  texts: readonly string[];
  formats: readonly NumberFormat[];
  /** The day from which days are counted, in days after 30 December 1899. */
  dayZero: number;
  count: (row: number, at: number) => void;
};

type RawCell = { reference: string; type: string; style: number; value: string; formula: string | null };

const general = numberFormat('General');

/** The rows of one worksheet (ECMA-376 18.3). */
export async function readSheetRows(
  pieces: AsyncIterable<Uint8Array>,
  context: CellContext,
): Promise<Omit<Sheet, 'name' | 'isHidden'>> {
  const sheet: Omit<Sheet, 'name' | 'isHidden'> = { rows: [], hiddenRows: 0, openFormulas: 0 };
  let [number, isHidden, at] = [0, false, -1];
  let cells = new Map<number, SheetCell>();
  let cell: RawCell | null = null;
  let taken: 'value' | 'formula' | null = null;
  await readXmlPieces(pieces, {
    open: (name, { r = '', t = 'n', s, hidden }) => {
      if (name === 'row') {
        number = r === '' ? number + 1 : Number(r);
        isHidden = hidden === '1' || hidden === 'true';
        [cells, at] = [new Map(), -1];
      } else if (name === 'c') {
        at = r === '' ? at + 1 : columnOf(r);
        cell = { reference: r, type: t, style: Number(s ?? 0), value: '', formula: null };
      } else if (cell && (name === 'v' || name === 't')) taken = 'value';
      else if (cell && name === 'f') [taken, cell.formula] = ['formula', ''];
      else if (name === 'rPh') taken = null;
    },
    text: (data) => {
      if (cell && taken === 'value') cell.value += data;
      if (cell && taken === 'formula') cell.formula += data;
    },
    close: (name) => {
      if (name === 'v' || name === 't' || name === 'f') taken = null;
      if (name === 'c' && cell) {
        const found = cellOf(cell, context);
        if (isOpenFormula(cell)) sheet.openFormulas += 1;
        if (found.text !== '') {
          context.count(number, at);
          cells.set(at, { at, ...found });
        }
        cell = null;
      }
      if (name === 'row' && cells.size > 0) {
        sheet.rows.push(sheetRow(number, cells));
        if (isHidden) sheet.hiddenRows += 1;
      }
    },
  });
  return sheet;
}

/** A formula without its result; one that comes to an empty text has a result. */
function isOpenFormula({ value, formula, type }: RawCell): boolean {
  return formula !== null && value === '' && type !== 'str';
}

function cellOf(cell: RawCell, { texts, formats, dayZero }: CellContext): Pick<SheetCell, 'kind' | 'text'> {
  const { type, value, style, formula } = cell;
  if (isOpenFormula(cell)) return { kind: 'text', text: `=${formula}` };
  if (type === 's') return { kind: 'text', text: texts[Number(value)] ?? '' };
  if (type === 'b') return { kind: 'text', text: value === '1' ? 'TRUE' : 'FALSE' };
  if (type === 'd') return isoDayCell(value);
  if (type !== 'n') return { kind: 'text', text: unescaped(value) };
  return value.trim() === ''
    ? { kind: 'text', text: '' }
    : numberCell(value, formats[style] ?? general, { dayZero });
}

/** The letters of "BC12" as the place of the column, from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.replace(/[^A-Za-z]/g, '').toUpperCase())
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
