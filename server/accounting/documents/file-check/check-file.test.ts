import { describe, expect, it } from 'vitest';
import { smallCii, smallUbl } from '@/lib/electronic-invoice/testing/small-invoices';
import { smallJpeg, smallPdf, smallPng, smallWebp } from '../../domain/documents/testing/small-files';
import { checkFile, maximumPixels } from './check-file';
import { imageSize } from './image-size';

/** The same bytes at once, and in pieces that cut through whatever is looked at. */
const waysToCome = (bytes: Buffer) => [1, 3, bytes.length].map((step) => inPieces(bytes, step));
function* inPieces(bytes: Buffer, step: number) {
  for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
}

const text = (content: string) => Buffer.from(content, 'latin1');

describe('what is kept', () => {
  it.each([
    ['a PDF', smallPdf(['Total 1.00']), 'application/pdf'],
    ['a PNG', smallPng(), 'image/png'],
    ['a JPEG', smallJpeg(), 'image/jpeg'],
    ['a JPEG with bytes behind its end', Buffer.concat([smallJpeg(), text('more')]), 'image/jpeg'],
    ['a WebP', smallWebp('VP8 '), 'image/webp'],
    ['an electronic invoice', text(smallCii()), 'application/xml'],
    ['one behind a comment', text(smallUbl()), 'application/xml'],
    ['an image with as many pixels as may be', smallPng(maximumPixels / 10_000, 10_000), 'image/png'],
  ])('%s', async (_, bytes, type) => {
    for (const parts of waysToCome(bytes)) expect(await checkFile(parts)).toEqual({ ok: true, value: type });
  });
});

it.each(['heic', 'mif1', 'avif'])('names the kind of photo that telephones write: %s', async (brand) => {
  const checked = await checkFile(inPieces(text(`\0\0\0\x18ftyp${brand}\0\0\0\0`), 5));
  expect(checked).toMatchObject({
    ok: false,
    problem: { code: 'unsupported_media_type', detail: expect.stringMatching(/^HEIC .* JPEG/) },
  });
});

it('names a TIFF, and what to do with it', async () => {
  expect(await checkFile(inPieces(text('II*\0\x08\0\0\0'), 3))).toMatchObject({
    ok: false,
    problem: { code: 'unsupported_media_type', detail: expect.stringMatching(/^TIFF .* PDF/) },
  });
});

it('names a signed file, and what to do with it', async () => {
  const signed = text('\x30\x80\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x07\x02\xa0\x80');
  expect(await checkFile(inPieces(signed, 5))).toMatchObject({
    ok: false,
    problem: { code: 'unsupported_media_type', detail: expect.stringMatching(/^Signed files .* XML/) },
  });
});

describe('what is refused', () => {
  it.each([
    ['nothing at all', text(''), 'validation_failed'],
    ['a page of HTML', text('<!doctype html><script>alert(1)</script>'), 'unsupported_media_type'],
    ['HTML with the mark of a PDF further in', text('<script></script>%PDF-1.4'), 'unsupported_media_type'],
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unsupported_media_type'],
    [
      'XHTML',
      text('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'),
      'unsupported_media_type',
    ],
    ['a page around an invoice', text(`<html><body>${smallUbl()}`), 'unsupported_media_type'],
    ['an invoice in no namespace that is known', text('<Invoice xmlns="urn:x"/>'), 'unsupported_media_type'],
    ['a zip', text('PK\x03\x04\x14\x00'), 'unsupported_media_type'],
    ['a GIF', text('GIF89a\x01\x00\x01\x00'), 'unsupported_media_type'],
    ['RIFF that is sound', text('RIFF\x24\x00\x00\x00WAVEfmt '), 'unsupported_media_type'],
    ['a mark alone', text('%PD'), 'unsupported_media_type'],
    ['a PNG of its signature alone', smallPng().subarray(0, 8), 'broken_file'],
    [
      'a PNG without a picture',
      Buffer.concat([smallPng().subarray(0, 33), smallPng().subarray(-12)]),
      'broken_file',
    ],
    ['a PNG cut off before its end', smallPng().subarray(0, -1), 'broken_file'],
    ['a PNG without width', smallPng(0, 1), 'broken_file'],
    ['a JPEG of its mark alone', smallJpeg().subarray(0, 3), 'broken_file'],
    ['a JPEG cut off in its header', smallJpeg().subarray(0, 20), 'broken_file'],
    ['a JPEG cut off in its scan', smallJpeg().subarray(0, -2), 'broken_file'],
    ['a JPEG without height', smallJpeg(1, 0), 'broken_file'],
    ['a WebP cut off', smallWebp('VP8X').subarray(0, -1), 'broken_file'],
    ['a PNG that states too many pixels', smallPng(2 ** 31 - 1, 2 ** 31 - 1), 'validation_failed'],
    ['one pixel row too many', smallPng(maximumPixels / 10_000, 10_001), 'validation_failed'],
    ['a JPEG that states too many pixels', smallJpeg(65_535, 65_535), 'validation_failed'],
    ['a WebP that states too many pixels', smallWebp('VP8X', 2 ** 24, 2 ** 24), 'validation_failed'],
  ])('%s', async (_, bytes, code) => {
    for (const parts of waysToCome(bytes))
      expect(await checkFile(parts)).toMatchObject({ ok: false, problem: { code } });
  });
});

it.each([
  ['image/png', smallPng(640, 480)],
  ['image/jpeg', smallJpeg(640, 480)],
  ['image/webp', smallWebp('VP8 ', 640, 480)],
  ['image/webp', smallWebp('VP8L', 640, 480)],
  ['image/webp', smallWebp('VP8X', 640, 480)],
] as const)('reads the size of %s from its header', async (type, bytes) => {
  for (const parts of waysToCome(bytes))
    expect(await imageSize(type, parts)).toEqual({ width: 640, height: 480 });
});
