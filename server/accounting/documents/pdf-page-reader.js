import { buffer } from 'node:stream/consumers';
import { answerWith } from './recognition/answer-with.js';
import { pictureOfPage } from './recognition/pdf-page.js';
import { mostSide, readPage } from './recognition/read-page.js';

const nothing = { pieces: [], turn: 0 };

/**
 * Plain JavaScript, because it runs as a process of its own (`read-image-text.ts`), from the sources and from the
 * bundle alike. Reads a scanned page of a PDF from its input: which one, and whether it has text of its own, are its arguments.
 * Sends `{ pieces, turn, used }`.
 */
await answerWith(async () => {
  const [number, hasText] = process.argv.slice(2);
  const picture = await pictureOfPage(
    await buffer(process.stdin),
    Number(number),
    hasText === 'with-text',
    mostSide,
  );
  return picture === null ? nothing : readPage(picture);
});
