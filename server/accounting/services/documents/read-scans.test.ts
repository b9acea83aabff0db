import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { type ScannedPicture, scannedPdf } from '../../documents/testing/scanned-pdf';
import {
  ccittPicture,
  flatePicture,
  jbig2Picture,
  jpegPicture,
  jpxPicture,
} from '../../documents/testing/scanned-pictures';
import { nothingRead } from '../../domain/documents/extraction';
import { readFile } from './read-file';

const reader = { businessName: '', businessCurrency: 'USD', uploadedOn: '2026-04-01' } as const;
const read = (bytes: Buffer) =>
  readFile('application/pdf', { open: () => new Blob([new Uint8Array(bytes)]).stream() }, reader);

async function readWhole(bytes: Buffer) {
  const result = await read(bytes);
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}

const receiptRead = {
  totalAmount: { value: '20.25', place: { page: 1 } },
  issuedOn: { value: '2026-03-14', place: { page: 1 } },
};

describe('a scan without a text layer is read as its picture is', { timeout: 60_000 }, () => {
  it.each<[string, () => ScannedPicture | Promise<ScannedPicture>]>([
    ['JPEG', jpegPicture],
    ['deflated pixels', flatePicture],
    ['CCITT', ccittPicture],
    ['JBIG2', jbig2Picture],
    ['JPEG 2000', jpxPicture],
  ])('%s', async (_, picture) => {
    const { extraction, text } = await readWhole(scannedPdf([{ picture: await picture() }]));
    expect(extraction).toMatchObject(receiptRead);
    expect(text).toMatch(/CEDAR PAPER SUPPLY/);
  });

  it('that lies on its side, by its pixels or by what the page says', async () => {
    const lying = await readWhole(scannedPdf([{ picture: await jpegPicture(270) }]));
    expect(lying.extraction).toMatchObject({ ...receiptRead, turn: 90 });
    const turned = await readWhole(scannedPdf([{ picture: await jpegPicture(270), rotate: 90 }]));
    expect(turned.extraction).toMatchObject(receiptRead);
    expect(turned.extraction.turn).toBeUndefined();
  });

  it('whose scanning program wrote its name below it', async () => {
    const page = { picture: await jpegPicture(), text: ['Scanned by a program'], share: 0.9 };
    expect((await readWhole(scannedPdf([page]))).extraction).toMatchObject(receiptRead);
  });

  it('behind a page of text', async () => {
    const letter = { text: ['Dear customer, here is the receipt that you asked us for.', 'Kind regards'] };
    const { extraction, text } = await readWhole(scannedPdf([letter, { picture: await jpegPicture() }]));
    expect(extraction).toMatchObject({ totalAmount: { value: '20.25', place: { page: 2 } } });
    expect(text).toMatch(/^Dear customer.*CEDAR PAPER SUPPLY/s);
  });

  it('of which no more than the first pages are read', async () => {
    const empty = { text: [] };
    const { text } = await readWhole(scannedPdf([empty, empty, empty, { picture: await jpegPicture() }]));
    expect(text).toBe('');
  });
});

describe('what cannot be read is kept, with nothing read', { timeout: 90_000 }, () => {
  /** 40,000 pixels a side, of one colour: small in the file, 1.6 billion bytes when decoded. */
  const huge = async () => {
    const row = Buffer.alloc(40_000);
    const data = deflateSync(Buffer.concat(Array.from({ length: 4000 }, () => row)));
    return {
      width: 40_000,
      height: 40_000,
      entries: '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
      data,
    };
  };
  const cutOff = async () => {
    const picture = await jpegPicture();
    return { ...picture, data: picture.data.subarray(0, 300) };
  };
  it.each<[string, () => Promise<ScannedPicture>]>([
    ['a picture that is too large', huge],
    ['a picture that is cut off', cutOff],
  ])('%s', async (_, picture) => {
    const { extraction } = await readWhole(scannedPdf([{ picture: await picture() }]));
    expect(extraction).toEqual(nothingRead);
  });

  it('but for the pages that can be', async () => {
    const pages = [{ picture: await cutOff() }, { picture: await jpegPicture() }];
    expect((await readWhole(scannedPdf(pages))).extraction).toMatchObject({
      totalAmount: { value: '20.25' },
    });
  });

  it('behind a password', async () => {
    const pdf = new PDFDocument({ userPassword: 'secret' });
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.image((await jpegPicture()).data, 0, 0);
    pdf.end();
    await new Promise((resolve) => pdf.on('end', resolve));
    expect((await readWhole(Buffer.concat(parts))).extraction).toEqual(nothingRead);
  });
});
