/** What a sign beside an amount stands for. */
export const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₪': 'ILS',
  '₴': 'UAH',
  '฿': 'THB',
  '₫': 'VND',
  đ: 'VND',
  '₱': 'PHP',
  '₡': 'CRC',
  '₲': 'PYG',
  '₦': 'NGN',
  '₸': 'KZT',
  '₽': 'RUB',
  '₾': 'GEL',
  '₼': 'AZN',
  '₮': 'MNT',
  '៛': 'KHR',
  '₭': 'LAK',
  '৳': 'BDT',
  'GH₵': 'GHS',
  '₵': 'GHS',
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  R$: 'BRL',
  NT$: 'TWD',
  RD$: 'DOP',
  MX$: 'MXN',
  COL$: 'COP',
  RM: 'MYR',
  zł: 'PLN',
  Kč: 'CZK',
  Ft: 'HUF',
  Rp: 'IDR',
  Gs: 'PYG',
  'S/': 'PEN',
  KD: 'KWD',
  JD: 'JOD',
  BD: 'BHD',
  DT: 'TND',
  R: 'ZAR',
  RMB: 'CNY',
  円: 'JPY',
  원: 'KRW',
  KSh: 'KES',
};

/** Signs of several currencies. */
export const SHARED: Readonly<Record<string, readonly string[]>> = {
  '¥': ['JPY', 'CNY'],
  元: ['CNY', 'TWD', 'HKD'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  Rs: ['INR', 'PKR', 'LKR', 'NPR', 'MUR', 'SCR'],
  lei: ['RON', 'MDL'],
  Bs: ['BOB', 'VES'],
  FCFA: ['XOF', 'XAF'],
};

export const DOLLARS = new Set(
  'USD CAD AUD NZD HKD SGD MXN TWD ARS CLP COP UYU DOP BBD BMD BND BSD BZD FJD GYD JMD KYD LRD NAD SBD SRD TTD XCD'.split(
    ' ',
  ),
);

/** Two letters are the sign of a dinar only where three decimals follow or precede. */
const DINAR = 'KD|JD|BD|DT';

/** Not in the size of a tyre: "205/55 R16". */
export const RAND = String.raw`(?<!\d{3}\/\d\d ?)R`;

/** The source of an expression for a sign or code before a number. */
export const SIGN_BEFORE = String.raw`\p{Sc}|[A-Z]{1,3}\p{Sc}|[A-Z]{3}|RM|[Kk]r\.?|R[ps]\.?|[GB]s\.?|S\/\.?|K[Ss]hs?\.?|${RAND}(?= ?[1-9]\d{0,2}(?: \d{3})+\.\d\d(?!\d)|\d{1,3}(?:[ ,.']?\d{3}){0,4}[.,]\d\d(?![.,]?\d))|(?:${DINAR})(?= ?[\d.,]{1,16}[.,]\d{3}(?![\d.,]))|S(?=\d{1,6}\.\d\d(?!\d))`;
/** The same behind one. Feet are "Ft", too, but no thousands of them. */
export const SIGN_AFTER = String.raw`\p{Sc}|[元円원]|F ?CFA(?!\p{L})|E(?:URO|uro)S?s?(?!\p{L})|[A-Z]{3}(?![\p{L}\d])|(?:kr|[Ll]ei|đ|R[ps])(?!\p{L})|zł|Kč|(?<=\d[., ]\d{3} ?)Ft(?!\p{L})|(?<=[.,]\d{3} ?)(?:${DINAR})(?![\p{L}\d])`;

/** One spelling for each sign. */
export function plainSign(printed: string): string {
  const sign = printed.replace(/\.$/, '');
  // A dollar sign is often taken for the letter.
  if (sign === 'S') return '$';
  if (sign === 'F CFA') return 'FCFA';
  if (sign === '￥') return '¥';
  if (/^kshs?$/i.test(sign)) return 'KSh';
  if (/^euros?$/i.test(sign)) return 'EUR';
  const lower = sign.toLowerCase();
  return lower === 'kr' || lower === 'lei' ? lower : sign;
}
