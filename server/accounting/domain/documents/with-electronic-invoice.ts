import type { Day } from '@/lib/dates/instant';
import { billLinesOf } from '@/lib/electronic-invoice/bill-lines';
import type { ElectronicInvoice } from '@/lib/electronic-invoice/electronic-invoice';
import { isConsistent } from '@/lib/electronic-invoice/read-electronic-invoice';
import { unitsOf } from '@/lib/electronic-invoice/values';
import { isSameFirm } from '@/lib/firm-words';
import { isCurrency } from '@/lib/money/currency';
import { isSameAmount } from '@/lib/money/decimal-text';
import { doubted } from './confidence';
import { findDueDay } from './dates/find-due-day';
import { type Extraction, nothingRead, type Reading } from './extraction';
import { saysPaidWhole } from './kinds/reads-as-bill';
import { linesOfText, type TextLine } from './text-line';
import type { LabelledAmount } from './totals/labelled-amounts';

/** What people see of the document. */
type Print = { lines: readonly TextLine[]; amounts: readonly LabelledAmount[]; days: ReadonlySet<Day> };

const noPrint: Print = { lines: [], amounts: [], days: new Set() };

type Printed = Omit<Extraction, 'isBill' | 'isCreditNote' | 'corrects' | 'lines' | 'turn'>;

const sure = 0.9;
/** What is read with less may be anything that stands on the page. */
const likely = 0.6;
const surest = {
  /** Both parts say it, or the only one there is. */
  agreed: 0.98,
  /** It is printed somewhere, and nothing that is printed says otherwise for certain. */
  printed: 0.9,
  /** It is not printed, or its own sums do not come to it. */
  alone: 0.7,
  /** What people see says otherwise: one of them may be forged. */
  contradicted: 0.5,
  partPaid: 0.85,
  creditNote: 0.3,
  correction: 0.6,
  proforma: 0.5,
  selfInvoice: 0.3,
};
/** Shorter names and numbers are parts of other words. */
const shortest = 3;
/** Longer terms of payment say no more of when. */
const mostSentences = 50;

/** What a file says that is an electronic invoice alone, so that nothing is printed beside it. */
export function readInvoiceAlone(invoice: ElectronicInvoice, businessName: string): Extraction {
  const told = withElectronicInvoice(nothingRead, invoice, null);
  const nothingPrinted = { lines: [], amounts: [] };
  return { ...told, ...billOf(told, invoice, nothingPrinted, businessName) };
}

/**
 * What was read off the print with what the electronic part says, which counts before the law where they differ. Sure is what both
 * say, or what the one says of a file that has nothing else; never what the print contradicts.
 */
export function withElectronicInvoice(
  printed: Printed,
  invoice: ElectronicInvoice,
  print: Print | null,
): Printed {
  const { lines, amounts, days } = print ?? noPrint;
  const texts = lines.map(({ text }) => text);
  const weigh = weigherOf(isConsistent(invoice), print === null);
  const number = lettersOf(invoice.number ?? '');
  const issuedOn = weigh(printed.issuedOn ?? null, invoice.issuedOn, isEqual, (day) => days.has(day));
  return {
    vendorName: weigh(printed.vendorName, invoice.seller, isNamed(invoice), (name) => isOneOf(name, texts)),
    totalAmount: doubted(totalOf(printed.totalAmount, invoice, weigh, amounts), surestOf(invoice)),
    currency: currencyOf(printed.currency, invoice, weigh),
    issuedOn,
    number: weigh(
      printed.number ?? null,
      invoice.number,
      (one) => lettersOf(one) === number,
      () => texts.some((text) => isWordIn(invoice.number ?? '', text)),
    ),
    dueOn: dueDayOf(printed, invoice, issuedOn, weigh, days),
  };
}

/**
 * What is booked for it: whether it is a bill to pay or gives money back, what it corrects, and the lines of a bill. No lines where the
 * total is another, or is contradicted by what is printed.
 */
export function billOf(
  told: Printed,
  invoice: ElectronicInvoice,
  print: Pick<Print, 'lines' | 'amounts'>,
  businessName: string,
): Pick<Extraction, 'isBill' | 'isCreditNote' | 'corrects' | 'lines'> {
  const { totalAmount } = told;
  const lines = billLinesOf(invoice);
  const sum = lines.reduce((all, { amount }) => all + unitsOf(amount), 0n);
  const isTotal =
    totalAmount !== null && totalAmount.printed === undefined && unitsOf(totalAmount.value) === sum;
  const { kind, precedingNumber } = invoice;
  return {
    isBill: isBillToPay(told, invoice, print, businessName),
    ...(kind === 'credit_note' || comesBack(invoice) ? { isCreditNote: true } : {}),
    ...(kind === 'correction' && precedingNumber !== null ? { corrects: precedingNumber } : {}),
    ...(lines.length > 0 && isTotal ? { lines } : {}),
  };
}

/** Whether it asks for money that has not come yet, and is not of the business itself. */
function isBillToPay(
  { vendorName, totalAmount }: Printed,
  invoice: ElectronicInvoice,
  { lines, amounts }: Pick<Print, 'lines' | 'amounts'>,
  businessName: string,
): boolean {
  const isOwn = vendorName !== null && isSameFirm(vendorName.value, businessName);
  const isInvoice = invoice.kind === 'invoice' || invoice.kind === 'correction';
  const isOpen = unitsOf(invoice.toPay ?? invoice.total) > 0n;
  return totalAmount !== null && isInvoice && isOpen && !isOwn && !saysPaidWhole(lines, amounts);
}

