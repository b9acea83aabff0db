import { Parser } from 'htmlparser2';

/** A logo, a line or a pixel that counts who has read; a receipt as a picture has more bytes. */
const leastBytes = 20 * 1024;
/** Lower or narrower than what can be read off it, or as flat as a banner; receipts are higher than wide. */
const leastSide = 100;
const flattest = 2.5;

/** How mail programs mark what they put below a message: "gmail_signature", "moz-signature", "Signature". */
const SIGNATURE = /signature/i;
const mostDepth = 1000;
const longestHtml = 2 * 1024 ** 2;

/**
 * The pictures that stand in the signature of an HTML message, by their content ids.
 * @param {string} html
 * @returns {Set<string>}
 */
export function picturesOfSignature(html) {
  /** @type {Set<string>} */
  const ids = new Set();
  let depth = 0;
  let signatureDepth = 0;
  const parser = new Parser({
    onopentag(name, { class: marks = '', id = '', src = '' }) {
      depth += 1;
      if (signatureDepth === 0 && (SIGNATURE.test(marks) || SIGNATURE.test(id))) signatureDepth = depth;
      if (signatureDepth > 0 && name === 'img' && /^cid:/i.test(src)) ids.add(src.slice(4));
    },
    onclosetag() {
      if (depth === signatureDepth) signatureDepth = 0;
      depth -= 1;
    },
  });
  const read = html.slice(0, longestHtml);
  for (let at = 0; at < read.length && depth < mostDepth; at += 16 * 1024) {
    parser.write(read.slice(at, at + 16 * 1024));
  }
  return ids;
}

/**
 * Whether a picture that a message shows between its lines is a logo, a banner or of the signature, and no receipt.
 * @param {{ bytes: Uint8Array, contentId?: string }} picture
 * @param {ReadonlySet<string>} ofSignature the content ids of the pictures that stand in its signature
 */
export function isDecoration({ bytes, contentId = '' }, ofSignature) {
  if (bytes.length < leastBytes || ofSignature.has(contentId.replace(/^<|>$/g, ''))) return true;
  const size = dotsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  if (size === null) return false;
  const { width, height } = size;
  return Math.min(width, height) < leastSide || width >= flattest * height;
}

/** Of a PNG by its first chunk, of a JPEG by its start of frame; null where neither is there. */
function dotsOf(bytes) {
  if (bytes.length >= 24 && bytes.toString('latin1', 1, 4) === 'PNG') {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1];
    const startsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (startsFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return null;
}
