import { expect, it, vi } from 'vitest';
import { sendableFile } from './sendable-file';

const fileOf = (start: string, name: string) => new File([Buffer.from(start, 'latin1')], name);
const copy = fileOf('\xff\xd8\xff', 'photo.jpg');

it('sends what the service takes as it is', async () => {
  const convert = vi.fn();
  const file = fileOf('%PDF-1.7', 'a.pdf');
  expect(await sendableFile(file, convert)).toEqual({ ok: true, value: file });
  expect(convert).not.toHaveBeenCalled();
});

it.each([
  ['HEIC', '\0\0\0\x18ftypheic'],
  ['AVIF', '\0\0\0\x18ftypavif'],
  ['GIF', 'GIF89a\x01\0\x01\0'],
  ['BMP', 'BM\x01\0\0\0'],
])('sends the copy of a photograph in %s that the browser makes', async (_, start) => {
  const result = await sendableFile(fileOf(start, 'photo'), () => Promise.resolve(copy));
  expect(result).toEqual({ ok: true, value: copy });
});

it.each([
  ['a photograph that the browser cannot open', '\0\0\0\x18ftypheic', 'heic_photo'],
  ['words', 'Only words.', 'unsupported_media_type'],
])('refuses %s', async (_, start, code) => {
  const result = await sendableFile(fileOf(start, 'photo'), () => Promise.resolve(null));
  expect(result).toMatchObject({ ok: false, problem: { code } });
});

it.each([
  ['II*\0', 'little-endian'],
  ['MM\0*', 'big-endian'],
])('makes no copy of a TIFF, whose further pages would be lost', async (start) => {
  const result = await sendableFile(fileOf(start, 'scan.tif'), () => Promise.resolve(copy));
  expect(result).toMatchObject({ ok: false, problem: { code: 'tiff' } });
});
