import { firmWords, isSameFirm } from '@/lib/firm-words';
import { readDateOfReceipt } from '../../bank-files/written-date';
import { placed, type Reading } from '../extraction';
import { isHeading } from '../kinds/document-heading';
import { certaintyOf, placeOf, type TextLine } from '../text-line';
import { isPassedOnMark, mailHeaders } from './mail-headers';

const LEGAL_FORM =
  /(?:^|[ ,.)])(?:LLC|L\.L\.C\.|Inc\.?|Ltd\.?|(?<!^)Limited(?! (?:warrant|guarantee|time|edition|offer|quantit|availab|stock))|Corp\.?|Corporation|GmbH|AG|UG|(?<!\d[ ,.])KG|SARL|SAS|S\.A\.|S\.L\.|SRL|S\.r\.l\.|BV|B\.V\.|NV|AB|ApS|Oy|Pty|PLC|S[DO]N\.? ?BHD\.?|S\/B|LLP|Enterprise|Trading)(?=$|[ ,.()])/i;
/** A legal form on a line of its own belongs to the line above. */
const ONLY_LEGAL_FORM =
  /^(?:(?:co\.?|\(m\)|sdn\.?|bhd\.?|pte\.?|ltd\.?|llc|inc\.?|gmbh|pty|limited)[ .,]*)+$/i;
const SELLER =
  'from|seller|sold by|merchant|vendor|supplier|billed by|ver\\s?käufer|lieferant|rechnungs(?:steller|ersteller)|leistungserbringer|vendeur|fournisseur|émetteur|vendedor|proveedor|emisor|venditore|fornitore|cedente|verkoper|leverancier|sprzedawca|säljare';
const CALLED = new RegExp(String.raw`^(?:${SELLER})\s*:\s*(.{2,120})$`, 'i');
const FROM = /^from\b/i;
/** What only tickets say. A day of departure, "11.03.2026", is one of hotels, too. */
const OF_A_JOURNEY =
  /\b(?:passengers?|boarding|flight|hinfahrt|rückfahrt|gleis|flug)\b|\b(?:depart(?:ure|s)?|arriv(?:al|es?|ée)|abfahrt|ankunft|départ)[: ]{1,3}\d{1,2}[:.h]\d\d(?!\.?\d)/i;
/** The places that journeys are from. In English the word stands last: "Airport Cabs" is a firm. */
const STATION =
  /\b(?:hbf|bhf|hauptbahnhof|bahnhof|flughafen|gare|aéroport|estación|aeropuerto|stazione|aeroporto)\b|\b(?:station|airport|terminal)(?:[^\p{L}]|\([A-Z]{3}\)|T(?=\d))*$/iu;
/** The same above the name, which a number of the seller may precede; "From" stands above a place of departure, too. */
const CALLED_ABOVE = new RegExp(String.raw`^(?!from)(?:${SELLER})\s*:?$`, 'i');
const NAME_CALLED = /^name\s*:\s*(?=\p{L})/iu;
const linesBelowLabel = 4;
/** Lines that are about the document, its reader, or where and how to reach the seller. */
const OTHER =
  /\b(?:invoice|receipt|facture|factura|fattura|fatura|factuur|faktura|quittung|bill(?:ed)? to|ship(?:ped)? to|customer|date|page|order|tax|vat|gst|tel|phone|fax|e-?mail|welcome|thank|total|amount|payment|paid|cashier|table|valid (?:un)?til|due ?date\S*|p\.?o\.? ?(?:box|no|number)|(?:tax|gst|retail|commercial)?invoice(?=no|\W{0,2}\S*\d)\S*|taxinvoice|copy|original|duplicate|(?:quotation|quote|estimate|angebot|devis)(?=.*\d)|duplikat|duplicata|duplicado|zweitschrift|kopie|copie|ust-?id\S*|(?:liefer|rechnungs|post)(?:adresse|anschrift)|\S+adres|address|adresse|dirección|indirizzo|sire[tn](?=\W{0,3}\d)|iban|gln|jalan|lot|taman)\b|rechnung(?:en|snummer|sdatum)?\b|www\.|@|https?:|\(c\)|©|copyright|^no\.? ?\d|電話|登録番号|営業時間|様$|お知らせ|ありがとう|いらっしゃいませ|电话|欢迎|谢谢/i;
/** The words of a letter. */
const OF_A_LETTER =
  /^(?:dear|hi|hello|hallo|sehr geehrte[rs]?|liebe[rs]?|guten tag|bonjour|hola|buongiorno|geachte)\b.*[,!]$|^(?:herrn|frau)(?:$| \p{Lu})|^(?:madame|monsieur)$/iu;
