import { withoutRecipient } from './recipient';
import type { TextLine } from './text-line';

/** What a document tells of the country that it comes from. */
export type PlaceOfIssue = {
  /** What is paid with there: by taxes, registers and legal forms; only where these tell nothing, by addresses and numbers to call. */
  currencies: ReadonlySet<string>;
  /** Whether a goods and services tax is named, which countries with dollars of their own levy. */
  hasGst: boolean;
  /** Whether any tax, legal form or street of a country other than the United States is named. */
  isElsewhere: boolean;
  /** Whether all that tells of the country stands with the one whom the document was sent to. */
  isOfRecipient: boolean;
  /** What is paid with where it is written so. Other places write so as well: it tells only which of two yen a sign is. */
  script: 'JPY' | 'CNY' | null;
};

type Evidence = readonly [currency: string, words: RegExp];

/** What only the issuer prints: its taxes, the registers it is in, and its legal form. */
const OF_THE_ISSUER: readonly Evidence[] = [
  ['USD', /(?<!(?:provincial|harmoni[sz]ed|general|service|and|&) )\bsales tax\b|\bEIN\b ?[:#]? ?\d/i],
  [
    'CAD',
    /\b(?:GST ?[/&+] ?(?:HST|PST|QST)|QST|TVQ|RVQ)\b|\binterac\b|(?:^|[+&/] ?)(?:HST|PST|TPS)\b|(?<!\d:\d\d ?|\d ?[ap]\.?m\.? ?)\( ?(?:HST|PST|TPS)\b[^\p{L}\d]{0,5}(?:\d|no\b|reg|incl)|\bHST\b[^\p{L}\d]{0,3}(?:\d|#|no\b|reg|incl)|\b\d{9} ?RT ?\d{4}\b/iu,
  ],
  ['AUD', /\bA\.?B\.?N\.?\b[^p{L}\d]{0,3}\d|(?<!\()\bpty\.? ?(?:ltd|limited)\b/i],
  [
    'NZD',
    /\bGST\b(?: ?(?:reg(?:istration)?|no|number|#))*[^p{L}\d]{0,3}\d{2,3}[- ]\d{3}[- ]\d{3}(?![\d-])|\bNZBN\b/i,
  ],
  [
    'SGD',
    /\bpte\.? ?ltd\b|\bUEN\b[^p{L}\d]{0,3}\d|\bGST\b(?: ?(?:reg|no|number))*[^p{L}\d]{0,5}M\d-?\d{7}-?\d/i,
  ],
  [
    'MYR',
    /s[dp][no0]\.? ?bhd|\bSST\b|\bS\/B\b|\bGST\b(?: ?(?:reg|id|no|number|#))*[^p{L}\d]{0,5}00\d{10}(?!\d)|\bberhad\b/i,
  ],
  ['INR', /\bGSTIN\b|\b[CSI]GST\b|\bFSSAI\b|\bpvt\.? ?ltd\b/i],
  ['ZAR', /\(pty\) ?(?:ltd|limited)\b/i],
  ['HKD', /\bB\.?R\.? no\.?[^\d]{0,3}\d{8}-\d{3}/i],
  ['MXN', /\bR\.?F\.?C\.?\b[^\p{L}\d]{0,3}[A-ZÑ&]{3,4}-?\d{6}/iu],
  ['ARS', /\bC\.?U\.?I\.?T\.?\b[^p{L}]{0,4}\d/i],
  ['BRL', /\bCNPJ\b/i],
  ['CLP', /\bR\.?U\.?T\.?\b[^p{L}\d]{0,3}\d{1,2}\.\d{3}\.\d{3}-[\dK]/i],
  ['GBP', /\bVAT\b[^\d]{0,12}\bGB ?\d{3}/i],
];

const STATES =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
const PROVINCES = 'AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT';
/** Of the telephone numbers that North America shares, those in Canada. */
const CANADIAN_AREAS =
  '204|226|236|249|250|257|263|289|306|343|354|36[578]|382|403|416|418|428|431|43[78]|450|468|474|506|514|519|548|579|58[1478]|604|613|639|647|672|683|705|709|742|753|778|78[02]|807|819|825|867|873|879|90[25]';
/** The Caribbean, and numbers that are free or dear to call everywhere. */
const OTHER_AREAS =
  '242|246|26[48]|284|345|441|473|649|658|664|721|758|767|784|8[024]9|868|869|876|8(?:00|33|44|55|66|77|88)|900';
/** `(416) 555-1234`, `416-555-1234`, `+1 416 555 1234`; the area is what tells. */
function calledIn(areas: string): string {
  return String.raw`(?<![\d-])(?:\+?1[ .-])?(?:\((?:${areas})\) ?|(?:${areas})[.-])[2-9]\d\d[ .-]\d{4}(?![\d-])|\+1[ .-]?\(?(?:${areas})\)?[ .-]?[2-9]\d\d[ .-]?\d{4}`;
}
const americanAreas = `(?!${CANADIAN_AREAS}|${OTHER_AREAS})[2-9]\\d\\d`;

/** What may also be the reader's: addresses, names of countries, numbers to call. */
const OF_AN_ADDRESS: readonly Evidence[] = [
  [
    'USD',
    new RegExp(
      String.raw`(?:, ?|\p{L}{3} (?!ID|IN|ME|OR))(?:${STATES})[ ,.]{1,2}\d{5}(?:-\d{4})?(?![\d-])`,
      'u',
    ),
  ],
  ['USD', new RegExp(calledIn(americanAreas))],
  ['CAD', new RegExp(String.raw`\b(?:${PROVINCES})[ ,.]{1,3}[ABCEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d\b`)],
  ['CAD', /(?:^|[ ,])[ABCEGHJ-NPR-TVXY]\d[A-Z] \d[A-Z]\d(?=[ ,.]|$)/],
  ['CAD', new RegExp(calledIn(CANADIAN_AREAS))],
  ['AUD', /\b(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT)[ ,.]{1,2}\d{4}(?!\d)|\+61[ (]?\d|\beftpos\b.*\baud\b/],
  ['NZD', /\b(?:auckland|wellington|christchurch|hamilton|dunedin) \d{4}(?!\d)|\+64[ (]?\d/i],
  ['SGD', /\bsingapore \d{6}(?!\d)|\+65[ (]?\d/i],
  [
    'MYR',
    /\b(?:jalan|jln|taman|selangor|johor|kuala lumpur|pulau pinang|penang|perak|melaka|sabah|sarawak|negeri sembilan|kedah|kelantan|pahang)\b|\+60[ (-]?\d/i,
  ],
  ['INR', /\+91[ (-]?\d/],
  ['HKD', /\b(?:kowloon|hong kong|new territories)\b|\+852[ -]?\d/i],
  ['TWD', /\+886[ -]?\d|統一編號/],
  ['MXN', /\bC\.P\. ?\d{5}\b|\+52[ (]?\d/],
  ['GBP', /\b[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b|\+44[ (]?\d/],
  ['JPY', /\+81[ (-]?\d/],
  ['CNY', /\+86[ (-]?\d/],
];

/** A line that ends in the name of a country is the end of an address. */
const OF_A_COUNTRY = (
  [
    ['USD', 'united states(?: of america)?|u\\.?s\\.?a'],
    ['CAD', 'canada'],
    ['AUD', 'australia'],
    ['NZD', 'new zealand'],
    ['SGD', 'singapore'],
    ['MYR', 'malaysia'],
    ['INR', 'india'],
    ['HKD', 'hong kong'],
    ['TWD', 'taiwan'],
    ['MXN', 'm[ée]xico'],
    ['ZAR', 'south africa'],
    ['GBP', 'united kingdom|u\\.?k'],
    ['JPY', 'japan'],
    ['CNY', '(?:p\\.? ?r\\.? )?china'],
  ] as const
).map(([currency, names]): Evidence => [currency, new RegExp(`(?:^|[,\\d-] ?)(?:${names})\\.?$`, 'i')]);

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]{2}/u;
/** Characters that mainland China alone writes so. */
const SIMPLIFIED = /[发价额单时间开钱业东车电话这们买卖总计]/;

const GST = /\bG\.?S\.?T\b|(?<=\p{L})GST\b|\bGST(?=\p{L})/iu;
/** Legal forms, taxes, registers and streets of countries other than the United States, and numbers to call there. */
const ELSEWHERE =
  /\b(?:sdn\.? ?bhd|pte\.? ?ltd|pty|ltd|plc|gmbh|s\.?a\.?r\.?l|b\.v\.|s\.r\.l|gst|vat|sst|mwst|tva|iva|btw|moms|abn|gstin|siret|jalan|jln|strasse|straße|rue|calle)\b|gst ?(?:reg|id|no)|vat ?(?:reg|no)|(?:tel|fax|phone|ph|hp)[^\d+]{0,6}\+(?!1\D)\d{2}|s\/b\b/i;

/** The street "Via Roma 12" and the firm "Inkfeather Limited"; "paid via PayPal" and "Limited warranty" are English. */
const STREET_OR_FIRM =
  /(?:^|[,;:–-] ?)(?:Via|VIA|via) (?:\p{L}[\p{L}.'’]{1,20},? ){0,4}\p{Lu}[\p{L}.'’]*,? \d{1,3}(?![\d.])|(?:^|[^\p{L}\d])\p{Lu}[\p{L}\d'’&.-]*\)? L(?:imited|IMITED)(?!\p{L}| (?:\p{Ll}|W(?:arranty|ARRANTY)|E(?:dition|DITION)|T(?:ime|IME)|O(?:ffer|FFER)|L(?:iability|IABILITY)))/u;

/**
 * Where a document comes from, by what it prints. More than one currency where it bears marks of several countries.
 * @param recipient the business that it was sent to
 */
export function placeOfIssue(lines: readonly TextLine[], recipient: string): PlaceOfIssue {
  const texts = lines.map(({ text }) => text);
  const whole = marksIn(texts);
  const besides = marksIn(withoutRecipient(texts, recipient));
  return {
    ...whole,
    hasGst: texts.some((text) => GST.test(text)),
    isOfRecipient: besides.currencies.size === 0 && !besides.isElsewhere,
    script: texts.some((text) => KANA.test(text))
      ? 'JPY'
      : texts.some((text) => SIMPLIFIED.test(text))
        ? 'CNY'
        : null,
  };
}

function marksIn(texts: readonly string[]): Pick<PlaceOfIssue, 'currencies' | 'isElsewhere'> {
  const own = found(OF_THE_ISSUER, texts);
  const currencies = own.size > 0 ? own : found([...OF_AN_ADDRESS, ...OF_A_COUNTRY], texts);
  return {
    currencies,
    isElsewhere:
      texts.some((text) => ELSEWHERE.test(text) || STREET_OR_FIRM.test(text)) ||
      [...currencies].some((currency) => currency !== 'USD'),
  };
}

function found(evidence: readonly Evidence[], texts: readonly string[]): Set<string> {
  return new Set(
    evidence.flatMap(([currency, words]) => (texts.some((text) => words.test(text)) ? [currency] : [])),
  );
}
