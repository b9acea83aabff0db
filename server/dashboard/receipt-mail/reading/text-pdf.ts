const page = { width: 595, height: 842, margin: 48 };
const font = { size: 9, leading: 12 };
const linesOfPage = Math.floor((page.height - 2 * page.margin) / font.leading);
/** Courier: each character is 0.6 of the size wide. */
const charactersOfLine = Math.floor((page.width - 2 * page.margin) / (font.size * 0.6));

/**
 * A PDF (1.4) of lines of text on pages of A4, for messages that are themselves the receipt. The font is one that every
 * reader of PDFs has, so nothing is embedded; letters beyond Western European ones are written without their marks, or
 * as a question mark. The same lines give the same bytes.
 */
export function textPdf(lines: readonly string[]): Buffer<ArrayBuffer> {
  const wrapped = lines.flatMap(wrap);
  const pages: string[][] = [];
  for (let at = 0; at < wrapped.length; at += linesOfPage) pages.push(wrapped.slice(at, at + linesOfPage));
  if (pages.length === 0) pages.push([]);
  const pageIds = pages.map((_, at) => 4 + 2 * at);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((ofPage, at) => [pageObject((pageIds[at] ?? 0) + 1), streamObject(ofPage)]),
  ];
  return withReferences(objects);
}

function pageObject(contentId: number): string {
  const box = `[0 0 ${page.width} ${page.height}]`;
  return `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Resources << /Font << /F 3 0 R >> >> /Contents ${contentId} 0 R >>`;
}

function streamObject(lines: readonly string[]): string {
  const start = `BT /F ${font.size} Tf ${font.leading} TL ${page.margin} ${page.height - page.margin} Td`;
  const text = [start, ...lines.map((line) => `(${escaped(line)}) Tj T*`), 'ET'].join('\n');
  return `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
}

/** The objects, numbered from 1, with the table by which a reader finds them. All characters are single bytes. */
function withReferences(objects: readonly string[]): Buffer<ArrayBuffer> {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  text += `${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** Between words where there are any. */
function wrap(line: string): string[] {
  const rows: string[] = [];
  let rest = singleBytes(line);
  while (rest.length > charactersOfLine) {
    const gap = rest.lastIndexOf(' ', charactersOfLine);
    const end = gap > charactersOfLine / 2 ? gap : charactersOfLine;
    rows.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...rows, rest];
}

/** What Windows-1252 has between 128 and 159, by its code there. */
const further = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'].map((character, at) => [
    character,
    String.fromCharCode(128 + at),
  ]),
);

/** Letters that no mark can be taken off. */
const plain = new Map([...'łŁđĐıħ'].map((letter, at) => [letter, 'lLdDih'[at] ?? '?']));

function singleBytes(text: string): string {
  return [...text.normalize('NFC')].map(singleByte).join('');
}

function singleByte(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 32 || code === 127) return ' ';
  if (code < 127 || (code >= 160 && code <= 255)) return code === 160 ? ' ' : character;
  const known = further.get(character) ?? plain.get(character);
  if (known !== undefined) return known;
  if (/^[\p{Zs}]$/u.test(character)) return ' ';
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare !== character && /^[\x20-\x7E]+$/.test(bare) ? bare : '?';
}

function escaped(line: string): string {
  return line.replace(/[\\()]/g, (character) => `\\${character}`);
}
