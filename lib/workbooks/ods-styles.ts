import { type FormatSection, markIn, type NumberFormat } from './number-format';
import type { XmlEvents } from './read-xml';

type Attributes = Readonly<Record<string, string>>;
type DataStyle = { section: FormatSection; words: string; maps: { condition: string; style: string }[] };
type CellStyle = { data: string; parent: string };

const DATA_STYLES = /^(?:number|currency|percentage|date|time|boolean|text)-style$/;
const DAYS = new Set(['day', 'month', 'year', 'era', 'day-of-week', 'week-of-year', 'quarter']);
const TIMES = new Set(['hours', 'minutes', 'seconds']);
/** Styles that have others as parents; a circle ends. */
const mostParents = 20;

/** The formats of cells, and which tables are hidden, out of the styles of an OpenDocument file (ODF 1.3, part 3, 16). */
export class OdsStyles implements XmlEvents {
  private readonly dataStyles = new Map<string, DataStyle>();
  private readonly cellStyles = new Map<string, CellStyle>();
  private readonly formats = new Map<string, NumberFormat | null>();
  private readonly hiddenTables = new Set<string>();
  private current: DataStyle | null = null;
  private isText = false;
  private table = '';

  open(name: string, attributes: Attributes): void {
    const { name: own = '', family, display } = attributes;
    if (DATA_STYLES.test(name)) this.dataStyles.set(own, this.begin(name, attributes));
    else if (this.current) this.addPart(this.current, name, attributes);
    else if (name === 'style' || name === 'default-style') {
      const { 'data-style-name': data = '', 'parent-style-name': parent = '' } = attributes;
      // A cell without a style of its own has that without a name.
      if (family === 'table-cell') this.cellStyles.set(own, { data, parent });
      this.table = family === 'table' ? own : '';
    } else if (name === 'table-properties' && display === 'false') this.hiddenTables.add(this.table);
  }

  text(data: string): void {
    if (this.current && this.isText) this.current.words += data;
  }

  close(name: string): void {
    this.isText = false;
    if (!this.current || !DATA_STYLES.test(name)) return;
    this.current.section.mark = markIn(this.current.words);
    this.current = null;
  }

  isHidden(table: string): boolean {
    return this.hiddenTables.has(table);
  }

  /** The format of a cell of this style; null where it has none. */
  formatOf(style: string): NumberFormat | null {
    const known = this.formats.get(style);
    if (known !== undefined) return known;
    const format = this.resolved(style);
    this.formats.set(style, format);
    return format;
  }

  private resolved(style: string): NumberFormat | null {
    let name = style;
    for (let left = mostParents; left > 0; left -= 1) {
      const found = this.cellStyles.get(name);
      const data = this.dataStyles.get(found?.data ?? '');
      if (data) return this.numberFormat(data);
      if (!found || name === '') return null;
      name = found.parent;
    }
    return null;
  }

  /** Conditions choose another style by the number; what they choose for a positive, a negative and no number are the sections. */
  private numberFormat(data: DataStyle): NumberFormat {
    const sections = [1, -1, 0].map((value) => {
      const map = data.maps.find(({ condition }) => holds(condition, value));
      return (this.dataStyles.get(map?.style ?? '') ?? data).section;
    });
    return { sections: new Set(sections).size === 1 ? sections.slice(0, 1) : sections };
  }

  private begin(name: string, { 'truncate-on-overflow': truncates }: Attributes): DataStyle {
    const section: FormatSection = {
      ...{ isDay: false, isTime: false, isElapsed: truncates === 'false' },
      ...{ isPercent: name === 'percentage-style', decimals: null, digits: 0, mark: null },
    };
    this.current = { section, words: '', maps: [] };
    return this.current;
  }

  private addPart({ section, maps }: DataStyle, name: string, attributes: Attributes): void {
    const { 'decimal-places': places, 'display-factor': factor = '1', grouping } = attributes;
    const { 'min-integer-digits': digits = '0', condition = '', 'apply-style-name': style = '' } = attributes;
    this.isText = name === 'text';
    if (name === 'map') maps.push({ condition, style });
    if (DAYS.has(name)) section.isDay = true;
    if (TIMES.has(name)) section.isTime = true;
    if (name !== 'number') return;
    if (places !== undefined && factor === '1') section.decimals = Number(places);
    if (grouping !== 'true' && !Number(places ?? 0)) section.digits = Math.min(Number(digits), mostDigits);
  }
}

/** A number has no more digits. */
const mostDigits = 40;

function holds(condition: string, value: number): boolean {
  const [, sign, text] = /^\s*value\(\)\s*([<>!]?=|[<>])\s*(-?[\d.]+)\s*$/.exec(condition) ?? [];
  const bound = Number(text);
  if (sign === '=') return value === bound;
  if (sign === '!=') return value !== bound;
  if (sign === '<') return value < bound;
  if (sign === '<=') return value <= bound;
  if (sign === '>') return value > bound;
  return sign === '>=' && value >= bound;
}
