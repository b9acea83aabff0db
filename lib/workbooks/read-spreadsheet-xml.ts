import { isoDayCell, numberCell } from './cell-text';
import { numberFormat } from './number-format';
import { readXmlText } from './read-xml';
import { cellCounter, countSheet, type Sheet, type SheetCell, sheetRow } from './workbook';

/** Names that formats have beside codes. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ 'General Number': 'General', Fixed: '0.00', Standard: '#,##0.00', Currency: '#,##0.00' },
  ...{
    'Euro Currency': '#,##0.00',
    Percent: '0.00%',
    Scientific: '0.00E+00',
    'General Date': 'm/d/yyyy h:mm',
  },
  ...{ 'Short Date': 'm/d/yyyy', 'Medium Date': 'd-mmm-yy', 'Long Date': 'd mmm yyyy' },
};

/** The worksheets of a workbook in the XML of Excel 2003. */
export function readSpreadsheetXml(text: string): Sheet[] {
  const formats = new Map<string, string>();
  const sheets: Sheet[] = [];
  const count = cellCounter();
  let style = '';
  let sheet: Sheet | null = null;
  let [number, at, across, isHidden] = [0, 0, 0, false];
  let cells = new Map<number, SheetCell>();
  let cell = { format: '', formula: '', type: '', value: '' };
  let inside: 'value' | 'comment' | 'visible' | null = null;
  readXmlText(text, {
    open: (name, attributes) => {
      const {
        ID = '',
        Format = '',
        Name = '',
        Index,
        Hidden,
        StyleID = '',
        Formula = '',
        Type = '',
      } = attributes;
      if (name === 'Style') style = ID;
      if (name === 'NumberFormat') formats.set(style, NAMED[Format] ?? Format);
      if (name === 'Worksheet') {
        sheet = { name: Name, isHidden: false, rows: [], hiddenRows: 0, openFormulas: 0 };
        countSheet(sheets);
        sheets.push(sheet);
        number = 0;
      }
      if (name === 'Row') {
        number = Index === undefined ? number + 1 : Number(Index);
        [cells, at, across, isHidden] = [new Map(), -1, 0, Hidden === '1'];
      }
      if (name === 'Cell') {
        at = Index === undefined ? at + 1 + across : Number(Index) - 1;
        across = Number(attributes.MergeAcross ?? 0);
        cell = { format: formats.get(StyleID) ?? '', formula: Formula, type: '', value: '' };
      }
      if (name === 'Comment') inside = 'comment';
      if (name === 'Visible') inside = 'visible';
      if (name === 'Data' && inside !== 'comment') [cell.type, inside] = [Type, 'value'];
    },
    text: (data) => {
      if (inside === 'value') cell.value += data;
      if (inside === 'visible' && sheet) sheet.isHidden = /Hidden/.test(data);
    },
    close: (name) => {
      if (name === 'Comment' || name === 'Visible' || (name === 'Data' && inside === 'value')) inside = null;
      if (name === 'Cell') {
        const isOpen = cell.formula !== '' && cell.type === '';
        const found = isOpen ? { kind: 'text' as const, text: cell.formula } : cellOf(cell);
        if (isOpen && sheet) sheet.openFormulas += 1;
        if (found.text !== '') {
          count(number, at);
          cells.set(at, { at, ...found });
        }
      }
      if (name === 'Row' && sheet && cells.size > 0) {
        sheet.rows.push(sheetRow(number, cells));
        if (isHidden) sheet.hiddenRows += 1;
      }
    },
  });
  return sheets;
}

function cellOf({ type, value, format }: { type: string; value: string; format: string }) {
  if (type === 'Number' && value.trim() !== '')
    return numberCell(value, numberFormat(format), { dayZero: 0 });
  if (type === 'DateTime') return isoDayCell(value);
  if (type === 'Boolean') return { kind: 'text' as const, text: value === '1' ? 'TRUE' : 'FALSE' };
  return { kind: 'text' as const, text: value };
}
