import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { textPdf } from './text-pdf';

const textOf = async (bytes: Buffer) => {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  });
  return { text: text.replace(/\s+/g, ' '), totalPages };
};

it('is read back as it was written, in all letters of the packaged fonts', async () => {
  const lines = ['Bäckerei (Süd) \\ Co', 'Total   €12.50 – “paid”', 'żółć Ŵ ₹ 45 Привет Ελλάδα Việt', '日'];
  const { text, totalPages } = await textOf(await textPdf(lines));
  expect(text).toContain('Bäckerei (Süd) \\ Co Total €12.50 – “paid” żółć Ŵ ₹ 45 Привет Ελλάδα Việt ?');
  expect(totalPages).toBe(1);
});

it('keeps the columns of a text apart, one below the other', async () => {
  const pdf = await getDocumentProxy(
    new Uint8Array(await textPdf(['Item          Price', 'Iron nail      4.20', 'Widest hinge   12.00'])),
  );
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const xOf = (text: string) =>
    items.flatMap((item) => ('str' in item && item.str === text ? item.transform[4] : []))[0];
  expect(xOf('4.20')).toBe(xOf('12.00'));
  expect(xOf('Price')).toBeGreaterThan(xOf('Item') + 60);
});

it('wraps long lines between words, goes on to further pages, and gives the same bytes', async () => {
  const lines = Array.from({ length: 200 }, (_, at) => `line ${at} ${'word '.repeat(30)}end`);
  const { text, totalPages } = await textOf(await textPdf(lines));
  expect(totalPages).toBeGreaterThan(4);
  expect(text).toContain(`line 199 ${'word '.repeat(30)}end`);
  expect((await textPdf(lines)).equals(await textPdf(lines))).toBe(true);
});

it('breaks a word that is wider than the sheet', async () => {
  const { text } = await textOf(await textPdf([`https://shop.example/${'a'.repeat(900)}`]));
  expect(text.replaceAll(' ', '')).toContain('a'.repeat(900));
});

it('leaves out what is longer than a receipt, and says so', async () => {
  const { text } = await textOf(await textPdf(Array.from({ length: 2000 }, () => 'x'.repeat(1999))));
  expect(text).toContain('The rest of the message is left out');
});

it('is tagged, and of no lines a page', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await textPdf([])));
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect(pdf.numPages).toBe(1);
});
