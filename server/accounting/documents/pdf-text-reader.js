import { buffer } from 'node:stream/consumers';
import { getDocumentProxy } from 'unpdf';

const mostPages = 20;
const mostItems = 20_000;

/**
 * Plain JavaScript, because it runs as a process of its own (`read-pdf-text.ts`), from the sources and from the bundle
 * alike. Reads a PDF from its input; tells `{ lines }`, or `{ refusal }` for a file that is protected or no PDF.
 */
async function readLines(bytes) {
  const pdf = await getDocumentProxy(bytes, { isEvalSupported: false, useSystemFonts: false });
  const lines = [];
  let items = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages) && items < mostItems; number += 1) {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent();
    const shown = content.items.slice(0, mostItems - items).filter((item) => 'str' in item);
    items += shown.length;
    lines.push(...linesOf(shown));
    page.cleanup();
  }
  return lines;
}

/** Pieces of about the same height make a line, read from left to right; lines go from the top down. */
function linesOf(items) {
  const rows = new Map();
  for (const { str, transform, height } of items) {
    if (str.trim() === '') continue;
    const [, , , , x, y] = transform;
    const step = Math.max(2, Math.round(height / 2));
    const row = Math.round(y / step) * step;
    rows.set(row, [...(rows.get(row) ?? []), { x, str }]);
  }
  const topDown = [...rows].sort(([a], [b]) => b - a);
  return topDown.map(([, pieces]) =>
    pieces
      .sort((a, b) => a.x - b.x)
      .map((piece) => piece.str)
      .join(' '),
  );
}

// Whoever asked may be gone.
process.once('disconnect', () => process.exit());
try {
  const lines = await readLines(new Uint8Array(await buffer(process.stdin)));
  process.send({ lines });
} catch (error) {
  process.send({ refusal: error?.name === 'PasswordException' ? 'protected' : 'unreadable' });
}
