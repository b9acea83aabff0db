import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { textPdf } from './text-pdf';

const textOf = async (bytes: Buffer) => {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  });
  return { text, totalPages };
};

it('is read back as it was written, in Western European letters', async () => {
  const lines = ['Bäckerei (Süd) \\ Co', 'Total   €12.50 – “paid”', 'żółć Ŵ 日'];
  const { text, totalPages } = await textOf(textPdf(lines));
  expect(text.replace(/\s+/g, ' ')).toBe('Bäckerei (Süd) \\ Co Total €12.50 – “paid” zólc W ?');
  expect(totalPages).toBe(1);
});

it('wraps long lines between words, goes on to further pages, and gives the same bytes', async () => {
  const lines = Array.from({ length: 200 }, (_, at) => `line ${at} ${'word '.repeat(20)}end`);
  const { text, totalPages } = await textOf(textPdf(lines));
  expect(totalPages).toBe(7);
  expect(text.replace(/\s+/g, ' ')).toContain(`line 199 ${'word '.repeat(20)}end`);
  expect(textPdf(lines).equals(textPdf(lines))).toBe(true);
});

it('of no lines is a page', async () => {
  expect((await textOf(textPdf([]))).totalPages).toBe(1);
});
