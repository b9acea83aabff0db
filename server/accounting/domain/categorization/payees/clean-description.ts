import { longestDescription } from '@/lib/contract/limits';

const mostPrefixes = 6;

/** Payment processors print themselves and a star before the merchant. A star after anyone else is the merchant's own. */
const PROCESSOR =
  /^(?:SQU?|SQC|TST|SP|PP|PY|PAYPAL|PYPL|IC|WPY|FS|CKE|ZTL|BT|IN|SUMUP|IZ|ZETTLE_?|STRIPE|CLOVER|TOAST) ?\* ?/i;

/** How a card or bank line says by which way the money went, the longest wording first. */
const CHANNELS = [
  /^\d{4} (?=(?:CHECK ?CARD|CHECK CARD|DEBIT CARD|CREDIT CARD) )/i,
  /^(?:VISA|MASTERCARD|MAESTRO) (?=(?:CHECK|DEBIT|CREDIT|CARD|DDA)\b)/i,
  /^(?:VISA|MASTERCARD|MAESTRO)(?= (?:[X*]{2,12} ?)?\d{4} \p{L})/iu,
  // As German banks print what was bought with a debit card.
  /^(?:VISA|MASTERCARD|MAESTRO) (?=.{1,200}\bKAUFUMSATZ\b)/i,
  /^(?:RECURRING )?(?:PURCHASE|PAYMENT|TRANSFER) (?:WITH CASH BACK [$\d.]{1,12} )?AUTHORIZED ON\b/i,
  /^RECURRING PAYMENT\b/i,
  /^POINT OF SALE (?:TRANSACTION|WITHDRAWAL|DEBIT|PURCHASE)?/i,
  /^POS(?: (?:DEBIT|PURCHASE|WITHDRAWAL|WD|REFUND|SIGNATURE|PIN))?\b(?! (?:SYSTEM|SUPPL))/i,
  /^EFTPOS(?: (?:WDL|PURCHASE|DEBIT))?\b/i,
  /^(?:PREAUTHORIZED|PRE-AUTHORIZED|ELECTRONIC|EXTERNAL|ACH|RECURRING) (?:DEBIT|CREDIT|WITHDRAWAL|DEPOSIT|PAYMENT|PMT|TRANSFER|WD)\b/i,
  /^ACH\b/i,
  /^(?:VISA|MASTERCARD|MAESTRO|DEBIT|CREDIT|BANK|CHECK|CHIP)(?:[ -]?CARD)? (?:DDA )?(?:PURCHASE|PUR|PAYMENT|TRANSACTION)\b(?: TO| AT)?/i,
  /^(?:DBT CRD|DEBIT CRD|DDA(?: PUR(?:CHASE)?)?|CHECKCARD|CHECK CARD|DEBIT CARD|CARD PURCHASE|CARD PAYMENT(?: TO| AT)?)\b/i,
  /^CONTACTLESS (?:PAYMENT|PURCHASE)?/i,
  /^(?:KARTENZAHLUNG|LASTSCHRIFT|PAIEMENT (?:PAR )?(?:CB|CARTE)|ACHAT CB|CARTE X\d{4}|COMPRA (?:EN|TARJ\S{0,10})|PAGAMENTO POS|BETAALAUTOMAAT)\b/i,
];

const PHONE = /(?<![\w.])(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\w)/g;
const DATE =
  /(?<![\w/.-])(?:\d{4}[-/]\d{1,2}[-/]\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{1,2}\/\d{1,2})(?![\w/])/g;
