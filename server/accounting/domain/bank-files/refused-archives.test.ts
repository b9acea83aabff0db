import { expect, it } from 'vitest';
import { readBankFile } from './read-bank-file';

const bytesOf = (...parts: (number[] | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  );

/** An archive as far as its names tell it: the files, and the directory at the end. */
function archiveOf(...files: [name: string, content: string][]): Uint8Array {
  const entries = files.map(([name, content]) =>
    bytesOf('PK', [3, 4], new Array(22).fill(0), [name.length, 0, 0, 0], name, content),
  );
  const directory = files.map(([name]) =>
    bytesOf('PK', [1, 2], new Array(24).fill(0), [name.length, 0], new Array(16).fill(0), name),
  );
  return Uint8Array.from([...entries, ...directory].flatMap((part) => [...part]));
}

it.each([
  [
    'a spreadsheet of LibreOffice',
    archiveOf(['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'], ['content.xml', '']),
    'an OpenDocument spreadsheet. Save it as CSV, and import that.',
  ],
  [
    'a document of Numbers',
    archiveOf(['Index/Document.iwa', ''], ['preview.jpg', '']),
    'a document of Numbers, Pages or Keynote. Export it as CSV, and import that.',
  ],
  [
    'a document of Word, which begins like a workbook',
    archiveOf(['[Content_Types].xml', ''], ['word/document.xml', '']),
    'a Word document. Download the movements from the bank in one of these formats.',
  ],
  [
    'a presentation',
    archiveOf(['[Content_Types].xml', ''], ['ppt/presentation.xml', '']),
    'a PowerPoint presentation. Download the movements from the bank in one of these formats.',
  ],
  [
    'a workbook behind another file',
    archiveOf(['custom.xml', ''], ['xl/workbook.xml', '']),
    'an Excel workbook. Save the workbook as CSV, and import that.',
  ],
])('%s is recognised', (_name, bytes, what) => {
  const message = expect.stringContaining(`seems to be ${what}`);
  expect(readBankFile(bytes)).toEqual({ ok: false, problem: { code: 'unrecognized_file', message } });
});
