/** How bytes are read in an encoding. */
export type Decode = (bytes: Uint8Array, encoding: string) => string;

type Letters = { encodings: readonly string[]; isLetter: (letter: string) => boolean };

const ofAlphabet =
  (letters: string): Letters['isLetter'] =>
  (letter) =>
    letters.includes(letter.toLocaleLowerCase('tr')) || letters.includes(letter.toLowerCase());
const ofScript = (encodings: readonly string[], letters: RegExp): Letters => ({
  encodings,
  isLetter: (letter) => letters.test(letter),
});
const centralEuropean = ['windows-1250', 'iso-8859-2'];
const cyrillic: Letters = {
  encodings: ['windows-1251', 'ibm866'],
  isLetter: (letter) => /\p{Script=Cyrillic}/u.test(letter),
};

/** Beside those of Western Europe: the letters that are written where a currency is at home, and how banks there encode them. */
const lettersByCurrency: Readonly<Record<string, Letters>> = {
  PLN: { encodings: centralEuropean, isLetter: ofAlphabet('ąćęłńóśźż') },
  CZK: { encodings: centralEuropean, isLetter: ofAlphabet('áčďéěíňóřšťúůýžäĺľôŕ') },
  HUF: { encodings: centralEuropean, isLetter: ofAlphabet('áéíóöőúüű') },
  RON: { encodings: [...centralEuropean, 'iso-8859-16'], isLetter: ofAlphabet('ăâîșțşţ') },
  TRY: { encodings: ['windows-1254'], isLetter: ofAlphabet('âçğıiîöşüû') },
  HRK: { encodings: centralEuropean, isLetter: ofAlphabet('čćđšž') },
  SKK: { encodings: centralEuropean, isLetter: ofAlphabet('áäčďéíĺľňóôŕšťúýž') },
  JPY: ofScript(['shift_jis', 'euc-jp'], /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/),
  CNY: ofScript(['gb18030'], /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/),
  TWD: ofScript(['big5'], /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/),
  KRW: ofScript(['euc-kr'], /[\u3000-\u303f\uac00-\ud7a3]/),
  THB: ofScript(['windows-874'], /[\u0e00-\u0e7f]/),
  ILS: ofScript(['windows-1255'], /[\u0590-\u05ff]/),
  BGN: cyrillic,
  BYN: cyrillic,
  KZT: cyrillic,
  MKD: cyrillic,
  RSD: cyrillic,
  RUB: cyrillic,
  UAH: cyrillic,
};
/** Where the euro is used, words of the head tell the language: those of Croatian and Slovenian, and of Slovak. */
const wordsOfLanguages: readonly (readonly [RegExp, string])[] = [
  [/\b(?:isplata|uplata|iznos|stanje|znesek|breme|dobro|prejemnik|namen)\b/i, 'HRK'],
  [/\b(?:zostatok|mena|platba|partner)\b/i, 'SKK'],
];
const PUNCTUATION = /[\u2010-\u2026\u00a0§°„”“’‘«»€№˙]/;
/** Of all that is not ASCII, so much must be letters of the language. */
const leastShare = 0.9;

/**
 * The encoding in which what is not ASCII are letters of the currency's language; null where none is, or the currency says nothing.
 * A few words tell too little for a guess from frequencies of letters alone.
 * @param head the beginning of the file, in which letters of ASCII are right
 * @param guessed by frequencies; of encodings that fit equally, it is right
 */
export function encodingByCurrency(
  sample: Uint8Array,
  currency: string | undefined,
  head: string,
  guessed: string | null,
  decode: Decode,
): string | null {
  const language = currency === 'EUR' ? wordsOfLanguages.find(([words]) => words.test(head))?.[1] : currency;
  const letters = lettersByCurrency[language ?? ''];
  if (!letters) return null;
  let best: { encoding: string; share: number } | null = null;
  for (const encoding of [...(guessed === null ? [] : [guessed]), ...letters.encodings]) {
    const foreign = [...decode(sample, encoding)].filter((each) => each > '\u007f');
    const fitting = foreign.filter((each) => letters.isLetter(each) || PUNCTUATION.test(each)).length;
    const share = foreign.length === 0 ? 0 : fitting / foreign.length;
    if (share >= leastShare && (best === null || share > best.share)) best = { encoding, share };
  }
  return best?.encoding ?? null;
}
