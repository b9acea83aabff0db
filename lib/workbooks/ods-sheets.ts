import { dayOf, daysBetween } from '../dates/instant';
import { isOpenFormula, type OdsCell, odsCellText } from './ods-cell';
import { OdsParagraphs } from './ods-paragraphs';
import type { OdsStyles } from './ods-styles';
import type { XmlEvents } from './read-xml';
import { cellCounter, countSheet, type Sheet, type SheetCell } from './workbook';

type Attributes = Readonly<Record<string, string>>;
type OpenRow = {
  repeats: number;
  style: string;
  isHidden: boolean;
  openFormulas: number;
  cells: SheetCell[];
};
type OpenCell = Omit<OdsCell, 'text'> & { repeats: number; style: string; isCovered: boolean };

/** The cells of linked documents, which programs keep beside the sheets. */
const LINKED_TABLE = /^'.*'#/;

/**
 * The sheets of an OpenDocument file, read from its first element to its last (ODF 1.3, part 3, 9). Rows and cells that
 * are alike are written once.
 */
export class OdsSheets implements XmlEvents {
  readonly sheets: Sheet[] = [];
  isSpreadsheet = false;
  private readonly count = cellCounter();
  private readonly paragraphs = new OdsParagraphs();
  private dayZero = 0;
  private isLinked = false;
  private sheet: Sheet | null = null;
  /** Up to which column cells have which style, where neither they nor their row have one. */
  private columns: { until: number; style: string }[] = [];
  private number = 1;
  private row: OpenRow | null = null;
  private at = 0;
  private cell: OpenCell | null = null;

  constructor(private readonly styles: OdsStyles) {}

  open(name: string, attributes: Attributes): void {
    if (this.cell) this.paragraphs.open(name, attributes);
    else if (name === 'spreadsheet') this.isSpreadsheet = true;
    else if (name === 'null-date') this.dayZero = dayZeroOf(attributes['date-value']);
    else if (name === 'dde-links') this.isLinked = true;
    else if (name === 'table') this.openSheet(attributes);
    else if (name === 'table-column') this.addColumns(attributes);
    else if (name === 'table-row') this.openRow(attributes);
    else if (name === 'table-cell' || name === 'covered-table-cell')
      this.openCell(attributes, name !== 'table-cell');
  }

  text(data: string): void {
    if (this.cell) this.paragraphs.text(data);
  }

  close(name: string): void {
    if (this.cell && this.paragraphs.isInside) this.paragraphs.close();
    else if (this.cell) this.closeCell(this.cell);
    else if (name === 'table-row' && this.row) this.closeRow(this.row);
    else if (name === 'table') this.sheet = null;
    else if (name === 'dde-links') this.isLinked = false;
  }

  private openSheet({ name = '', 'style-name': style = '' }: Attributes): void {
    if (!this.isSpreadsheet || this.isLinked || LINKED_TABLE.test(name)) return;
    countSheet(this.sheets);
    this.sheet = { name, isHidden: this.styles.isHidden(style), rows: [], hiddenRows: 0, openFormulas: 0 };
    this.sheets.push(this.sheet);
    [this.columns, this.number] = [[], 1];
  }

  private addColumns({
    'number-columns-repeated': repeats,
    'default-cell-style-name': style = '',
  }: Attributes): void {
    const before = this.columns.at(-1)?.until ?? 0;
    this.columns.push({ until: before + repeatsOf(repeats), style });
  }

  private openRow(attributes: Attributes): void {
    const { 'number-rows-repeated': repeats, 'default-cell-style-name': style = '', visibility } = attributes;
    const isHidden = visibility === 'collapse' || visibility === 'filter';
    this.row = { repeats: repeatsOf(repeats), style, isHidden, openFormulas: 0, cells: [] };
    this.at = 0;
  }

  private openCell(attributes: Attributes, isCovered: boolean): void {
    const { 'value-type': type = '', formula = '', 'style-name': style = '' } = attributes;
    const value =
      attributes.value ??
      attributes['date-value'] ??
      attributes['time-value'] ??
      attributes['boolean-value'] ??
      attributes['string-value'] ??
      '';
    const repeats = repeatsOf(attributes['number-columns-repeated']);
    this.cell = { type, value, formula, style, repeats, isCovered };
  }

  /** What a merged cell covers is not seen. */
  private closeCell({ repeats, style, isCovered, ...values }: OpenCell): void {
    this.cell = null;
    const cell = { ...values, text: this.paragraphs.take() };
    const isEmpty = cell.text === '' && cell.value === '' && cell.formula === '';
    if (this.row && this.sheet && !isCovered && !isEmpty) {
      const format = this.styles.formatOf(style || this.row.style || this.styleOfColumn());
      const found = odsCellText(cell, format, this.dayZero);
      if (isOpenFormula(cell)) this.row.openFormulas += repeats;
      for (let at = this.at; found.text !== '' && at < this.at + repeats; at += 1) {
        this.count(this.number, at);
        this.row.cells.push({ at, ...found });
      }
    }
    this.at += repeats;
  }

  private styleOfColumn(): string {
    return this.columns.find(({ until }) => this.at < until)?.style ?? '';
  }

  private closeRow({ repeats, isHidden, openFormulas, cells }: OpenRow): void {
    this.row = null;
    const first = this.number;
    this.number += repeats;
    if (!this.sheet || cells.length === 0) return;
    for (let number = first; number < this.number; number += 1) {
      if (number > first) for (const { at } of cells) this.count(number, at);
      this.sheet.rows.push({ number, cells });
      this.sheet.openFormulas += openFormulas;
      if (isHidden) this.sheet.hiddenRows += 1;
    }
  }
}

function repeatsOf(repeats = '1'): number {
  return Math.max(1, Number.parseInt(repeats, 10) || 1);
}

/** How many days after 30 December 1899 the day is from which the file counts. */
function dayZeroOf(day = ''): number {
  const days = daysBetween('1899-12-30', dayOf(day));
  return Number.isNaN(days) ? 0 : days;
}
