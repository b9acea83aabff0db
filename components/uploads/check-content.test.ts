import { describe, expect, it } from 'vitest';
import { smallCii } from '@/lib/electronic-invoice/testing/small-invoices';
import { contentProblem } from './check-content';
import { refusalOf } from './refusal';

const fileOf = (...start: (string | number)[]) =>
  new File(
    [new Uint8Array(start.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)))],
    'x',
  );

describe('contentProblem', () => {
  it.each([
    ['a PDF', fileOf('%PDF-1.7 and more')],
    ['a JPEG', fileOf(0xff, 0xd8, 0xff, 0xe0, 'and more')],
    ['a PNG', fileOf(0x89, 'PNG\r\n', 0x1a, '\n and more')],
    ['a WebP', fileOf('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')],
    ['an electronic invoice', fileOf(smallCii())],
  ])('lets %s go', async (_, file) => {
    expect(await contentProblem(file)).toBeNull();
  });

  it.each([
    ['a HEIC photo', fileOf(0, 0, 0, 24, 'ftypheic', 0, 0), /^A HEIC photo/],
    ['a TIFF', fileOf('II*', 0, 8, 0, 0, 0), /^A TIFF.* PDF/],
    [
      'a signed invoice',
      fileOf(0x30, 0x82, 0x12, 0x34, 6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 13, 1, 7, 2, 0xa0),
      /\(\.p7m\).* XML/,
    ],
    ['one in Base64', fileOf('MIIOtgYJKoZIhvcNAQcCoIIOpzCCDqMCAQEx'), /\(\.p7m\).* XML/],
    ['one in Base64 of another length', fileOf('MIAGCSqGSIb3DQEHAqCAMIACAQExDzAN'), /\(\.p7m\).* XML/],
    [
      'an archive',
      fileOf('PK', 3, 4, ...new Array(22).fill(0), 5, 0, 0, 0, 'a.pdf'),
      /^A ZIP archive\. Unpack it/,
    ],
    ['words', fileOf('Only words.'), /^Neither a PDF nor/],
    ['another XML', fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^Neither a PDF nor/],
    ['nothing', fileOf(), /^The file is empty/],
  ])('refuses %s for good', async (_, file, sentence) => {
    const problem = await contentProblem(file);
    expect(problem && refusalOf(problem)).toEqual({
      sentence: expect.stringMatching(sentence),
      canRetry: false,
    });
  });

  it('refuses a file that is gone', async () => {
    const gone = {
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
    } as unknown as Blob;
    const problem = await contentProblem(gone);
    expect(problem && refusalOf(problem).sentence).toMatch(/can no longer be read/);
  });
});
