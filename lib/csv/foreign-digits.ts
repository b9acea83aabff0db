/** The digits of Arabic, of Persian, and the wide ones of Japanese and Chinese. */
const FOREIGN = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
/** A cell of a number or a day: nothing but digits and what stands between them. */
const NUMBER = /^[\p{Nd}\s.,:/()٫٬，．－＋+\-\u2212]+$/u;
const MARKS: [RegExp, string][] = [
  [/[٫．]/g, '.'],
  [/[٬，]/g, ','],
  [/－/g, '-'],
  [/＋/g, '+'],
];

export function hasForeignDigits(text: string): boolean {
  return text.search(FOREIGN) !== -1;
}

/** The cell with plain digits where it is a number or a day; other texts stay as they are printed. */
export function withPlainDigits(cell: string): string {
  if (cell.length > 64 || !NUMBER.test(cell)) return cell;
  // Each set of digits begins at a multiple of 16.
  const digits = cell.replace(FOREIGN, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
  return MARKS.reduce((text, [mark, plain]) => text.replace(mark, plain), digits);
}
