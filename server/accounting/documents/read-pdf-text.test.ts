import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { smallCii, smallUbl } from '@/lib/electronic-invoice/testing/small-invoices';
import { pdfShowing, pdfWithFile, smallPdf } from '../domain/documents/testing/small-files';
import { readPdfText } from './read-pdf-text';

const read = async (bytes: Buffer) => {
  const text = await readPdfText(new Blob([new Uint8Array(bytes)]).stream());
  return text.ok ? { ok: true, value: text.value.pages } : text;
};

it('reads the lines of a page from the top down', async () => {
  const pdf = smallPdf(['Northwind Paper LLC', 'Date: 2026-03-04', 'Total (USD) 1,234.56']);
  expect(await read(pdf)).toEqual({
    ok: true,
    value: [['Northwind Paper LLC', 'Date: 2026-03-04', 'Total (USD) 1,234.56']],
  });
});

it('reads no line off a page without text', async () => {
  expect(await read(smallPdf([]))).toEqual({ ok: true, value: [[]] });
});

describe('an electronic invoice', () => {
  const attached = async (name: string, xml: string) => {
    const pdf = pdfWithFile(['Muster Papier GmbH'], name, xml);
    const text = await readPdfText(new Blob([new Uint8Array(pdf)]).stream());
    const bytes = text.ok ? text.value.invoice : null;
    return bytes && Buffer.from(bytes).toString();
  };

  it('is taken from the files that are attached', async () => {
    expect(await attached('factur-x.xml', smallCii())).toBe(smallCii());
    expect(await attached('rechnung 17.xml', smallUbl())).toBe(smallUbl());
  });

  it('is none of the other files', async () => {
    expect(await attached('order.xml', '<Order/>')).toBeNull();
    expect(await attached('invoice.txt', smallCii())).toBeNull();
  });
});

it('joins what only a change of font parts', async () => {
  const bold = '/F2 12 Tf';
  const shown = `/F1 12 Tf 50 780 Td (SUM EUR 1) Tj ${bold} (1,) Tj /F1 12 Tf (00) Tj ${bold} ( A) Tj`;
  expect(await read(pdfShowing(shown))).toEqual({ ok: true, value: [['SUM EUR 11,00 A']] });
});

it('keeps what a gap parts', async () => {
  const shown = '/F1 12 Tf 50 780 Td (Total) Tj /F2 12 Tf 60 0 Td (4) Tj 20 0 Td (250,00) Tj';
  expect(await read(pdfShowing(shown))).toEqual({ ok: true, value: [['Total 4 250,00']] });
});

it('takes for one line what is hardly higher', async () => {
  const shown = '/F1 10 Tf 50 747.6 Td (Total) Tj 100 -0.4 Td (9.50) Tj';
  expect(await read(pdfShowing(shown))).toEqual({ ok: true, value: [['Total 9.50']] });
});

it.each([
  [90, '0 1 -1 0 100 50', '0 1 -1 0 100 400', '0 1 -1 0 130 50'],
  [180, '-1 0 0 -1 545 60', '-1 0 0 -1 195 60', '-1 0 0 -1 545 90'],
  [270, '0 -1 1 0 495 792', '0 -1 1 0 495 442', '0 -1 1 0 465 792'],
  [-90, '0 -1 1 0 495 792', '0 -1 1 0 495 442', '0 -1 1 0 465 792'],
])('reads the lines of a page that is turned by %i degrees as it is shown', async (turn, ...[a, b, c]) => {
  const shown = `/F1 12 Tf ${a} Tm (Total) Tj 60 0 Td /F2 12 Tf (EUR) Tj ${b} Tm (108,00) Tj ${c} Tm (Paid) Tj`;
  expect(await read(pdfShowing(shown, turn))).toEqual({ ok: true, value: [['Total EUR 108,00', 'Paid']] });
});

it('joins what only a change of font parts on a turned page', async () => {
  const shown = '/F1 12 Tf 0 1 -1 0 100 50 Tm (EUR 1) Tj /F2 12 Tf (1,00) Tj';
  expect(await read(pdfShowing(shown, 90))).toEqual({ ok: true, value: [['EUR 11,00']] });
});

describe('what is unreadable', () => {
  /** 64 MiB of spaces that take 64 KiB, with a page that claims to show them. */
  const bomb = deflateSync(Buffer.alloc(64 * 1024 ** 2, '(a) Tj '));
  const exploding = Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>\nendobj\n4 0 obj\n<< /Length ${bomb.length} /Filter /FlateDecode >>\nstream\n`,
    ),
    bomb,
    Buffer.from('\nendstream\nendobj\ntrailer << /Size 5 /Root 1 0 R >>\n%%EOF'),
  ]);
  it.each([
    ['a mark with nothing behind it', Buffer.from('%PDF-1.4')],
    ['a mark with something else behind it', Buffer.from(`%PDF-1.4 ${'<html>'.repeat(1000)}`)],
    ['a page that fills the memory', exploding],
  ])('is %s', { timeout: 30_000 }, async (_, bytes) => {
    expect(await read(bytes)).toEqual({ ok: false, problem: 'unreadable' });
  });
});
