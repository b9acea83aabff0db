import { describe, expect, it } from 'vitest';
import { smallUbl } from '@/lib/electronic-invoice/testing/small-invoices';
import { manyParts, written } from '../testing/messages';
import { readMessage } from './read-message';

const pdf = Buffer.from('%PDF-1.4 a receipt');
const must = async (raw: Buffer) => {
  const read = await readMessage(raw);
  if (!read.ok) throw new Error(read.problem);
  return read.value;
};

describe('a message', () => {
  it('gives its sender, its files and its text', async () => {
    const raw = await written({
      to: 'receipts-x@in.example',
      subject: 'Ihre Rechnung Nº 7',
      html: '<p>Total <b>12.50</b></p>',
      attachments: [
        { filename: 'Müller & Söhne.pdf', content: pdf },
        { filename: 'terms.docx', content: 'PK' },
        { filename: 'logo.png', content: Buffer.alloc(900, 1), cid: 'logo', contentDisposition: 'inline' },
      ],
    });
    const message = await must(raw);
    expect(message).toMatchObject({
      from: { address: 'billing@vendor.example', name: 'Billing' },
      to: ['receipts-x@in.example'],
      subject: 'Ihre Rechnung Nº 7',
      lines: ['Total 12.50'],
    });
    expect(message.files.find(({ name }) => name === 'Müller & Söhne.pdf')).toMatchObject({
      type: 'application/pdf',
    });
    expect(message.left).toBe(1);
  });

  it('gives electronic invoices, and no other XML', async () => {
    const attachments = [
      { filename: 'xrechnung.xml', content: smallUbl(), contentType: 'text/xml' },
      { filename: 'sitemap.xml', content: '<urlset/>', contentType: 'application/xml' },
    ];
    const message = await must(await written({ subject: 'Rechnung', text: 'Guten Tag', attachments }));
    expect(message.files.map(({ name }) => name)).toEqual(['xrechnung.xml']);
    expect(message.left).toBe(1);
  });

  it('leaves the pictures of the signature, and keeps those that may be receipts', async () => {
    const content = Buffer.alloc(30 * 1024, 1);
    const shown = (cid: string) => ({
      filename: `${cid}.png`,
      content,
      cid,
      contentDisposition: 'inline' as const,
    });
    const html = '<img src="cid:photo"><div class="gmail_signature">Yours, Ann<img src="cid:logo"></div>';
    const raw = await written({ subject: 'Lunch', html, attachments: [shown('photo'), shown('logo')] });
    expect((await must(raw)).files.map(({ name }) => name)).toEqual(['photo.png']);
  });

  it('gives all that the mail server found out about its sender, and no sender where it names several', async () => {
    const names = Array.from({ length: 300 }, (_, at) => `\r\n\tdkim=fail header.d=sender${at}.example;`);
    const field = (server: string, results: string) => `Authentication-Results: ${server}; ${results}\r\n`;
    const head =
      field('mx.in.example 1', 'spf=fail smtp.mailfrom=firm.example') +
      field('mx.elsewhere.example', 'dmarc=pass header.from=firm.example') +
      `Authentication-Results: mx.in.example;${names.join('')}\r\n\tdmarc=fail header.from=firm.example`;
    const message = await must(
      Buffer.from(`${head}\r\nFrom: owner@firm.example, x@elsewhere.example\r\n\r\nTotal 12.00\r\n`),
    );
    expect(message.checks).toEqual([
      expect.stringMatching(/^mx\.in\.example 1; spf=fail/),
      expect.stringMatching(/^mx\.in\.example;.*dmarc=fail header\.from=firm\.example$/s),
    ]);
    expect(message.from.address).toBe('');
  });

  it('gives names and a subject that can be kept, whatever characters are in them', async () => {
    const name = (words: string) => `=?utf-8?q?${words}?=`;
    const file = (filename: string) =>
      `--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="${filename}"\r\n\r\n${pdf}\r\n`;
    const raw = Buffer.from(
      [
        `From: ${name('Corner=00Hardware')} <billing@vendor.example>`,
        `Subject: ${name('Invoice=00=1B_7')} ${'a'.repeat(289)}😀`,
        'MIME-Version: 1.0',
        'Content-Type: multipart/mixed; boundary=b',
        '',
        `${file(name('in=00voice.pdf'))}${file(`${'a'.repeat(254)}😀.pdf`)}--b--\r\n`,
      ].join('\r\n'),
    );
    const { from, subject, files } = await must(raw);
    expect(from.name).toBe('Corner Hardware');
    expect(subject).toBe(`Invoice 7 ${'a'.repeat(289)}`);
    expect(files.map(({ name }) => name)).toEqual(['in voice.pdf', 'a'.repeat(254)]);
  });

  it.each([
    ['10,000 parts', manyParts(10_000, 'x')],
    ['parts in parts, 20,000 deep', manyParts(20_000, 'x', true)],
    ['a header without end', Buffer.from(`Subject: ${'x'.repeat(20 * 1024 ** 2)}`)],
    ['nothing but NUL', Buffer.alloc(20 * 1024 ** 2)],
    [
      'a boundary at every line',
      Buffer.from(`Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n'.repeat(500_000)}`),
    ],
  ])('of %s ends within bounds', async (_, raw) => {
    const read = await readMessage(raw);
    if (read.ok) {
      expect(read.value.files.length).toBeLessThanOrEqual(20);
      expect(read.value.lines.length).toBeLessThanOrEqual(2000);
    } else expect(read.problem).toBe('unreadable');
  });
});
