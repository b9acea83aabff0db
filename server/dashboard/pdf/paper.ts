import PDFDocument from 'pdfkit';
import { fontFiles, type Run, runsOf, type Weight } from './fonts';

type Tag = 'Document' | 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';
export type Element = PDFKit.PDFStructureElement;

export type Letter = { size: number; weight?: Weight; color?: string };

type Options = {
  title: string;
  locale: string;
  /** What stands at the foot of each page, before its number. */
  foot: string;
  /** The day that the document carries, or none; no clock is asked, so that the same input gives the same bytes. */
  day: string | null;
};

export const ink = '#1d2022';
export const soft = '#565d62';
export const hairline = '#d5d4ce';

const margin = 42;
const footHeight = 26;

/** Where people write letters on paper of 8½ by 11 inches. */
const letterRegions = /-(US|CA|MX|PH|CO|CL|VE|GT|CR)$/;

/** Sheets of paper, written from the top down. Everything on them is tagged, or marked as decoration. */
export class Paper {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: Element;
  readonly left = margin;
  readonly width: number;
  /** Where the next thing begins, from the top of the sheet. */
  y = margin;
  readonly #bottom: number;
  readonly #foot: string;
  readonly #widths = new Map<string, number>();

  constructor({ title, locale, foot, day }: Options) {
    // The library takes the present moment where none is given.
    const date = new Date(`${day ?? '2000-01-01'}T00:00:00Z`);
    this.pdf = new PDFDocument({
      size: letterRegions.test(locale) ? 'LETTER' : 'A4',
      margin: 0,
      bufferPages: true,
      font: '',
      pdfVersion: '1.7',
      tagged: true,
      lang: locale,
      displayTitle: true,
      info: { Title: title, Creator: 'Daybook', Producer: 'Daybook', CreationDate: date, ModDate: date },
    });
    for (const [name, file] of fontFiles()) this.pdf.registerFont(name, file);
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
    this.width = this.pdf.page.width - 2 * margin;
    this.#bottom = this.pdf.page.height - margin - footHeight;
    this.#foot = foot;
  }

  newPage(): void {
    this.pdf.addPage();
    this.y = margin;
  }

  hasRoom(height: number): boolean {
    return this.y + height <= this.#bottom;
  }

  /** What there is room for on an empty sheet. */
  get height(): number {
    return this.#bottom - margin;
  }

  /** Goes to a new sheet where there is no room left. */
  makeRoom(height: number): void {
    if (!this.hasRoom(height)) this.newPage();
  }

  /** What `draw` puts on the sheet is read as this part of the document. */
  tagged(parent: Element, tag: Tag, draw: () => void, options: { alt?: string } = {}): void {
    const content = this.pdf.markStructureContent(tag);
    draw();
    this.pdf.endMarkedContent();
    parent.add(this.pdf.struct(tag, options, content));
  }

  /** What nobody needs to hear of: rules, and the foot. */
  decoration(draw: () => void): void {
    this.pdf.markContent('Artifact');
    draw();
    this.pdf.endMarkedContent();
  }

  widthOf(text: string, { size, weight = 'plain' }: Letter): number {
    return runsOf(text, weight).reduce((sum, run) => sum + this.#widthOfRun(run, size), 0);
  }

  /** Laying out letters is most of the work, and the same text is measured often: kept for a size of 1. */
  #widthOfRun({ font, text }: Run, size: number): number {
    const key = `${font}/${text}`;
    const known = this.#widths.get(key) ?? this.pdf.font(font, 1).widthOfString(text, figures);
    this.#widths.set(key, known);
    return known * size;
  }

  /** One line; `at` is its left, or where it is aligned its right or middle. */
  line(
    text: string,
    at: number,
    top: number,
    look: Letter,
    align: 'left' | 'right' | 'middle' = 'left',
  ): void {
    const width = align === 'left' ? 0 : this.widthOf(text, look);
    let x = at - (align === 'right' ? width : width / 2);
    this.pdf.fillColor(look.color ?? ink);
    for (const run of runsOf(text, look.weight ?? 'plain')) {
      this.pdf.font(run.font, look.size).text(run.text, x, top, { ...figures, lineBreak: false });
      x += this.#widthOfRun(run, look.size);
    }
  }

  /** The text in lines no wider than this; a word that is wider is broken. */
  linesOf(text: string, width: number, look: Letter): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/).filter((each) => each !== '')) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      if (lines.length > 0 && this.widthOf(longer, look) <= width) lines[lines.length - 1] = longer;
      else lines.push(...this.#partsOf(word, width, look));
    }
    return lines;
  }

  /** A word in parts that are no wider than this, each of a letter at least. */
  #partsOf(word: string, width: number, look: Letter): string[] {
    if (this.widthOf(word, look) <= width) return [word];
    const parts = [''];
    for (const letter of word) {
      const longer = `${parts.at(-1)}${letter}`;
      if (parts.at(-1) === '' || this.widthOf(longer, look) <= width) parts[parts.length - 1] = longer;
      else parts.push(letter);
    }
    return parts;
  }

  /** A paragraph over the width of the sheet. */
  paragraph(text: string, look: Letter, { tag = 'P', parent = this.root, after = 6 }: ParagraphOptions = {}) {
    const lines = this.linesOf(text, this.width, look);
    const height = look.size * 1.45;
    this.makeRoom(lines.length * height);
    this.tagged(parent, tag, () => {
      for (const [index, line] of lines.entries()) this.line(line, this.left, this.y + index * height, look);
    });
    this.y += lines.length * height + after;
  }

  /** The bytes, with the number of each page at its foot. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.pdf.switchToPage(page);
      const look = { size: 7.5, color: soft };
      const top = this.pdf.page.height - margin - 6;
      this.decoration(() => {
        this.line(this.#foot, this.left, top, look);
        this.line(`Page ${page + 1} of ${count}`, this.left + this.width, top, look, 'right');
      });
    }
    this.root.end();
    const chunks: Buffer[] = [];
    this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((resolve, reject) => {
      this.pdf.on('end', () => resolve());
      this.pdf.on('error', reject);
    });
    this.pdf.end();
    await ended;
    return new Uint8Array(Buffer.concat(chunks));
  }
}

type ParagraphOptions = { tag?: Tag; parent?: Element; after?: number };

/**
 * Digits of one width, so that columns stand one below the other; the features that Inter would look through for other
 * letters take most of the time, and are left out. The library takes an object, too, which its types do not know.
 */
const features = { tnum: true, calt: false, ccmp: false, kern: false, mark: false, mkmk: false };
const figures = { features: features as unknown as [] };
