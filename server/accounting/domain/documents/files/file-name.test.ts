import { describe, expect, it } from 'vitest';
import { cleanFileName, downloadName } from './file-name';

describe('the name a file is kept under', () => {
  it.each([
    ['receipt.pdf', 'receipt.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\scan.png', 'scan.png'],
    ['/', 'document.pdf'],
    ['..', 'document.pdf'],
    ['', 'document.pdf'],
    ['a\u0000b\r\nc.pdf', 'abc.pdf'],
    ['reçu 領収書 🧾.pdf', 'reçu 領収書 🧾.pdf'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['half \ud83e.pdf', 'half \ufffd.pdf'],
  ])('%j becomes %j', (sent, kept) => {
    expect(cleanFileName(sent, 'application/pdf')).toBe(kept);
  });
});

describe('the name a file is handed out under', () => {
  it.each([
    ['scan.png', 'image/png', 'scan.png'],
    ['SCAN.JPEG', 'image/jpeg', 'SCAN.JPEG'],
    ['page.html', 'image/png', 'page.html.png'],
    ['setup.exe', 'application/pdf', 'setup.exe.pdf'],
    ['png', 'image/png', 'png.png'],
  ] as const)('%j of %s becomes %j', (name, type, expected) => {
    expect(downloadName(name, type)).toBe(expected);
  });
});
