import { buffer } from 'node:stream/consumers';
import { getDocumentProxy } from 'unpdf';

const mostPages = 20;
const mostItems = 20_000;
/** Of an invoice in XML with all the files that are within it. */
const mostXmlBytes = 8 * 1024 ** 2;
/** The names of ZUGFeRD, Factur-X and XRechnung in a PDF; some programs choose their own. */
const INVOICE_NAME = /^(?:factur-x|zugferd-invoice|xrechnung)\.xml$/i;
const INVOICE_ROOT = /<(?:[\w.-]+:)?(?:CrossIndustryInvoice|CrossIndustryDocument|Invoice|CreditNote)[\s>]/;
const mostBeforeRoot = 8192;

/**
 * Plain JavaScript, because it runs as a process of its own (`read-pdf-text.ts`), from the sources and from the bundle
 * alike. Reads a PDF from its input; tells `{ pages, invoice }`, the lines of each page and the electronic invoice in base64 or null, or
 * `{ refusal }` for a file that is protected or no PDF.
 */
async function readPdf(bytes) {
  const pdf = await getDocumentProxy(bytes, { isEvalSupported: false, useSystemFonts: false });
  return { pages: await readPages(pdf), invoice: await attachedInvoice(pdf) };
}

/** The electronic invoice that is attached. What is attached wrongly does not cost what is printed. */
async function attachedInvoice(pdf) {
  const attached = await pdf.getAttachments().catch(() => null);
  const files = Object.values(attached ?? {}).filter(({ content }) => content?.length <= mostXmlBytes);
  const named = files.find(({ filename }) => INVOICE_NAME.test(filename));
  const invoice =
    named ?? files.find(({ filename, content }) => /\.xml$/i.test(filename) && isInvoice(content));
  return invoice ? Buffer.from(invoice.content).toString('base64') : null;
}

function isInvoice(content) {
  return INVOICE_ROOT.test(Buffer.from(content.subarray(0, mostBeforeRoot)).toString('latin1'));
}

async function readPages(pdf) {
  const pages = [];
  let items = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages) && items < mostItems; number += 1) {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent();
    const shown = content.items.slice(0, mostItems - items).filter((item) => 'str' in item);
    items += shown.length;
    pages.push(linesOf(shown, page.rotate));
    page.cleanup();
  }
  return pages;
}

/** Where a point, or a direction, is on a page that is shown turned clockwise by so many degrees: how far to the right, and up. */
const turns = {
  0: (x, y) => [x, y],
  90: (x, y) => [y, -x],
  180: (x, y) => [-x, -y],
  270: (x, y) => [-y, x],
};

/** Pieces of about the same height make a line, read from left to right; lines go from the top down, as the page is shown. */
function linesOf(items, turn) {
  const rows = [];
  const turned = turns[turn];
  const pieces = items.flatMap(({ str, transform, width, height }) => {
    const [, slope] = turned(transform[0], transform[1]);
    const [x, y] = turned(transform[4], transform[5]);
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
  process.send(await readPdf(new Uint8Array(await buffer(process.stdin))));
} catch (error) {
  process.send({ refusal: error?.name === 'PasswordException' ? 'protected' : 'unreadable' });
}
