/** What a format of a spreadsheet does to a number, as far as it changes what a person takes from it (ECMA-376 18.8.31). */
export type NumberFormat = {
  /** Sections for positive, negative and zero numbers; the first is of all where there is only one. */
  sections: readonly FormatSection[];
};

export type FormatSection = {
  isDay: boolean;
  isTime: boolean;
  /** Hours are not counted anew every day ("[h]:mm"). */
  isElapsed: boolean;
  isPercent: boolean;
  /** How many decimals are shown; null where the format has no digits or shows as many as there are. */
  decimals: number | null;
  /** How many digits are shown at least, where there is nothing but zeros in the format ("000000"). */
  digits: number;
  /** A mark of debit or credit in words beside the number: "Dr", "Cr". */
  mark: string | null;
};

const builtInFormats: Readonly<Record<number, string>> = {
  ...{ 0: 'General', 1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00', 9: '0%', 10: '0.00%', 11: '0.00E+00' },
  ...{ 12: '# ?/?', 13: '# ??/??', 14: 'm/d/yyyy', 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy' },
  ...{ 18: 'h:mm AM/PM', 19: 'h:mm:ss AM/PM', 20: 'h:mm', 21: 'h:mm:ss', 22: 'm/d/yyyy h:mm' },
  ...{ 37: '#,##0', 38: '#,##0', 39: '#,##0.00', 40: '#,##0.00', 41: '#,##0', 42: '#,##0' },
  ...{ 43: '#,##0.00', 44: '#,##0.00', 45: 'mm:ss', 46: '[h]:mm:ss', 47: 'mm:ss', 48: '##0.0E+0', 49: '@' },
};
/** Dates of East Asian and Thai versions. */
const FOREIGN_DATES = [
  [27, 36],
  [50, 58],
  [71, 81],
] as const;

const MARK = /^(?:dr|db|cr|[dcsh])\.?$/i;

export function builtInFormat(id: number): string {
  const isDate = FOREIGN_DATES.some(([first, last]) => id >= first && id <= last);
  return isDate ? 'yyyy/m/d' : (builtInFormats[id] ?? 'General');
}

const known = new Map<string, NumberFormat>();

export function numberFormat(code: string): NumberFormat {
  const found = known.get(code) ?? { sections: sectionsOf(code).map(readSection) };
  known.set(code, found);
  return found;
}

/** The section that shows the number. */
export function sectionFor({ sections }: NumberFormat, value: number): FormatSection | undefined {
  const [positive, negative, zero] = sections;
  if (value < 0 && negative) return negative;
  return value === 0 && zero ? zero : positive;
}

/** Quotation marks, brackets and backslashes keep a semicolon. */
function sectionsOf(code: string): string[] {
  return code.match(/(?:"[^"]*"|\[[^\]]*\]|\\.|[^;"[\\]|["[\\])+|(?<=;)(?=;|$)|^(?=;)/gs) ?? [''];
}

function readSection(section: string): FormatSection {
  let words = '';
  const plain = section
    .replace(/"([^"]*)"|\\(.)|[_*]./gs, (_, quoted: string | undefined, escaped: string | undefined) => {
      words += quoted ?? escaped ?? '';
      return ' ';
    })
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
    .replace(/General|Standard/gi, '');
  const marks = plain.replace(/s\.0+/gi, 's');
  const isNumber = /[0#?]/.test(marks);
  const isTime = !isNumber && /[hs]|\[m+\]/i.test(marks);
  const [whole = '', fraction = ''] = plain.split('.');
  // Thousands or powers of ten are shown in other units than the number has.
  const isScaled = /e[+-]|,(?![#0?])/i.test(plain);
  return {
    isDay: !isNumber && (/[yd]/i.test(marks) || (/m/i.test(marks) && !isTime)),
    isTime,
    isElapsed: isTime && /\[[hms]+\]/i.test(marks),
    isPercent: plain.includes('%'),
    decimals: isNumber && !isScaled ? (fraction.match(/[0#?]/g)?.length ?? 0) : null,
    digits: /^\s*0+\s*$/.test(plain) ? whole.trim().length : 0,
    mark: markIn(words) ?? (isNumber ? markIn(plain.replace(/[^a-z]/gi, '')) : null),
  };
}

/** A mark of debit or credit, of the words of a format. */
export function markIn(words: string): string | null {
  return MARK.test(words.trim()) ? words.trim() : null;
}
