import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { ScannedPicture } from './scanned-pdf';

const receipt = new URL('receipt.png', import.meta.url);
const gray = '/ColorSpace /DeviceGray /BitsPerComponent';

/** The receipt in colours, as telephones write it; turned clockwise. */
export async function jpegPicture(degrees = 0): Promise<ScannedPicture> {
  const { data, info } = await opened().rotate(degrees).jpeg().toBuffer({ resolveWithObject: true });
  const entries = `/ColorSpace ${info.channels === 1 ? '/DeviceGray' : '/DeviceRGB'} /BitsPerComponent 8 /Filter /DCTDecode`;
  return { width: info.width, height: info.height, entries, data };
}

export async function flatePicture(): Promise<ScannedPicture> {
  const { data, info } = await opened().toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const entries = `${gray} 8 /Filter /FlateDecode`;
  return { width: info.width, height: info.height, entries, data: deflateSync(data) };
}

/** In black and white, as fax machines and office scanners write it (ITU-T T.6). */
export async function ccittPicture(): Promise<ScannedPicture> {
  const { width, height, data } = await fax(false);
  const parameters = `<< /K -1 /Columns ${width} /Rows ${height} /BlackIs1 true >>`;
  return { width, height, entries: `${gray} 1 /Filter /CCITTFaxDecode /DecodeParms ${parameters}`, data };
}

/** The same in segments of JBIG2 (ITU-T T.88): what a page is, and a region that fills it, coded as a fax. */
export async function jbig2Picture(): Promise<ScannedPicture> {
  const { width, height, data } = await fax(true);
  const page = Buffer.concat([uint32(width, height, 0, 0), Buffer.from([0, 0, 0])]);
  const region = Buffer.concat([uint32(width, height, 0, 0), Buffer.from([0, 1]), data]);
  const bytes = Buffer.concat([segment(0, 48, page), segment(1, 38, region)]);
  return { width, height, entries: `${gray} 1 /Filter /JBIG2Decode`, data: bytes };
}

/** JPEG 2000 (ITU-T T.800), which nothing here writes. */
export function jpxPicture(): ScannedPicture {
  const data = readFileSync(new URL('receipt.j2k', import.meta.url));
  return { width: 420, height: 560, entries: '/ColorSpace /DeviceGray /Filter /JPXDecode', data };
}

function opened() {
  return sharp(readFileSync(receipt)).flatten({ background: 'white' });
}

/** One tile of a TIFF that is as large as the picture, so that its bytes are one fax. Tiles are multiples of 16 wide and high. */
async function fax(isWhiteZero: boolean) {
  const { width = 0, height = 0 } = await opened().metadata();
  const [columns, rows] = [Math.ceil(width / 16) * 16, Math.ceil(height / 16) * 16];
  const black = opened()
    .extend({ right: columns - width, bottom: rows - height, background: 'white' })
    .threshold(150);
  const tiff = await black
    .negate(isWhiteZero)
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1, tile: true, tileWidth: columns, tileHeight: rows })
    .toBuffer();
  const [start, length] = [tagOf(tiff, 324), tagOf(tiff, 325)];
  return { width: columns, height: rows, data: tiff.subarray(start, start + length) };
}

/** The value of a field of the first directory of a little-endian TIFF. */
function tagOf(tiff: Buffer, tag: number): number {
  const directory = tiff.readUInt32LE(4);
  for (let at = directory + 2; at < directory + 2 + 12 * tiff.readUInt16LE(directory); at += 12) {
    if (tiff.readUInt16LE(at) === tag) return tiff.readUInt32LE(at + 8);
  }
  throw new Error(`no field ${tag}`);
}

function segment(number: number, type: number, data: Buffer): Buffer {
  return Buffer.concat([uint32(number), Buffer.from([type, 0, 1]), uint32(data.length), data]);
}

function uint32(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [at, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * at);
  return bytes;
}
