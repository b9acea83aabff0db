import { isoDayCell, numberCell } from './cell-text';
import { type NumberFormat, numberFormat } from './number-format';
import type { SheetCell } from './workbook';

/** A cell as it is read: its value as the file has it, and the paragraphs that were shown. */
export type OdsCell = { type: string; value: string; formula: string; text: string };

type CellText = Pick<SheetCell, 'kind' | 'text'>;

const general = numberFormat('General');
const percent = numberFormat('0.00%');
const elapsed = numberFormat('[h]:mm:ss');
/** Programs of before 2014 have the number 0 beside it. */
const SHOWN_ERROR = /^(?:#\p{L}[\p{L}/0]*[!?]?$|Err:\d+$)/u;
/** ISO 8601, without years and months, which are no number of days. */
const DURATION = /^(-?)P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;

/** A formula without its result; one that comes to an empty text has a result. */
export function isOpenFormula({ type, value, formula, text }: OdsCell): boolean {
  return formula !== '' && value === '' && text === '' && type !== 'string';
}

/** What a cell of this format says; null is no format of its own. */
export function odsCellText(cell: OdsCell, format: NumberFormat | null, dayZero: number): CellText {
  const { type, value, formula, text } = cell;
  if (isOpenFormula(cell)) return { kind: 'text', text: plainFormula(formula) };
  if (formula !== '' && SHOWN_ERROR.test(text)) return { kind: 'text', text };
  if (value === '') return { kind: 'text', text };
  const [section] = format?.sections ?? [];
  switch (type) {
    case 'float':
    case 'currency':
      return numberCell(value, format ?? general, { dayZero });
    case 'percentage':
      return numberCell(value, section?.isPercent ? (format ?? percent) : percent, { dayZero });
    case 'date':
      return dayCell(value, section ? section.isTime : true);
    case 'time':
      return timeCell(value, format && section?.isTime ? format : elapsed, dayZero);
    case 'boolean':
      return { kind: 'text', text: value.toUpperCase() };
    default:
      return { kind: 'text', text: text === '' ? value : text };
  }
}

function dayCell(value: string, showsTime: boolean): CellText {
  const { kind, text } = isoDayCell(value);
  return { kind, text: kind === 'day' && !showsTime ? text.slice(0, 10) : text };
}

function timeCell(value: string, format: NumberFormat, dayZero: number): CellText {
  const found = DURATION.exec(value);
  if (!found) return { kind: 'text', text: value };
  const [, sign, days = 0, hours = 0, minutes = 0, seconds = 0] = found;
  const sum = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
  return numberCell(`${sign}${sum / 86_400}`, format, { dayZero });
}

/** "of:=SUM([.B2:.B9])" as programs show it. */
function plainFormula(formula: string): string {
  return formula
    .replace(/^[\w-]+:(?==)/, '')
    .replace(/\[([^\]]*)\]/g, (_, reference: string) => reference.replace(/(^|:)\./g, '$1'));
}
