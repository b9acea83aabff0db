import {
  type DecimalMark,
  decimalMarkOf,
  decimalsInText,
  isAmbiguous,
  readDecimalText,
} from '@/lib/money/decimal-text';
import { hasDecimalComma, isPrintedWhole, mostDecimals } from './printed-habits';

export type PrintedValue = { value: string; isInDoubt: boolean };

/** What the numbers of a document tell of its decimal mark: all of them, and those that have three digits behind their last mark. */
export type Marks = { ofAll: DecimalMark | null; ofThree: DecimalMark | null };

export function marksOf(texts: readonly string[]): Marks {
  return {
    ofAll: decimalMarkOf(texts),
    ofThree: decimalMarkOf(texts.filter((text) => /[.,]\d{3}$/.test(text))),
  };
}

/**
 * The value of a printed number, and whether it may be another. Three digits behind its only mark are thousands or decimals: of a
 * currency with three decimals those; of another thousands, which is sure only where the currency leaves no other reading or
 * another number shows the other mark. More decimals than the currency has are never sure.
 */
export function readPrinted(text: string, currency: string | null, marks: Marks): PrintedValue | null {
  const most = mostDecimals(currency);
  if (!isThreeBehindOneMark(text)) {
    const value = readDecimalText(text, { mark: marks.ofAll });
    return value === null ? null : { value, isInDoubt: hasMoreThan(most, value) };
  }
  if (isPrintedWhole(currency)) return thousands(text, false);
  const own: DecimalMark = text.includes('.') ? '.' : ',';
  // A rate or a quantity with two decimals is no amount of a currency with three.
  const mark = most < 3 ? marks.ofAll : marks.ofThree;
  if (most >= 3) {
    if (mark !== null && mark !== own) return thousands(text, false);
    const value = readDecimalText(text, { mark: own });
    return value === null ? null : { value, isInDoubt: mark === null && own === ',' };
  }
  if (mark !== null) return thousands(text, mark === own);
  return thousands(text, own === '.' || hasDecimalComma(currency));
}

function thousands(text: string, isInDoubt: boolean): PrintedValue | null {
  const value = readDecimalText(text, { mark: null, decimals: 0 });
  return value === null ? null : { value, isInDoubt };
}

/** Whether the number by itself can be thousands or have three decimals: "1.250", "1,250". */
function isThreeBehindOneMark(text: string): boolean {
  return [2, 3].some((decimals) => isAmbiguous(text, { mark: null, decimals }));
}

/** Decimals that are all zero change nothing: "JPY 1,250.00". */
function hasMoreThan(most: number, value: string): boolean {
  return decimalsInText(value) > most && /\.0*[1-9]/.test(value);
}
