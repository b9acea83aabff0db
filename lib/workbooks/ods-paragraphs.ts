import type { XmlEvents } from './read-xml';

type Attributes = Readonly<Record<string, string>>;

/** What stands beside the text of a paragraph: how it is pronounced, and what was said of it. */
const BESIDE_TEXT = new Set(['ruby-text', 'annotation', 'note']);
const mostSpaces = 100;

/** The text of a cell: its paragraphs, between line ends. Comments, drawings and all else that is in a cell are no text of it. */
export class OdsParagraphs implements XmlEvents {
  private paragraphs: string[] = [];
  /** How deep in the cell; its paragraphs are at 1. */
  private depth = 0;
  private isParagraph = false;
  /** Where what is beside the text began. */
  private besideFrom = 0;

  get isInside(): boolean {
    return this.depth > 0;
  }

  /** The text so far; the next begins anew. */
  take(): string {
    const text = this.paragraphs.join('\n');
    this.paragraphs = [];
    return text;
  }

  open(name: string, { c = '1' }: Attributes): void {
    this.depth += 1;
    if (this.depth === 1) {
      this.isParagraph = name === 'p';
      if (this.isParagraph) this.paragraphs.push('');
    } else if (this.besideFrom === 0 && BESIDE_TEXT.has(name)) this.besideFrom = this.depth;
    else if (name === 's') this.add(' '.repeat(Math.min(Number(c) || 1, mostSpaces)));
    else if (name === 'tab') this.add('\t');
    else if (name === 'line-break') this.add('\n');
  }

  /** Line ends and tabs of the file itself are spaces. */
  text(data: string): void {
    this.add(data.replace(/[\t\r\n]+/g, ' '));
  }

  close(): void {
    if (this.depth === this.besideFrom) this.besideFrom = 0;
    if (this.depth === 1) this.isParagraph = false;
    this.depth -= 1;
  }

  private add(text: string): void {
    if (!this.isParagraph || this.besideFrom > 0) return;
    this.paragraphs[this.paragraphs.length - 1] += text;
  }
}
