import { isCurrency } from '@/lib/money/currency';
import { DOLLARS, plainSign, SHARED, SIGNS } from '../../../documents/amounts/currency-signs';
import { plainHeader } from '../columns/headers';

/** What banks call currencies instead of their codes, as `plainHeader` gives it. */
const NAMES: Readonly<Record<string, string>> = {
  EUR: 'euro|euros|eur euro|欧元|歐元|ユーロ|유로|евро|євро|ευρω|אירו|יורו',
  USD: 'us dollar|us dollars|american dollar|dollar us|dollar americain|dolar amerykanski|dolar americano|dollaro usa|美元|美金|米ドル|달러|доллар сша|долар сша|דולר|דולר ארהב|ดอลลาร์สหรัฐ',
  GBP: 'pound sterling|british pound|pounds sterling|livre sterling|libra esterlina|britisches pfund|英镑|英鎊|英ポンド|фунт стерлингов|לירה שטרלינג',
  CHF: 'sfr|fr|swiss franc|franc suisse|franco suizo|franco svizzero|schweizer franken|瑞士法郎|швейцарский франк',
  CNY: 'renminbi|chinese yuan|人民币|人民幣|人民币元|китайский юань',
  JPY: 'japanese yen|日元|日圆|日圓|日本円|японская иена',
  HKD: 'hong kong dollar|港币|港元|港幣',
  TWD: '新台幣|新臺幣|台幣|臺幣',
  KRW: '원|한국 원|韩元',
  ILS: 'שח|ש ח|שקל|שקלים|שקל חדש|nis',
  RUB: 'рубль|руб|рубли|российский рубль|rur|rub',
  UAH: 'гривня|гривна|грн',
  PLN: 'zloty|zlotych|polski zloty|zl',
  CZK: 'koruna ceska|ceska koruna|kc',
  HUF: 'forint|ft|magyar forint',
  BGN: 'лв|лева',
  TRY: 'tl|turk lirasi|ytl',
  THB: 'บาท',
  INR: 'indian rupee|rupees|rupee',
  BRL: 'real|reais',
};
const CODES_BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([code, names]) =>
    names.split('|').map((name) => [plainHeader(name), code] as const),
  ),
);

/** The currency of a cell that has nothing else: a code of three letters, a name, or a sign that no other currency has; else null. */
export function currencyNamed(text: string): string | null {
  const printed = text.trim();
  if (printed.length > 40) return null;
  if (/^[A-Z]{3}$/i.test(printed) && !CODES_BY_NAME.has(plainHeader(printed))) return printed.toUpperCase();
  return CODES_BY_NAME.get(plainHeader(printed)) ?? SIGNS[plainSign(printed)] ?? null;
}

const NOT_OF_A_NUMBER = String.raw`[^\d\s.,'’()+\-\u2212]{1,4}`;
const BEFORE = new RegExp(String.raw`^[\s(+\-\u2212]*(${NOT_OF_A_NUMBER})\.?[\s+\-\u2212]*\d`, 'u');
const BEHIND = new RegExp(String.raw`\d[\s)+\-\u2212]*(${NOT_OF_A_NUMBER})\.?[\s)]*$`, 'u');
/** Letters behind or before an amount that may as well say debit or credit, or mark a reversal. On receipts a lone S is a misread dollar. */
const OTHER_LETTERS = /^(?:[RSs]|KD|JD|BD|DT|Gs)$/;

/** The currencies that the sign or code beside an amount can mean; empty where there is none. Of two, that which can mean only one counts. */
export function currenciesBeside(amount: string): readonly string[] {
  const cell = amount.trim().slice(0, 60);
  const sides = [BEFORE, BEHIND]
    .map((side) => currenciesOf(side.exec(cell)?.[1] ?? ''))
    .filter((codes) => codes.length > 0);
  return sides.find((codes) => codes.length === 1) ?? sides[0] ?? [];
}

function currenciesOf(printed: string): readonly string[] {
  if (OTHER_LETTERS.test(printed)) return [];
  if (isCurrency(printed.toUpperCase())) return [printed.toUpperCase()];
  const sign = plainSign(printed);
  if (sign === '$') return [...DOLLARS];
  const one = SIGNS[sign] ?? CODES_BY_NAME.get(plainHeader(printed));
  return one === undefined ? (SHARED[sign] ?? []) : [one];
}

/** The currencies that a cell of a column of them can mean; empty where it is none that is known. */
export function currenciesNamed(text: string): readonly string[] {
  const named = currencyNamed(text);
  return named === null ? currenciesOf(text.trim()) : [named];
}
