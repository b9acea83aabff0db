import { buffer } from 'node:stream/consumers';
import { getDocumentProxy } from 'unpdf';

const mostPages = 20;
const mostItems = 20_000;

/**
 * Plain JavaScript, because it runs as a process of its own (`read-pdf-text.ts`), from the sources and from the bundle
 * alike. Reads a PDF from its input; tells `{ pages }`, the lines of each, or `{ refusal }` for a file that is protected or no PDF.
 */
async function readPages(bytes) {
  const pdf = await getDocumentProxy(bytes, { isEvalSupported: false, useSystemFonts: false });
  const pages = [];
  let items = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages) && items < mostItems; number += 1) {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent();
    const shown = content.items.slice(0, mostItems - items).filter((item) => 'str' in item);
    items += shown.length;
    pages.push(linesOf(shown));
    page.cleanup();
  }
  return pages;
}

/** Pieces of about the same height make a line, read from left to right; lines go from the top down. */
function linesOf(items) {
  const rows = [];
  const pieces = items.flatMap(({ str, transform, width, height }) => {
    const [, slope, , , x, y] = transform;
    return str.trim() === '' ? [] : [{ str, x, y, end: slope === 0 ? x + width : null, height }];
  });
  for (const piece of pieces.sort((a, b) => b.y - a.y)) {
    const [first] = rows.at(-1) ?? [];
    const apart = first ? first.y - piece.y : Number.POSITIVE_INFINITY;
    if (apart <= Math.max(1, 0.25 * Math.min(piece.height, first?.height ?? 0))) rows.at(-1).push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => textOf(row.sort((a, b) => a.x - b.x)));
}

/** A change of font parts pieces of one word or number, too: only where a gap is between them they are words. */
function textOf(row) {
  return row.reduce((text, { str, x, height }, at) => {
    const before = row[at - 1];
    if (!before) return str;
    const gap = before.end === null ? Number.POSITIVE_INFINITY : x - before.end;
    const touches = Math.abs(gap) < 0.1 * Math.min(height, before.height);
    return touches ? text + str : `${text} ${str}`;
  }, '');
}

// Whoever asked may be gone.
process.once('disconnect', () => process.exit());
try {
  const pages = await readPages(new Uint8Array(await buffer(process.stdin)));
  process.send({ pages });
} catch (error) {
  process.send({ refusal: error?.name === 'PasswordException' ? 'protected' : 'unreadable' });
}
