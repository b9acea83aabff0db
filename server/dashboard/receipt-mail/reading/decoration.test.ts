import { describe, expect, it } from 'vitest';
import { isDecoration, picturesOfSignature } from './decoration';

const enough = 30 * 1024;

function png(width: number, height: number, length = enough): Uint8Array {
  const bytes = Buffer.alloc(length);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

function jpeg(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(enough);
  bytes.write('ffd8ffe00004000affc0000b08', 'hex');
  bytes.writeUInt16BE(height, 13);
  bytes.writeUInt16BE(width, 15);
  return bytes;
}

const ofSignature = new Set(['logo@x']);

describe('a picture in a message', () => {
  it.each([
    ['of few bytes', { bytes: png(600, 900, 900) }],
    ['of the signature', { bytes: png(1200, 900), contentId: '<logo@x>' }],
    ['as flat as a banner', { bytes: png(1200, 300) }],
    ['as flat as a banner in JPEG', { bytes: jpeg(1200, 300) }],
    ['too low to be read', { bytes: jpeg(150, 80) }],
  ])('is decoration %s', (_, picture) => {
    expect(isDecoration(picture, ofSignature)).toBe(true);
  });

  it.each([
    ['of the size of a logo', { bytes: png(300, 200), contentId: '<map@x>' }],
    ['of a photo', { bytes: jpeg(1200, 1600) }],
    ['of a long receipt', { bytes: png(400, 2400) }],
    ['of another kind', { bytes: Buffer.alloc(enough, 'RIFF') }],
    ['that is broken', { bytes: Buffer.from(`ffd8ffe0${'00'.repeat(enough)}`, 'hex') }],
  ])('may be a receipt %s', (_, picture) => {
    expect(isDecoration(picture, ofSignature)).toBe(false);
  });
});

describe('the pictures of a signature', () => {
  it.each([
    ['by a class', '<p><img src="cid:a"></p><div class="gmail_signature"><b><img src="cid:b"></b></div>'],
    ['by an id', '<div id="x_Signature"><img src="CID:b"><br></div><p><img src="cid:c">'],
  ])('are told %s', (_, html) => {
    expect([...picturesOfSignature(html)]).toEqual(['b']);
  });

  it('are none where nothing is marked so', () => {
    expect(picturesOfSignature('<div><img src="cid:a"></div>').size).toBe(0);
    expect(picturesOfSignature('<div class="signature">'.repeat(100_000)).size).toBe(0);
  });
});
