import { groupBy } from '@/lib/group-by';
import { decimalsOf, isCurrency } from '@/lib/money/currency';
import type { Reading } from '../extraction';
import type { PlaceOfIssue } from '../place-of-issue';
import type { TextLine } from '../text-line';
import type { AmountKind } from '../totals/amount-kind';
import { DOLLARS, SHARED, SIGNS } from './currency-signs';
import { isPrintedWhole } from './printed-habits';

const NAMEABLE = String.raw`(RM|US\$|S\$|A\$|€|£|[A-Z]{3})(?![\p{L}])`;
/** A sign in the head of a column or behind a label: "Total (RM)", "Amount RM". */
const NAMED = new RegExp(
  String.raw`(?:amounts?|amt|total|prices?|tax|gst|net|t[o0]tal|currency)[^\p{L}\d]{0,3}${NAMEABLE}`,
  'giu',
);
/** The one that the paper itself names its currency. */
const DECLARED = new RegExp(
  String.raw`(?:currency|währung|devise|monnaie|moneda|valuta|divisa)[^\p{L}\d]{0,3}(?:euros? ?\()?${NAMEABLE}`,
  'giu',
);
/** The amount in words, or the code that stands under the heads of columns: "USD One hundred only", "Packs USD USD". */
const DECLARED_OTHERWISE =
  /^([A-Z]{3})\.? (?=.*(?:hundred|thousand|lakh|crore|million|teen|ty|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\p{L}.*\bonly\b[.)]?$|(?<!\p{L})([A-Z]{3})(?: \2)+$/iu;
/** Declared once counts for more than beside many amounts. */
const declaredWeight = 1000;
/** What amounts are called where their currency is named, and what is said of it. */
const PRICES =
  'amounts?|prices?|totals?|charges|figures|values|rates?|fees|currency|quoted|billed|invoiced|charged|paid|payable|beträge|preise|angaben|montants?|prix|importes?|precios|valores|importi|prezzi';
const ARE = 'are|is|be|all|shown|stated|quoted|expressed|given|listed|due|payable|billed|charged';
/** "Prices in USD", "(in EUR)", "All anounts are in RM" at the end of a line; "drafting in CAD" is no currency. */
const NAMED_IN = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${PRICES})(?: (?:${ARE})){0,3} (?:in|en|em) |^[^\p{L}\d]{0,3}(?:in|en) |\(in |(?<!\p{L})are(?: (?:${ARE}))? in (?=\S{2,3}[^\p{L}\d]*$))${NAMEABLE}(?! ?\d{1,4}(?![.,]?\d))`,
  'giu',
);

/** Codes that are words or their abbreviations, too: "Pen", "Svc", "Top up". Alone they say little. */
const WORDS = new Set(['ALL', 'BAM', 'CUP', 'GEL', 'LAK', 'MOP', 'PAB', 'PEN', 'SOS', 'SVC', 'TOP', 'TRY']);

/** How sure a currency is: printed as its code or sign, or the one of the place, or only the business's own. */
const sureness = { code: 0.95, sign: 0.9, evident: 0.95, placed: 0.85, assumed: 0.8, doubtful: 0.6 };

/** The sign of a document's amounts; in doubt where it may be a word beside a number. */
type FoundSign = { sign: string | null; isInDoubt: boolean };

/**
 * The sign or code beside the total, or else the one most often beside an amount or named at the head of a column. Letters that only
 * stand beside whole numbers ("AMD 7600", "RM 412") count where nothing else tells, not even the place.
 */
export function findSign(
  total: LabelledSign | null,
  amounts: readonly LabelledSign[],
  lines: readonly TextLine[],
  place: PlaceOfIssue,
): FoundSign {
  const local = currencyOfPlace(place)?.value ?? null;
  const { firm, doubtful, ofItems } = countSigns(amounts, lines, local);
  const isOfPlace = (sign: string) => !WORDS.has(sign) || place.currencies.has(sign);
  const mostOf = (counted: Map<string, number>) =>
    [...counted].filter(([sign]) => isOfPlace(sign)).sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
  const isBesideTotal = total !== null && !(total.kind === 'none' && isWord(total));
  const own = isBesideTotal && total.sign !== null && isOfPlace(total.sign) ? total.sign : null;
  const guess = mostOf(ofItems) ?? mostOf(doubtful);
  const isLocal = guess !== null && (SIGNS[guess] ?? guess) === local;
  const sign = own ?? mostOf(firm) ?? (isLocal ? guess : null);
  if (sign === null) {
    const doubted = local === null ? guess : null;
    return { sign: doubted, isInDoubt: doubted !== null };
  }
  // Named anywhere, the dollar need not be guessed.
  const named = [...firm.keys(), ...(local === null ? ofItems.keys() : [])].filter((each) =>
    DOLLARS.has(SIGNS[each] ?? each),
  );
  const [dollar, ...others] = new Set(named.map((each) => SIGNS[each] ?? each));
  return {
    sign: sign === '$' && dollar !== undefined && others.length === 0 ? dollar : sign,
    isInDoubt: false,
  };
}

/**
 * How often each sign stands beside an amount or is named, and how often only beside what may be another number, or only beside items.
 * @param local the currency of the place; null where that is not known
 */
function countSigns(amounts: readonly LabelledSign[], lines: readonly TextLine[], local: string | null) {
  const [firm, doubtful, ofItems]: [Counts, Counts, Counts] = [new Map(), new Map(), new Map()];
  const count = (counted: Map<string, number>, sign: string, weight = 1) =>
    counted.set(sign, (counted.get(sign) ?? 0) + weight);
  const items = namesOfItems(amounts, local);
  for (const each of amounts) {
    if (each.sign === null) continue;
    count(isWord(each) ? doubtful : items.has(each.sign) ? ofItems : firm, each.sign);
  }
  for (const { text } of lines) {
    for (const [, sign = ''] of [...text.matchAll(NAMED), ...text.matchAll(NAMED_IN)]) {
      const named = sign.toUpperCase();
      if (isName(sign)) count(firm, named);
    }
    for (const [, sign = ''] of text.matchAll(DECLARED)) {
      if (isName(sign)) count(firm, sign.toUpperCase(), declaredWeight);
    }
    const [, inWords, inHead] = DECLARED_OTHERWISE.exec(text.trim()) ?? [];
    const otherwise = inWords ?? inHead ?? '';
    if (isName(otherwise) && !WORDS.has(otherwise)) count(firm, otherwise, declaredWeight);
  }
  return { firm, doubtful, ofItems };
}

const totals: ReadonlySet<AmountKind> = new Set(['total', 'total_to_pay']);

/**
 * The codes that may be part of the names of items ("BBQ RUB 4.98"): those that stand only above the totals, beside no sum and not
 * beside most amounts. Where no words have been looked at yet, only another code than that of the place.
 */
function namesOfItems(amounts: readonly LabelledSign[], local: string | null): Set<string> {
  const isUnread = ({ kind }: LabelledSign) => kind !== undefined && !totals.has(kind);
  // In another language the words beside a total may be unknown.
  if (amounts.every(isUnread)) return new Set();
  const firstTotal = amounts.findIndex(({ kind }) => kind !== undefined && totals.has(kind));
  // What was paid is named there: "Att betala SEK 1 250,00".
  const below = new Set(firstTotal < 0 ? [] : amounts.slice(firstTotal).map(({ sign }) => sign));
  const bySign = groupBy(amounts, ({ sign }) => sign ?? '');
  return new Set(
    [...bySign].flatMap(([sign, beside]) => {
      const mayBeItem = beside.every(({ kind = local === null ? 'total' : 'none' }) => kind === 'none');
      const isName = /^[A-Z]{3}$/.test(sign) && sign !== local && mayBeItem && !below.has(sign);
      return isName && 2 * beside.length <= amounts.length ? [sign] : [];
    }),
  );
}

function isName(sign: string): boolean {
  const named = sign.toUpperCase();
  return SIGNS[named] !== undefined || (isCurrency(sign) && sign === named);
}

/** Whether letters beside a number without decimals or groups may be a word: "2 CAD drawings", "PHP 8.2". */
function isWord({ sign, text }: SignedAmount): boolean {
  return sign !== null && /^[A-Z]{1,3}$/.test(sign) && !/[.,'’]\d{2,3}$/.test(text);
}

/** The currency of amounts without any sign: what is paid with at the place, where that is one. */
export function currencyOfPlace({ currencies }: PlaceOfIssue): Reading<string> | null {
  const [only] = currencies;
  return only !== undefined && currencies.size === 1 ? { value: only, confidence: sureness.placed } : null;
}

/** How an amount shows itself: the sign beside it, and its number as printed. */
type SignedAmount = { sign: string | null; text: string };
/** `kind` is what its words call it, where they have been looked at. */
type LabelledSign = SignedAmount & { kind?: AmountKind };
type Counts = Map<string, number>;

/**
 * The place says whose dollar a bare $ is; where it says nothing, it is most likely the business's own, as is a bare kr, unless the
 * amounts show decimals that it has none of.
 */
export function currencyOf(
  sign: string,
  place: PlaceOfIssue,
  businessCurrency: string,
  printed: readonly SignedAmount[],
): Reading<string> | null {
  const known = SIGNS[sign];
  if (known !== undefined) return { value: known, confidence: sureness.sign };
  const code = sign.replace(/(?<=^[A-Z]{3})\$$/, '');
  if (isCurrency(code)) return { value: code, confidence: sureness.code };
  const mark = decimalMarkBeside(sign, printed);
  if (sign === '$') return dollarOf(place, businessCurrency, mark);
  if (sign === '¥') return yenOf(place, businessCurrency, mark !== null);
  return sharedOf(sign, place, businessCurrency, mark !== null);
}

/** What stands before two decimals beside the sign; null where none are. */
function decimalMarkBeside(sign: string, printed: readonly SignedAmount[]): string | null {
  const found = printed.flatMap((each) =>
    each.sign === sign ? (/([.,])\d{2}$/.exec(each.text)?.slice(1) ?? []) : [],
  );
  return found[0] ?? null;
}

function sharedOf(
  sign: string,
  { currencies, script }: PlaceOfIssue,
  businessCurrency: string,
  hasDecimals: boolean,
): Reading<string> | null {
  const shared = SHARED[sign] ?? [];
  const isFitting = (currency: string) => !hasDecimals || !isPrintedWhole(currency);
  const placed = shared.filter((each) => currencies.has(each) || each === script);
  const [only] = placed;
  if (only !== undefined && placed.length === 1) return { value: only, confidence: sureness.placed };
  if (shared.includes(businessCurrency) && isFitting(businessCurrency)) {
    return { value: businessCurrency, confidence: sureness.assumed };
  }
  return null;
}

/** Whose yen it is: of the place or of who writes so; else one that is the own, or in doubt the one that such amounts are printed in. */
function yenOf(
  { currencies, script }: PlaceOfIssue,
  businessCurrency: string,
  hasDecimals: boolean,
): Reading<string> {
  const places = [...currencies].filter((each) => each === 'JPY' || each === 'CNY');
  const [only] = places.length > 0 ? places : [script];
  const isYen = places.length < 2 && typeof only === 'string';
  if (isYen && (only === 'CNY' || !hasDecimals)) return { value: only, confidence: sureness.sign };
  const fitting = hasDecimals ? 'CNY' : 'JPY';
  if (!isYen && businessCurrency === fitting) return { value: fitting, confidence: sureness.assumed };
  const isOwn = !isYen && businessCurrency === 'CNY';
  return { value: isOwn ? 'CNY' : fitting, confidence: isOwn ? sureness.assumed : sureness.doubtful };
}

/**
 * Whose dollar it is. Null where the place is another than the business's, but not which.
 * @param mark what stands before two decimals: a currency without any is not paid so, least of all with a dot
 */
function dollarOf(
  place: PlaceOfIssue,
  businessCurrency: string,
  mark: string | null,
): Reading<string> | null {
  const { currencies, hasGst, isElsewhere } = place;
  const isOdd = (currency: string) =>
    isPrintedWhole(currency) && (mark === '.' || (mark === ',' && decimalsOf(currency) === 0));
  const [only] = currencies;
  if (only !== undefined && currencies.size === 1) {
    if (isOdd(only)) return { value: only, confidence: sureness.doubtful };
    if (only === businessCurrency && DOLLARS.has(only)) {
      return { value: only, confidence: place.isOfRecipient ? sureness.assumed : sureness.evident };
    }
    // What is not paid in dollars was misread, or is priced in the dollars of another country.
    if (DOLLARS.has(only)) return { value: only, confidence: sureness.placed };
    return only === 'MYR' ? { value: only, confidence: sureness.doubtful } : null;
  }
  const isOwn = DOLLARS.has(businessCurrency) && !(isOdd(businessCurrency) && mark === '.');
  const own = isOwn ? businessCurrency : 'USD';
  if (currencies.size > 0) {
    return currencies.has(own) ? { value: own, confidence: sureness.doubtful } : null;
  }
  if (hasGst && own === 'USD') return null;
  if (isElsewhere && !(hasGst && own === businessCurrency)) {
    return { value: own, confidence: sureness.doubtful };
  }
  const isLikely = own === businessCurrency && !isOdd(own);
  return { value: own, confidence: isLikely ? sureness.assumed : sureness.doubtful };
}
