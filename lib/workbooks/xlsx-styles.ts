import { builtInFormat, type NumberFormat, numberFormat } from './number-format';
import { readXmlPieces } from './read-xml';

/** The format of each style that a cell may have, by its place. */
export async function readStyles(pieces: AsyncIterable<Uint8Array> | null): Promise<NumberFormat[]> {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let isOfCells = false;
  if (pieces)
    await readXmlPieces(pieces, {
      open: (name, { numFmtId, formatCode }) => {
        if (name === 'cellXfs') isOfCells = true;
        if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
        if (name === 'xf' && isOfCells) ids.push(Number(numFmtId ?? 0));
      },
      close: (name) => {
        if (name === 'cellXfs') isOfCells = false;
      },
    });
  return ids.map((id) => numberFormat(codes.get(id) ?? builtInFormat(id)));
}

/** The texts that cells share, by their place. What is written above a text to say how it is pronounced is no part of it. */
export async function readSharedTexts(pieces: AsyncIterable<Uint8Array> | null): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  if (pieces)
    await readXmlPieces(pieces, {
      open: (name) => {
        if (name === 'si') text = '';
        if (name === 'rPh') isPhonetic = true;
        if (name === 't') isText = !isPhonetic;
      },
      text: (data) => {
        if (isText) text += data;
      },
      close: (name) => {
        if (name === 't') isText = false;
        if (name === 'rPh') isPhonetic = false;
        if (name === 'si') texts.push(unescaped(text));
      },
    });
  return texts;
}

/** Characters that XML cannot hold stand as "_x000D_". */
export function unescaped(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}
