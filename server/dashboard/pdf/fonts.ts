import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { unpackFont } from './unpack-font';

/** The alphabets that Inter comes in, each a file of its own. */
const alphabets = [
  'latin',
  'latin-ext',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
] as const;
const weights = { plain: 400, bold: 600 } as const;

export type Weight = keyof typeof weights;

/** A part of a text that one font can write. */
export type Run = { font: string; text: string };

const folder = join(process.cwd(), 'node_modules/@fontsource/inter/files');

const files = new Map<string, Buffer>();

function fontFile(alphabet: (typeof alphabets)[number], weight: Weight): Buffer {
  const name = `inter-${alphabet}-${weights[weight]}-normal.woff`;
  const file = files.get(name) ?? unpackFont(readFileSync(join(folder, name)));
  files.set(name, file);
  return file;
}

/** Every font by its name, as its file. */
export function fontFiles(): Map<string, Buffer> {
  const all = alphabets.flatMap((alphabet) =>
    (['plain', 'bold'] as const).map(
      (weight) => [`${alphabet} ${weight}`, fontFile(alphabet, weight)] as const,
    ),
  );
  return new Map(all);
}

type Alphabet = { alphabet: string; font: Font };
let opened: readonly Alphabet[] | undefined;

/** Weights have the same letters. */
function letters(): readonly Alphabet[] {
  if (opened) return opened;
  const fonts = alphabets.map((alphabet): Alphabet => {
    const font = create(fontFile(alphabet, 'plain'));
    if ('fonts' in font) throw new Error('one font expected, not several');
    return { alphabet, font };
  });
  opened = fonts;
  return fonts;
}

const found = new Map<string, string | null>();

function alphabetOf(letter: string): string | null {
  const known = found.get(letter);
  if (known !== undefined) return known;
  const code = letter.codePointAt(0) ?? 0;
  const alphabet = letters().find(({ font }) => font.hasGlyphForCodePoint(code))?.alphabet ?? null;
  found.set(letter, alphabet);
  return alphabet;
}

const INVISIBLE = /[\p{Cc}\p{Cf}\s]/u;

/** The parts of the text by the font that has their letters; what no font has is left out. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')) {
    const alphabet = alphabetOf(letter);
    if (alphabet === null) continue;
    const font = `${alphabet} ${weight}`;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** The letters that no font has. */
export function missingLetters(text: string): string[] {
  const missing = [...new Set(text.normalize('NFC'))].filter(
    (letter) => !INVISIBLE.test(letter) && alphabetOf(letter) === null,
  );
  return missing;
}