/** What a colon names is a number, a person or a date, unless a firm is behind it. */
const LABEL = /^[\p{L} .'’/#-]{2,40}:/u;
const PRICE = /\d[.,]\d{2}(?!\d)|\p{Sc} ?\d|\d ?\p{Sc}/u;
/** What stands behind the name in one line: an address, as in the window of an envelope, or where to call. */
const BEHIND_NAME =
  /\s*(?:[|●•·▪]|\s[-–—])\s.*\d.*$|\s+(?:tel|telefon|fon|phone|fax|e-?mail|seite|page)\b[.:\s]*\+?[\d(].*$/iu;
/** A house number beside its street, a state with its ZIP code, or a postal code; "Weir Street Supply" is a name. */
const ADDRESS =
  /^(?:no\.? ?)?\d+[a-z]?[ ,]+.*\b(?:st|street|rd|road|ave|avenue|blvd|boulevard|drive|lane|ln|hwy|highway|square|parkway)\b|\b(?:street|road|avenue|suite|rue|via|straße|strasse)\b.*\d|^.*\b(?:street|road|avenue)$|, ?[A-Z]{2} \d{5}\b|\b[ABCEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d\b/i;
/** A street of Europe with its number; a postal code before its place. */
const ADDRESS_ABROAD =
  /^\p{L}{2,}(?:stra(?:ß|ss)e|str\.?|weg|platz|gasse|allee|gracht|straat|laan|damm|ufer) ?\d|^(?:rua|calle|plaza|avenida|piazza|viale|corso|rue)\b.*\d|^(?:[A-Z]{1,2}-)?\d{5} \p{Lu}|^\d{4} [A-Z]{2} \p{Lu}|, ?(?:u\.?s\.?a\.?|united states|canada|united kingdom|deutschland|france|españa|italia|nederland)\.?$/iu;
/** What a paper is called, or a label, behind the form of a firm in one line. */
const BEHIND_FORM =
  /(?<=[ ,.](?:LLC|Inc|Ltd|Limited|Corp|GmbH|AG|KG|SARL|SAS|S\.A|S\.L|SRL|B\.?V|N\.?V)\b\.?)\s+(?:\S*(?:rechnung|invoice|receipt|fac?tuu?r|fattura|fatura|quittung|datum|date|statement|page|seite)|\p{L}{2,20}\s?:).*$/iu;
/** The same where a branch, or the name in the next column, stands behind it; "GmbH & Co. KG" is one form. */
const COLUMN_BEHIND_FORM =
  /(?<=\p{L}{3}.{0,80}[ ,.](?:LLC|Inc\.?|Ltd\.?|GmbH|GMBH|UG|SARL|S\.?R\.?L\.?|B\.?V\.?|N\.?V\.?))\s+(?!(?:Co|KG|OHG|mbH|und|and|et)\b)\p{Lu}\p{L}+.*$/u;
/** A title at the right of the name, in one line: "Inkfeather Paper INVOICE". */
const TITLE_BEHIND =
  /^((?!(?:your|our|this|the|an?|new|tax|vat|retail|commercial|sales?|service|rental|hotel|guest|purchase|electronic|digital|online|self-billed|amended|corrected)\b)\p{L}\S*(?: \S+)+?) (?:tax )?(?:invoice|receipt|statement|rechnung|quittung|facture|factura|fattura|fatura|factuur)\.?$/iu;
/** The number of a register after the name: "(867388-U)", "(Co. No. 1234)". */
const REGISTER_NUMBER =
  /\s*[([{]\s*(?:co\.?|company|reg\.?|roc|no\.?|gst|id|[:.#\s])*[\dA-Z]{0,4}[-\d\s]{4,}\s*[-–]?\s*[A-Z]?\s*[)\]}]?.*$|\s+\d{5,7}-[A-Z]$/i;
const BUYER =
  /\b(?:bill(?:ed)?|ship(?:ped)?|sold|invoice) to\b|^to\s*:|^to (?=.*\b(?:ltd|limited|inc|llc|plc|corp|gmbh)\b)|^(?:käufer|kunde|(?:rechnungs|waren)?empfänger|acheteur|client|cliente|comprador|acquirente|koper|nabywca|buyer)(?:\/\S*)?\s*(?::|$)/i;
const BUYER_BESIDE = /\s+(?:(?:bill(?:ed)?|ship(?:ped)?|sold) )?to\s*:.*$/i;
const headLines = 12;
const longestVendorName = 60;
/** Longer than words of names are. */
const RUN_TOGETHER = /\p{L}{18}/u;
const printedAgain = 0.95;
const samePrintedAgain = 0.8;
/** Of the first line that can be a name, where no more is known of it. */
export const surestFirstLine = 0.5;
/** Of another firm than the one at the head, which may be a customer. */
const surestOtherFirm = 0.8;
/** Shorter names are parts of other words. */
const shortestKey = 6;

/**
 * Who issued the document: named as the seller, or a firm by its legal form at the head, or the first line that can be a
 * name. It is sure only where the name is printed again, if only as the address of a site or mailbox.
 */
export function findVendor(lines: readonly TextLine[], businessName: string): Reading<string> | null {
  const found = findName(lines, businessName);
  if (!found) return null;
  const { line, value, confidence } = found;
  if (isSameFirm(value, businessName)) {
    const other = findOtherFirm(lines, businessName);
    if (other) return readingOf(other, nameOf(other.text), surestOtherFirm);
    return readingOf(line, value, Math.min(confidence, surestFirstLine));
  }
  const most = isBesideFirm(line.text) ? surestOtherFirm : 1;
  return readingOf(line, value, Math.min(most, Math.max(confidence, surenessOfRepeating(value, lines))));
}

/** Whether the name of another firm stands behind the first one in its line: either may be the customer. */
function isBesideFirm(text: string): boolean {
  return LEGAL_FORM.test(COLUMN_BEHIND_FORM.exec(text.trim())?.[0] ?? '');
}

/**
 * The issuer where the reader's own name and address stand first, for the window of an envelope: a firm by its form, or by its name
 * printed again. None where the paper names a buyer below, since then the reader may have issued it.
 */
function findOtherFirm(lines: readonly TextLine[], businessName: string): TextLine | undefined {
  const body = mailHeaders(lines).body;
  const isOfAnother = body.some(
    ({ text }, at) =>
      BUYER.test(text.trim()) && !isNamedIn(`${text} ${body[at + 1]?.text ?? ''}`, businessName),
  );
  if (isOfAnother) return undefined;
  return joinForms(body).find(({ text }) => {
    const name = nameOf(text);
    const isShort = name.length <= longestVendorName && !/\p{Sc}/u.test(name);
    if (!isShort || !canBeName(name) || isNamedIn(text, businessName)) return false;
    return LEGAL_FORM.test(name) || /\bco\.?$/i.test(name) || isPrintedAgain(name, lines);
  });
}

/** Whether a line names the business, if its name is long enough to tell. */
function isNamedIn(text: string, businessName: string): boolean {
  const key = firmWords(businessName).join('');
  return (
    isSameFirm(text, businessName) || (key.length >= shortestKey && firmWords(text).join('').includes(key))
  );
}

type FoundName = { line: TextLine; value: string; confidence: number };

function findName(lines: readonly TextLine[], businessName: string): FoundName | null {
  const { body, passedOnBy } = mailHeaders(lines);
  const isJourney = lines.some(({ text }) => OF_A_JOURNEY.test(text));
  const isPlace = (from: string, name: string) =>
    FROM.test(from.trim()) && (isJourney || STATION.test(name)) && !LEGAL_FORM.test(name);
  for (const [at, line] of lines.entries()) {
    if (passedOnBy.has(line)) continue;
    const called = CALLED.exec(line.text.trim())?.[1]?.replace(BUYER_BESIDE, '');
    if (called !== undefined && canBeName(called) && !isPlace(line.text, called))
      return { line, value: called.trim(), confidence: 0.85 };
    const below = CALLED_ABOVE.test(line.text.trim())
      ? nameBelow(lines.slice(at + 1, at + 1 + linesBelowLabel))
      : null;
    if (below) return below;
  }
  const head = joinForms(body.slice(0, headLines)).map((line) => besideReader(line, businessName));
  const buyer = head.findIndex(({ text }) => BUYER.test(text.trim()));
  const above = buyer === -1 ? head : [...head.slice(0, buyer), ...besideBuyer(head[buyer])];
  const names = above.filter(({ text }) => canBeName(nameOf(text)));
  const firm = names.find(({ text }) => LEGAL_FORM.test(nameOf(text)));
  if (firm) return { line: firm, value: nameOf(firm.text), confidence: 0.8 };
  const [first] = names;
  return first ? { line: first, value: nameOf(first.text), confidence: surestFirstLine } : null;
}

function nameBelow(lines: readonly TextLine[]): FoundName | null {
  for (const line of lines) {
    const name = nameOf(line.text.trim().replace(NAME_CALLED, ''));
    if (BUYER.test(line.text.trim())) return null;
    if (canBeName(name)) return { line, value: name, confidence: 0.85 };
  }
  return null;
}

/** In two columns the reader's own name stands beside that of the seller or a part of the address. */
function besideReader(line: TextLine, businessName: string): TextLine {
  const own = businessName.trim().toLowerCase();
  const at = own.length >= shortestKey ? line.text.toLowerCase().indexOf(own) : -1;
  if (at === -1 || isSameFirm(line.text, businessName)) return line;
  return { ...line, text: `${line.text.slice(0, at)} ${line.text.slice(at + own.length)}`.trim() };
}

/** In two columns the seller stands at the left of "Bill to". */
function besideBuyer(line: TextLine | undefined): TextLine[] {
  const seller = /^(\S.{0,80}?)\s+(?:bill(?:ed)?|ship(?:ped)?|sold|invoice) to\b/i.exec(
    line?.text.trim() ?? '',
  )?.[1];
  const isProse = /\b(?:the|an?|this|our|your|of|for|and)$/i.test(seller ?? '');
  return line && seller && !isProse ? [{ ...line, text: seller }] : [];
}

function isPrintedAgain(name: string, lines: readonly TextLine[]): boolean {
  return surenessOfRepeating(name, lines) > 0;
}

/** What the reader is called in the books of the issuer, behind a number: "Numéro de dossier : 365146 - NAME". */
const OF_READER =
  /(?<!\p{L})(?:customer(?! (?:service|care|support))|client|dossier|abonné|subscriber|kunden?(?:-?(?:nr|nummer))?|klant(?:nummer)?|cliente|guest)(?!\p{L})/iu;

/** A line that comes again as it is may be what every page says, such as a slogan. */
function surenessOfRepeating(name: string, lines: readonly TextLine[]): number {
  const key = firmWords(name).join('');
  if (key.length < shortestKey) return 0;
  const found = lines.filter(({ text }) => firmWords(text).join('').includes(key) && !OF_READER.test(text));
  if (new Set(found.map(({ text }) => text.trim())).size > 1) return printedAgain;
  return found.length > 1 ? samePrintedAgain : 0;
}

function readingOf(line: TextLine, value: string, confidence: number): Reading<string> {
  // Recognized without the gaps between its words, letters are mostly wrong, too.
  const isRunTogether = line.pieces.length > 0 && RUN_TOGETHER.test(value);
  const most = isRunTogether ? Math.min(confidence, surestFirstLine) : confidence;
  const weighed = most * (0.5 + 0.5 * certaintyOf(line, 0, value.length));
  return { value, confidence: Math.round(100 * weighed) / 100, ...placed(placeOf(line)) };
}

function nameOf(text: string): string {
  const whole = text.trim().replace(REGISTER_NUMBER, '').trim();
  const cut = whole
    .replace(BEHIND_NAME, '')
    .replace(BEHIND_FORM, '')
    .replace(COLUMN_BEHIND_FORM, '')
    .replace(TITLE_BEHIND, '$1')
    .trim();
  const name = /\p{L}{3}/u.test(cut) ? cut : whole;
  // Recognized in a word of letters, a zero is the letter.
  return name.replace(/(?<=\p{Lu})0+(?=\p{L})/gu, (zeros) => 'O'.repeat(zeros.length));
}

/** Lines with a legal form of its own line joined to the name above it. */
function joinForms(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && ONLY_LEGAL_FORM.test(nameOf(line.text)) && canBeName(before.text)) {
      joined[joined.length - 1] = { ...before, text: `${before.text} ${line.text}` };
    } else {
      joined.push(line);
    }
  }
  return joined;
}

function canBeName(line: string): boolean {
  const letters = line.replace(/[^\p{L}]/gu, '').length;
  const digits = line.replace(/\D/g, '').length;
  return (
    letters >= 3 &&
    !/^[,;]/.test(line) &&
    line.length <= 120 &&
    digits < letters &&
    !OTHER.test(line) &&
    !OF_A_LETTER.test(line) &&
    (!LABEL.test(line) || LEGAL_FORM.test(line)) &&
    !PRICE.test(line) &&
    readDateOfReceipt(line) === null &&
    !ADDRESS.test(line) &&
    !ADDRESS_ABROAD.test(line) &&
    !isHeading(line) &&
    !isPassedOnMark(line)
  );
}
