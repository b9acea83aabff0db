import { missingLetters } from '../../pdf/fonts';
import { Paper } from '../../pdf/paper';

const look = { size: 9 };
const leading = 12.5;
/** Where a text that was written for letters of one width has columns, they stand this far apart for each character. */
const characterWidth = 5.2;
/** A longer message is no receipt; laying it out would hold up whoever else is there. */
const mostCharacters = 60_000;
const cutOff = 'The rest of the message is left out: it is longer than a receipt.';
const unknownLetter = '?';

type Piece = { text: string; at: number };

/**
 * A tagged PDF of lines of text, for messages that are themselves the receipt. Letters that the packaged fonts do not have
 * are written as a question mark. The same lines give the same bytes.
 */
export async function textPdf(lines: readonly string[], title = 'Message'): Promise<Buffer<ArrayBuffer>> {
  const paper = new Paper({ title, locale: 'en', foot: title, day: null });
  for (const line of readable(upTo(lines, mostCharacters))) {
    for (const row of rowsOf(line, paper)) writeRow(paper, row);
  }
  return Buffer.from(await paper.finish());
}

function writeRow(paper: Paper, row: readonly Piece[]): void {
  paper.makeRoom(leading);
  if (row.some(({ text }) => text !== '')) {
    paper.tagged(paper.root, 'P', () => {
      for (const { text, at } of row) paper.line(text, paper.left + at, paper.y, look);
    });
  }
  paper.y += leading;
}

function upTo(lines: readonly string[], most: number): string[] {
  const kept: string[] = [];
  let left = most;
  for (const line of lines) {
    if (line.length > left) return [...kept, line.slice(0, left), '', cutOff];
    kept.push(line);
    left -= line.length;
  }
  return kept;
}

function readable(lines: readonly string[]): string[] {
  const missing = new Set(missingLetters(lines.join(' ')));
  if (missing.size === 0) return [...lines];
  return lines.map((line) =>
    [...line.normalize('NFC')].map((letter) => (missing.has(letter) ? unknownLetter : letter)).join(''),
  );
}

/** The rows that a line takes; what stands apart by two spaces or more stands below what does so in other lines. */
function rowsOf(line: string, paper: Paper): Piece[][] {
  const rows: Piece[][] = [[]];
  let end = 0;
  for (const { 0: text, index } of line.trimEnd().matchAll(/\S+(?: \S+)*/g)) {
    const column = Math.min(index * characterWidth, paper.width / 2);
    const at = rows.length > 1 || index === 0 ? end : Math.max(column, end + characterWidth);
    for (const [position, part] of partsOf(text, paper, at).entries()) {
      if (position > 0) rows.push([]);
      rows.at(-1)?.push({ text: part, at: position > 0 ? 0 : at });
      end = (position > 0 ? 0 : at) + paper.widthOf(`${part} `, look);
    }
  }
  return rows;
}

/** The first part goes on where the row is; further ones take rows of their own. Words are measured once, not each line again. */
function partsOf(text: string, paper: Paper, at: number): string[] {
  const parts = [''];
  const space = paper.widthOf(' ', look);
  let left = paper.width - at;
  for (const word of text.split(' ').flatMap((each) => broken(each, paper))) {
    const width = paper.widthOf(word, look);
    if (width <= left) {
      parts[parts.length - 1] = `${parts.at(-1)} ${word}`.trimStart();
    } else {
      parts.push(word);
      left = paper.width;
    }
    left -= width + space;
  }
  return parts;
}

/** A word that is wider than the sheet, such as a long address, in pieces that are not. */
function broken(word: string, paper: Paper): string[] {
  const most = Math.floor(paper.width / look.size);
  if (word.length <= most || paper.widthOf(word, look) <= paper.width) return [word];
  return Array.from({ length: Math.ceil(word.length / most) }, (_, at) =>
    word.slice(at * most, (at + 1) * most),
  );
}
