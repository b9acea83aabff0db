import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { answerWith } from './recognition/answer-with.js';
import { mostSide, readPage } from './recognition/read-page.js';

/** As it is shown, without transparency, three bytes a pixel. */
async function openImage(bytes) {
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .rotate()
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .resize({ width: mostSide, height: mostSide, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Plain JavaScript, because it runs as a process of its own (`read-image-text.ts`), from the sources and from the
 * bundle alike. Reads the text of an image from its input; sends `{ pieces, turn, used }`.
 */
await answerWith(async () => readPage(await openImage(await buffer(process.stdin))));
