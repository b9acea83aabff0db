import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import Tesseract from 'tesseract.js-core/tesseract-core-simd-lstm.js';

/** The smaller of the two models that the package ships: as good on receipts, a quarter of the size. */
const model = 'eng/4.0.0_best_int/eng.traineddata.gz';
const lstmOnly = 1;
/** A receipt is one block of text; taken for a page, its columns would be read one after the other. */
const oneBlock = '6';

/** Edges and dirt are taken for marks before and after the letters of a line. */
const specks = /^[^\p{L}\p{N}\p{Sc}(]+|[^\p{L}\p{N})%.]+$/gu;

/**
 * Plain JavaScript, because it runs as a process of its own (`read-image-text.ts`), from the sources and from the
 * bundle alike. Recognizes the characters of an image from its input; tells `{ lines, certainty }`.
 */
async function recognize(bytes) {
  const quiet = () => undefined;
  const core = await Tesseract({ print: quiet, printErr: quiet });
  const packages = dirname(
    dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  );
  core.FS.writeFile('eng.traineddata', gunzipSync(readFileSync(join(packages, model))));
  core.FS.writeFile('/input', bytes);
  const reader = new core.TessBaseAPI();
  reader.Init(null, 'eng', lstmOnly);
  reader.SetVariable('tessedit_pageseg_mode', oneBlock);
  if (reader.SetImageFile(uprightOf(bytes), 0) === 1) return { refusal: 'unreadable' };
  reader.Recognize(null);
  const lines = reader
    .GetUTF8Text()
    .split('\n')
    .map((line) => line.replace(specks, ''));
  return { lines, certainty: Math.max(0, Math.min(100, reader.MeanTextConf())) / 100 };
}

/** How the camera was held: the orientation of EXIF, 1 when it does not say. Only its usual forms are looked for. */
function uprightOf(bytes) {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64 * 1024));
  if (head.indexOf('Exif\0\0', 0, 'latin1') < 0) return 1;
  const bigEndian = head.indexOf(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0]));
  const littleEndian = head.indexOf(Buffer.from([0x12, 0x01, 3, 0, 1, 0, 0, 0]));
  const value = bigEndian >= 0 ? head[bigEndian + 9] : littleEndian >= 0 ? head[littleEndian + 8] : 1;
  return value >= 1 && value <= 8 ? value : 1;
}

// Whoever asked may be gone.
process.once('disconnect', () => process.exit());
try {
  process.send(await recognize(new Uint8Array(await buffer(process.stdin))));
} catch {
  process.send({ refusal: 'unreadable' });
}
