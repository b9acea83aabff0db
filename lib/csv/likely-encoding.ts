import chardet from 'chardet';
import { type Decode, encodingByCurrency } from './letters-of-currency';

const headBytes = 2048;
const sampleBytes = 16_384;
const leastGuessConfidence = 25;
/** Of a letter or two any language could be the right one. */
const leastForeignBytes = 4;
/** Encodings of several bytes a letter are believed only on strong evidence: two accents in a row look like one. */
const leastMultibyteConfidence = 60;

/** What reads encodings: not every one knows the same. */
export type EncodingReader = { decode: Decode; isKnown: (encoding: string) => boolean };

/**
 * The encoding of a text that is not UTF-8 and does not say what it is: by the letters of the currency's language and
 * by what the letters look like; Windows-1252 last, in which every byte is a letter.
 * @param currency of the books
 * @param reader what will read the text, and knows the answer; by itself Node.js 20 reads no quotation marks in Windows-1252
 */
export function likelyEncoding(
  bytes: Uint8Array,
  currency?: string,
  { decode, isKnown }: EncodingReader = ofPlatform,
): string {
  const sample = foreignSample(bytes);
  const guessed = guessedEncoding(sample, isKnown);
  const head = decode(bytes.subarray(0, headBytes), 'latin1');
  return encodingByCurrency(sample, currency, head, guessed, decode) ?? guessed ?? 'windows-1252';
}

const ofPlatform: EncodingReader = {
  decode: (bytes, encoding) => new TextDecoder(encoding).decode(bytes),
  isKnown: (encoding) => {
    try {
      return new TextDecoder(encoding).encoding !== '';
    } catch {
      return false;
    }
  },
};

/** Windows-1252 is ISO-8859-1 with letters where that has unprintable controls. */
export function withPrintableControls(name: string): string {
  return /^(iso-?8859-?1|latin-?1)$/.test(name) ? 'windows-1252' : name;
}

function guessedEncoding(sample: Uint8Array, isKnown: EncodingReader['isKnown']): string | null {
  if (sample.filter((byte) => byte >= 0x80).length < leastForeignBytes) return null;
  const best = chardet.analyse(sample)[0];
  if (!best || !isKnown(best.name)) return null;
  const isSingleByte = /^(iso-8859|windows-12|koi8)/i.test(best.name);
  const enough = isSingleByte ? leastGuessConfidence : leastMultibyteConfidence;
  return best.confidence < enough ? null : withPrintableControls(best.name.toLowerCase());
}

/** The lines' parts around bytes above ASCII: only these tell encodings apart. */
function foreignSample(bytes: Uint8Array): Uint8Array {
  const sample = new Uint8Array(sampleBytes);
  let filled = 0;
  let copied = 0;
  for (let at = 0; at < bytes.length && filled < sampleBytes; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    const until = Math.min(bytes.length, at + 16);
    for (copied = Math.max(copied, at - 16); copied < until && filled < sampleBytes; copied += 1) {
      sample[filled] = bytes[copied] ?? 0;
      filled += 1;
    }
  }
  return sample.subarray(0, filled);
}
