import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import sharp from 'sharp';

/** Kinds of objects of a page (fpdf_edit.h): a picture, and a form, which scanners wrap pictures in. */
const pictureKind = 3;
const formKind = 5;
/** Draws annotations, too, and red before blue (fpdfview.h). */
const flags = 0x01 | 0x10;
const white = 0xffffffff;
const bytesPerPixel = 4;
/** What is drawn by lines alone is drawn as sharply as offices scan; units of a page are 1/72 inch. */
const scaleOfLines = 200 / 72;
/** Narrower or lower than a printed line with its margins. */
const leastSide = 100;
/** The share of the page that its pictures take where the page is one. */
const leastShare = 0.5;
/** A picture of more takes more memory than its text is worth, as one that is no PDF does (`isReadable`). */
const mostPixels = 65_000_000;

/**
 * The page of a PDF as a picture of three bytes a pixel, as sharp as the pictures on it are, or null where there is
 * nothing to look for: an empty page, one with text and no picture of that size, or a picture that is too large. Drawn
 * by PDFium in WebAssembly, which decodes all that scanners write (JPEG, CCITT, JBIG2, JPEG 2000).
 * @param number the first being 1
 */
export async function pictureOfPage(bytes, number, hasText, mostSide) {
  const pdfium = await openPdfium();
  const page = pdfium.FPDF_LoadPage(openPdf(pdfium, bytes), number - 1);
  if (page === 0) throw new Error('the page cannot be opened');
  const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  const { count, share, sharpest, largest } = lookAt(pdfium, page, width * height);
  if (count === 0 || largest > mostPixels || (hasText && share < leastShare)) return null;
  const scale = Math.min(sharpest ?? scaleOfLines, mostSide / Math.max(width, height));
  const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)];
  return Math.min(columns, rows) < leastSide ? null : draw(pdfium, page, columns, rows);
}

async function openPdfium() {
  const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const pdfium = await init({ wasmBinary: readFileSync(path) });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

function openPdf(pdfium, bytes) {
  const start = pdfium.pdfium.wasmExports.malloc(bytes.length);
  if (start === 0) throw new Error('the file is too large');
  pdfium.pdfium.HEAPU8.set(bytes, start);
  const file = pdfium.FPDF_LoadMemDocument(start, bytes.length, '');
  if (file === 0) throw new Error('no PDF, or one behind a password');
  return file;
}

/** How many objects are on the page, which share of it pictures take, the most pixels of one for a unit of length, and of one at all. */
function lookAt(pdfium, page, area) {
  const count = pdfium.FPDFPage_CountObjects(page);
  let share = 0;
  let sharpest = null;
  let largest = 0;
  const bounds = pdfium.pdfium.wasmExports.malloc(16);
  for (let at = 0; at < count; at += 1) {
    const object = pdfium.FPDFPage_GetObject(page, at);
    const kind = pdfium.FPDFPageObj_GetType(object);
    if (kind !== pictureKind && kind !== formKind) continue;
    if (!pdfium.FPDFPageObj_GetBounds(object, bounds, bounds + 4, bounds + 8, bounds + 12)) continue;
    const [left, bottom, right, top] = new Float32Array(pdfium.pdfium.HEAPU8.buffer, bounds, 4);
    const covered = (right - left) * (top - bottom);
    share += covered / area;
    if (kind !== pictureKind || !(covered > 0)) continue;
    if (!pdfium.FPDFImageObj_GetImagePixelSize(object, bounds, bounds + 4)) continue;
    const [columns, rows] = new Uint32Array(pdfium.pdfium.HEAPU8.buffer, bounds, 2);
    sharpest = Math.max(sharpest ?? 0, Math.sqrt((columns * rows) / covered));
    largest = Math.max(largest, columns * rows);
  }
  return { count, share, sharpest, largest };
}

async function draw(pdfium, page, width, height) {
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) throw new Error('not enough memory for the page');
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const pixels = pdfium.pdfium.HEAPU8.subarray(start, start + width * height * bytesPerPixel);
  const data = await sharp(pixels, { raw: { width, height, channels: bytesPerPixel } })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
}