const TIME = /(?<![\w:])\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?(?![\w:])/gi;
const CARD =
  /\b(?:(?:DEBIT )?CARD(?: (?:ENDING(?: IN)?|NO\.?|NUMBER))? ?[#:]? ?[X*]{0,12}\d{4}|[X*]{2,12} ?\d{2,4})(?!\w)/gi;
const REFERENCE =
  /\b(?:REF(?:ERENCE)?|TRACE|TRN|TRANS(?:ACTION)?|CONF(?:IRMATION)?|AUTH(?:ORIZATION)?|INV(?:OICE)?|ORDER|CO ID|INDN|ID|TERM(?:INAL)?|CHK|SEQ)(?: ?(?:#|NO\.?|NUMBER|:)) ?#?[\w-]{1,40}/gi;
/** Card number, place, kind and day of a purchase, as German banks print them behind the merchant. */
const CARD_PURCHASE = /(?: NR X{4} ?\d{4}\b.{0,100}?)? KAUFUMSATZ\b.*$/i;
const CODE_BEHIND_STAR = /\*([A-Z\d]{7,10})(?= |$)/gi;
const TERMINAL = /\bPOS\d{6,12}\b/gi;
const STORE = /\b(?:STORE|STR|LOCATION|LOC|UNIT|BRANCH|OUTLET) ?(?:#|NO\.?)? ?\d{1,8}\b/gi;
/** All that an ACH record says, with its names of fields: whom it comes from, and what for. */
const ACH_RECORD = /^ORIG CO NAME: ?(.{1,40}?) ORIG ID:.{0,80}?CO ENTRY DESCR: ?(\S{1,20}).*$/i;
/** NACHA's entry classes, and prepositions whose number or date is gone. */
const LOOSE_END = /(?: (?:PPD|CCD|WEB|TEL|ON|AT|REF|NO|#)(?=[ \0]|$)[ \0]{0,64}){1,8}$/i;

/** Where something was taken out: what follows it is more likely the place than the merchant. */
const GAP = '\u0000';

const STATES = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'.split(
    ' ',
  ),
);
/** State codes that also end the names of firms ("ACME CO"): believed only behind a gap or a known city. */
const ALSO_WORDS = new Set('CO IN OR ME OK HI DE LA PA MA AL ID MS'.split(' '));
const COUNTRIES = new Set('US USA GB GBR UK CA CAN IE IRL NL NLD LU LUX DE DEU FR FRA ES ESP'.split(' '));
const CITIES = new Set(
  'NEW YORK|BROOKLYN|LOS ANGELES|CHICAGO|HOUSTON|PHOENIX|PHILADELPHIA|SAN ANTONIO|SAN DIEGO|DALLAS|SAN JOSE|AUSTIN|SAN FRANCISCO|SEATTLE|DENVER|BOSTON|PORTLAND|LAS VEGAS|DETROIT|MEMPHIS|NASHVILLE|BALTIMORE|MILWAUKEE|ATLANTA|MIAMI|OAKLAND|MINNEAPOLIS|SACRAMENTO|MOUNTAIN VIEW|PALO ALTO|MENLO PARK|CUPERTINO|SUNNYVALE|SANTA CLARA|SANTA MONICA|REDMOND|BELLEVUE|BERKELEY|SALT LAKE CITY|SAINT LOUIS|ST LOUIS|KANSAS CITY|PITTSBURGH|CLEVELAND|COLUMBUS|CHARLOTTE|RALEIGH|ORLANDO|TAMPA|WASHINGTON|LONDON|DUBLIN|AMSTERDAM|SCOTTSDALE'.split(
    '|',
  ),
);
const mostCityWords = 3;

const SMALL_WORDS = new Set(
  'of the and for to from in on or de la del du des von van der den et y e at by'.split(' '),
);
const ACRONYMS = new Set(
  'TGI ATM LLC LLP USA UK UPS USPS IBM IRS USPTO AWS AT&T H&M PG&E A&W NYC IKEA UBS AIG AAA AMC ASDA EDF ENI ESPN HP AI API IT TV UK EU ADP SBA EIDL EFTPS CPA'.split(
    ' ',
  ),
);
const ABBREVIATIONS = new Set(
  'ST DR MR MRS MS LTD MKT BLVD PMT PYMT SVC SVCS DPT CTR PKWY RD LN CT PL STR GMBH BV'.split(' '),
);

/**
 * The merchant or purpose in a bank's line, for people and for comparing lines: without the processor and the way of
 * payment, without card, store, phone and reference numbers, dates, city and state; shouting is title-cased. Never
 * empty: where nothing would be left the line stays as it is. Reads 512 characters, each step in linear time.
 */
export function cleanDescription(text: string): string {
  const met = cleaned.get(text);
  if (met !== undefined) return met;
  const clean = readDescription(text);
  if (text.length > longestDescription) return clean;
  if (cleaned.size === mostCleaned) cleaned.clear();
  cleaned.set(text, clean);
  return clean;
}

/** The latest lines and what they say: payees come again and again, and a queue of 10,000 is judged again after each decision. */
const cleaned = new Map<string, string>();
const mostCleaned = 20_000;

function readDescription(text: string): string {
  const printed = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (printed === '') return 'Transaction';
  const columns = text
    .slice(0, longestDescription)
    .trim()
    .replace(/[^\S ]|\p{Cc}/gu, ' ')
    .replace(ACH_RECORD, '$1 $2')
    .replace(/ {3,}/g, ` ${GAP} `);
  const merchant = withoutPlace(withoutNumbers(withoutChannels(columns)).split(' ').filter(Boolean));
  const bare = merchant
    .join(' ')
    .replace(/[\0* ]+/g, ' ')
    .replace(EDGES, '');
  if (!/[\p{L}\p{N}]/u.test(bare)) return printed;
  return isShouting(bare) ? titleCase(bare) : bare;
}

const EDGES = /^[ \-*,.;:/#&_|]{1,64}|[ \-*,;:/#&_|]{1,64}$/g;

/** Wordings stack ("POS DEBIT SQ *CAFE"), so they are taken off one by one, a date or card number between them too. */
function withoutChannels(text: string): string {
  let rest = text;
  for (let round = 0; round < mostPrefixes; round += 1) {
    const shorter = rest.replace(PROCESSOR, '');
    const channel = CHANNELS.find((pattern) => pattern.test(shorter));
    const next = (channel ? shorter.replace(channel, '') : shorter)
      .replace(/^[\s\0:*#-]{1,64}(?:\d{4}\b(?![-/.]))?/, ' ')
      .trim();
    if (next === rest || !/\p{L}{2}/u.test(next)) break;
    rest = next;
  }
  return rest;
}

function withoutNumbers(text: string): string {
  const dropped = [CARD_PURCHASE, CARD, REFERENCE, PHONE, DATE, TIME, TERMINAL, STORE].reduce(
    (rest, noise) => rest.replace(noise, ` ${GAP} `),
    text,
  );
  const words = dropped
    .replace(CODE_BEHIND_STAR, (printed, code: string) => (isCode(code) ? ` ${GAP} ` : printed))
    .replace(/\b(?:DES|NAME):/gi, ' ')
    .trim()
    .replace(LOOSE_END, ' ')
    .split(' ')
    .filter(Boolean);
  const marked = words.map((word, index) => (isNumberNoise(word, index === 0) ? GAP : word));
  // No place stands before the merchant.
  return marked.slice(marked.findIndex((word) => word !== GAP)).join(' ');
}

/** Store numbers (#0410), long numbers and codes of letters and digits; a first word may be a name with digits (7-ELEVEN). */
function isNumberNoise(word: string, isFirst: boolean): boolean {
  const bare = word.replace(/^[([#*:-]{1,8}|[)\],.;:*-]{1,8}$/g, '');
  const digits = bare.replace(/\D/g, '').length;
  if (digits === 0) return false;
  if (/^[#*]/.test(word) && digits === bare.length) return true;
  if (/^[\d./-]+$/.test(bare)) return digits >= (isFirst ? 5 : 3);
  if (/^[X*]+\d+$/i.test(bare)) return true;
  if (isCode(bare)) return !isFirst || bare.length >= 10;
  if (isFirst) return false;
  return digits >= 4 && bare.length >= 6;
}

/** An identifier such as PayPal's 5GWJ27PAZWBBN or Amazon's YG1Z33V: letters and digits that change places. */
function isCode(word: string): boolean {
  if (!/^[A-Z\d]{7,20}$/i.test(word)) return false;
  const changes = (word.match(/\d(?=[A-Z])|[A-Z](?=\d)/gi) ?? []).length;
  return changes >= (word.length >= 10 ? 2 : 3);
}

/** Without city, state and country at the end, as far as a gap, a known city or a sure state code shows them. */
function withoutPlace(words: string[]): string[] {
  let kept = withoutTrailingGaps(words);
  const last = kept.at(-1)?.toUpperCase() ?? '';
  const hasGap = kept.indexOf(GAP) > 0;
  if (hasGap && kept.length > 2 && COUNTRIES.has(last) && !STATES.has(last))
    kept = withoutTrailingGaps(kept.slice(0, -1));
  const state = (kept.at(-1) ?? '').toUpperCase();
  const isState =
    STATES.has(state) || (/^[A-Z]{4}$/.test(state) && STATES.has(state.slice(0, 2)) && state.endsWith('US'));
  if (!isState || kept.length < 2) return kept;
  const beforeState = withoutTrailingGaps(kept.slice(0, -1));
  const beforeCity = withoutCity(beforeState);
  if (beforeCity.length < beforeState.length) return beforeCity;
  const isBehindGap = kept.at(-2) === GAP;
  return ALSO_WORDS.has(state) && !isBehindGap ? kept : withoutDomain(beforeState);
}

/** A known city, or the words behind the last gap, but never the first word. */
function withoutCity(words: string[]): string[] {
  for (let length = mostCityWords; length >= 1; length -= 1) {
    if (words.length <= length) continue;
    const name = words.slice(-length).join(' ').toUpperCase();
    if (CITIES.has(name)) return withoutTrailingGaps(words.slice(0, -length));
  }
  const gap = words.lastIndexOf(GAP);
  const isCityBehindGap = gap > 0 && words.length - gap - 1 <= mostCityWords;
  return isCityBehindGap ? withoutTrailingGaps(words.slice(0, gap)) : words;
}

/** A help page behind the merchant's name ("UBER TRIP HELP.UBER.COM"). */
function withoutDomain(words: string[]): string[] {
  const isDomain = words.length > 1 && /^[\w-]{1,60}\.[\w.-]{1,60}(?:\/\w{0,30})?$/.test(words.at(-1) ?? '');
  return isDomain ? withoutTrailingGaps(words.slice(0, -1)) : words;
}

function withoutTrailingGaps(words: string[]): string[] {
  let length = words.length;
  while (length > 1 && words[length - 1] === GAP) length -= 1;
  return words.slice(0, length);
}

function isShouting(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, index) => titleWord(word, index === 0))
    .join(' ');
}

/** Known acronyms and words without a vowel (CVS, DHL) stay; domains are lower case behind their first letter. */
function titleWord(word: string, isFirst: boolean): string {
  const letters = word.replace(/[^\p{L}&]/gu, '');
  if (ACRONYMS.has(letters)) return word;
  if (!isFirst && SMALL_WORDS.has(word.toLowerCase())) return word.toLowerCase();
  const hasVowel = /[AEIOUYÀ-ÖØ-Ý]/.test(letters) || /[^A-ZÀ-Ý&]/.test(letters);
  if (!hasVowel && letters.length >= 2 && letters.length <= 4 && !ABBREVIATIONS.has(letters)) return word;
  const lower = word.toLowerCase();
  if (/\.(?:com|net|org|io|co|de|fr|nl|uk|eu)(?:\/|$)/.test(lower)) return capital(lower);
  return lower.replace(/(?:^|[-/(&+.*]|(?<=^[od])')\p{L}/gu, (start) => start.toUpperCase());
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
