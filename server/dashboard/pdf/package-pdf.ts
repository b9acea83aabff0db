import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import type { AmountFormat } from '@/lib/format/amount-format';
import { formatChange } from '@/lib/format/percent';
import type { Table } from '@/lib/tables/table';
import { drawChart, type PaperChart } from './draw-chart';
import { type CellText, drawTable } from './draw-table';
import { missingLetters } from './fonts';
import { Paper, soft } from './paper';

/** What a package of reports says. */
export type PackageContent = {
  businessName: string;
  title: string;
  when: string;
  /** The last day that it is about. */
  day: string;
  sentences: readonly string[];
  /** Below the sentences: what one must know of the whole. */
  notes: readonly string[];
  charts: readonly PaperChart[];
  /** The figures of the charts, below them; then each on a sheet of its own. */
  tables: readonly [Table, ...Table[]];
};

/** The letters of a package that the PDF's fonts do not have. */
export function missingInPackage(content: PackageContent): string[] {
  const { businessName, sentences, notes, tables } = content;
  const texts = tables.flatMap(({ title, heading = [], columns, rows, notes: below }) => [
    ...[title, ...heading, ...below, ...columns.map(({ name }) => name)],
    ...rows.flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'string')),
  ]);
  return missingLetters([businessName, ...sentences, ...notes, ...texts].join(' '));
}

/**
 * The package as a tagged PDF: its sentences, the charts with their figures, then each table with its title, basis and notes.
 * No clock and no random number goes into it: the same content gives the same bytes.
 */
export async function packagePdf(
  content: PackageContent,
  format: AmountFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const { businessName, title, when, day } = content;
  const paper = new Paper({
    title: `${title}, ${when}`,
    locale: format.locale,
    day,
    foot: `${businessName} · ${title}, ${when}`,
  });
  paper.pdf.outline.addItem(title);
  paper.paragraph(businessName, { size: 10, color: soft });
  paper.paragraph(`${title}, ${when}`, { size: 18, weight: 'bold' }, { tag: 'H1', after: 4 });
  paper.paragraph(`Amounts in ${format.currency}`, { size: 8, color: soft }, { after: 12 });
  for (const sentence of content.sentences) paper.paragraph(sentence, { size: 10 }, { after: 5 });
  for (const note of content.notes) paper.paragraph(note, { size: 8.5, color: soft });
  paper.y += 8;
  for (const chart of content.charts) drawChart(paper, chart, format);
  const textOf = cellText(format);
  const [first, ...others] = content.tables;
  drawTable(paper, first, textOf, { isWhole: true });
  for (const table of others) drawSheet(paper, table, textOf);
  return paper.finish();
}

/** A small table follows on the sheet where the one before it ended. */
function drawSheet(paper: Paper, table: Table, textOf: CellText): void {
  const { title, heading = [], notes, rows } = table;
  if (rows.length > 12 || !paper.hasRoom(90 + rows.length * 14)) paper.newPage();
  else paper.y += 18;
  paper.pdf.outline.addItem(title);
  paper.paragraph(title, { size: 13, weight: 'bold' }, { tag: 'H2', after: 3 });
  for (const line of heading.slice(1)) paper.paragraph(line, { size: 8, color: soft }, { after: 2 });
  for (const note of notes) paper.paragraph(note, { size: 8 }, { after: 2 });
  paper.y += 6;
  if (rows.length === 0) paper.paragraph('None.', { size: 9 });
  else drawTable(paper, table, textOf);
}

/** As on the screen: parentheses or a minus by the locale, a dash for zero. */
function cellText({ currency, locale }: AmountFormat): CellText {
  return (cell) => {
    if (cell === null) return '';
    if (typeof cell === 'string') return cell;
    if (typeof cell === 'object' && 'percent' in cell) return formatChange(cell.percent, locale);
    const units = unitsOfAmount(cell, currency);
    return units === 0n ? '—' : formatAmount(units, currency, locale);
  };
}
