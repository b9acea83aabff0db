import { firmWords, isSameFirm } from '@/lib/firm-words';
import { isHeading } from './document-heading';
import { placed, type Reading } from './extraction';
import { isPassedOnMark, mailHeaders } from './mail-headers';
import { certaintyOf, placeOf, type TextLine } from './text-line';

const LEGAL_FORM =
  /(?:^|[ ,.)])(?:LLC|L\.L\.C\.|Inc\.?|Ltd\.?|Limited|Corp\.?|Corporation|GmbH|AG|UG|KG|SARL|SAS|S\.A\.|S\.L\.|SRL|S\.r\.l\.|BV|B\.V\.|NV|AB|ApS|Oy|Pty|PLC|S[DO]N\.? ?BHD\.?|S\/B|LLP|Enterprise|Trading)(?=$|[ ,.()])/i;
/** A legal form on a line of its own belongs to the line above. */
const ONLY_LEGAL_FORM =
  /^(?:(?:co\.?|\(m\)|sdn\.?|bhd\.?|pte\.?|ltd\.?|llc|inc\.?|gmbh|pty|limited)[ .,]*)+$/i;
const CALLED = /^(?:from|seller|sold by|merchant|vendor|supplier|billed by)\s*:\s*(.{2,120})$/i;
/** Lines that are about the document, its reader, or where and how to reach the seller. */
const OTHER =
  /\b(?:invoice|receipt|rechnung|facture|factura|quittung|bill(?:ed)? to|ship(?:ped)? to|customer|date|page|order|tax|vat|gst|tel|phone|fax|e-?mail|welcome|thank|total|amount|payment|paid|cashier|table|copy|original|duplicate|jalan|lot|taman)\b|www\.|@|https?:|^no\.? ?\d|電話|登録番号|営業時間|様$|お知らせ|ありがとう|いらっしゃいませ|电话|欢迎|谢谢/i;
/** A house number beside its street, a state with its ZIP code, or a postal code; "Weir Street Supply" is a name. */
const ADDRESS =
  /^(?:no\.? ?)?\d+[a-z]?[ ,]+.*\b(?:st|street|rd|road|ave|avenue|blvd|boulevard|drive|lane|ln|hwy|highway|square|parkway)\b|\b(?:street|road|avenue|suite|rue|via|straße|strasse)\b.*\d|^.*\b(?:street|road|avenue)$|, ?[A-Z]{2} \d{5}\b|\b[ABCEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d\b/i;
/** The number of a register after the name: "(867388-U)", "(Co. No. 1234)". */
const REGISTER_NUMBER =
  /\s*[([{]\s*(?:co\.?|company|reg\.?|roc|no\.?|gst|id|[:.#\s])*[\dA-Z]{0,4}[-\d\s]{4,}\s*[-–]?\s*[A-Z]?\s*[)\]}]?.*$|\s+\d{5,7}-[A-Z]$/i;
const BUYER = /\b(?:bill(?:ed)?|ship(?:ped)?|sold|invoice) to\b|^to\s*:/i;
const headLines = 12;
const longestName = 60;
const printedAgain = 0.95;
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
  const found = findName(lines);
  if (!found) return null;
  const { line, value, confidence } = found;
  if (isSameFirm(value, businessName)) {
    const other = findOtherFirm(lines, businessName);
    if (other) return readingOf(other, nameOf(other.text), surestOtherFirm);
    return readingOf(line, value, Math.min(confidence, surestFirstLine));
  }
  return readingOf(line, value, isPrintedAgain(value, lines) ? printedAgain : confidence);
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
    const isShort = name.length <= longestName && !/\d[.,]\d{2}(?!\d)|\p{Sc}/u.test(name);
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

function findName(lines: readonly TextLine[]): FoundName | null {
  for (const line of lines) {
    const called = CALLED.exec(line.text.trim())?.[1];
    if (called !== undefined && canBeName(called)) return { line, value: called.trim(), confidence: 0.85 };
  }
  const head = joinForms(mailHeaders(lines).body.slice(0, headLines));
  const buyer = head.findIndex(({ text }) => BUYER.test(text.trim()));
  const above = buyer === -1 ? head : [...head.slice(0, buyer), ...besideBuyer(head[buyer])];
  const names = above.filter(({ text }) => canBeName(nameOf(text)));
  const firm = names.find(({ text }) => LEGAL_FORM.test(nameOf(text)));
  if (firm) return { line: firm, value: nameOf(firm.text), confidence: 0.8 };
  const [first] = names;
  return first ? { line: first, value: nameOf(first.text), confidence: surestFirstLine } : null;
}

/** In two columns the seller stands at the left of "Bill to". */
function besideBuyer(line: TextLine | undefined): TextLine[] {
  const seller = /^(\S.{0,80}?)\s+(?:bill(?:ed)?|ship(?:ped)?|sold|invoice) to\b/i.exec(
    line?.text.trim() ?? '',
  )?.[1];
  return line && seller ? [{ ...line, text: seller }] : [];
}

function isPrintedAgain(name: string, lines: readonly TextLine[]): boolean {
  const key = firmWords(name).join('');
  if (key.length < shortestKey) return false;
  return lines.filter(({ text }) => firmWords(text).join('').includes(key)).length > 1;
}

function readingOf(line: TextLine, value: string, confidence: number): Reading<string> {
  const weighed = confidence * (0.5 + 0.5 * certaintyOf(line, 0, value.length));
  return { value, confidence: Math.round(100 * weighed) / 100, ...placed(placeOf(line)) };
}

function nameOf(text: string): string {
  const name = text.trim().replace(REGISTER_NUMBER, '').trim();
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
    line.length <= 120 &&
    digits < letters &&
    !OTHER.test(line) &&
    !ADDRESS.test(line) &&
    !isHeading(line) &&
    !isPassedOnMark(line)
  );
}