/**
 * What is to be paid; all of it where it was paid already. Where a part was, or is withheld, whether that was booked before nobody can tell, and either may be
 * the total on the page. Where money comes back it is only what is printed.
 */
function totalOf(
  printed: Reading<string> | null,
  invoice: ElectronicInvoice,
  weigh: Weigh,
  amounts: readonly LabelledAmount[],
): Reading<string> | null {
  const { total } = invoice;
  const toPay = invoice.toPay ?? total;
  if (unitsOf(toPay) < 0n || unitsOf(total) <= 0n) return printed;
  const isPrinted = (amount: string) => isTotalOf(amounts, amount);
  const isPartPaid = unitsOf(toPay) > 0n && (unitsOf(invoice.prepaid) > 0n || unitsOf(invoice.withheld) > 0n);
  if (!isPartPaid) return weigh(printed, unitsOf(toPay) > 0n ? toPay : total, isSameAmount, isPrinted);
  if (printed && total !== null && isSameAmount(printed.value, total)) return printed;
  return doubted(weigh(printed, toPay, isSameAmount, isPrinted), surest.partPaid);
}

function comesBack({ total, toPay }: ElectronicInvoice): boolean {
  return unitsOf(toPay ?? total) < 0n;
}

function surestOf(invoice: ElectronicInvoice): number {
  if (invoice.kind === 'credit_note' || comesBack(invoice)) return surest.creditNote;
  if (invoice.kind === 'self_invoice') return surest.selfInvoice;
  if (invoice.kind === 'correction') return surest.correction;
  return invoice.kind === 'proforma' ? surest.proforma : 1;
}

/** A printed currency that was only guessed, as from a "$", does not contradict another one. */
function currencyOf(
  printed: Reading<string> | null,
  { currency }: ElectronicInvoice,
  weigh: Weigh,
): Reading<string> | null {
  const told = currency !== null && isCurrency(currency) ? currency : null;
  const isGuessed = printed !== null && printed.confidence < sure && told !== null && printed.value !== told;
  return weigh(isGuessed ? null : printed, told, isEqual, () => printed === null);
}

type Weigh = <Value extends string>(
  read: Reading<Value> | null,
  told: Value | null,
  isSame: (read: Value, told: Value) => boolean,
  isPrinted: (told: Value) => boolean,
) => Reading<Value> | null;

function weigherOf(isWhole: boolean, isAlone: boolean): Weigh {
  return (read, told, isSame, isPrinted) => {
    if (told === null) return read;
    if (isAlone) return { value: told, confidence: isWhole ? surest.agreed : surest.alone };
    if (read && isSame(read.value, told)) {
      const { place } = read;
      const confidence = isWhole ? surest.agreed : read.confidence;
      return { value: told, confidence, ...(place ? { place } : {}) };
    }
    const isBoth = isWhole && isPrinted(told);
    if (read && read.confidence >= (isBoth ? sure : likely))
      return { value: told, confidence: surest.contradicted, printed: read.value };
    return { value: told, confidence: isBoth ? surest.printed : surest.alone };
  };
}

/** Several days are those of instalments or of a discount; none stands in the terms. */
function dueDayOf(
  printed: Printed,
  invoice: ElectronicInvoice,
  issuedOn: Reading<Day> | null,
  weigh: Weigh,
  days: ReadonlySet<Day>,
): Reading<Day> | null {
  const last = invoice.dueDays.toSorted().at(-1) ?? null;
  const read = printed.dueOn ?? null;
  const isOne = invoice.dueDays.length <= 1;
  if (last !== null)
    return doubted(
      weigh(read, last, isEqual, (day) => days.has(day)),
      isOne ? 1 : surest.alone,
    );
  if (read !== null || issuedOn === null) return read;
  const noDates = { dayOf: () => null, orderSureness: () => 1 };
  const sentences = invoice.terms.flatMap((each) => each.split(/(?<=[.;!?]) /));
  return findDueDay(linesOfText(sentences, mostSentences), [], noDates, issuedOn, issuedOn.value);
}

/** Whether a name that was read is the seller's, or what the seller trades as. */
function isNamed({ seller, tradingName }: ElectronicInvoice): (read: string) => boolean {
  const names = [seller, tradingName].flatMap((each) => each ?? []);
  return (read) => names.some((name) => lettersOf(name) === lettersOf(read) || isSameFirm(name, read));
}

function isOneOf(name: string, texts: readonly string[]): boolean {
  const letters = lettersOf(name);
  return letters.length >= shortest && texts.some((text) => lettersOf(text).includes(letters));
}

function isTotalOf(amounts: readonly LabelledAmount[], total: string): boolean {
  const units = unitsOf(total);
  return amounts.some(
    ({ kind, ...each }) => (kind === 'total' || kind === 'total_to_pay') && each.units === units,
  );
}

function isWordIn(number: string, text: string): boolean {
  return (
    ` ${text} `.split(/[\s:#,;()]+/).includes(number) || (number.length > shortest && text.includes(number))
  );
}

function isEqual(one: string, other: string): boolean {
  return one === other;
}

function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
