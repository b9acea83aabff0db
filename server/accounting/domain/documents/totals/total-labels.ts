import { currencyCodes } from '@/lib/money/currency';
import type { AmountKind } from './amount-kind';
import { eastAsianKindOf } from './east-asian-labels';

/** Letters that print and recognition confuse are taken alike: "T0tal", "Tolal", "TOTAI"; of others one may be misread. */
const T = '(?:[tfl][oc][tfl][ao][li]|[a-z]otal|t[a-z]tal|to[a-z]al|tot[a-z]l|totaal)';

const TABLE_HEAD = /descri|qty|quantity|price|item(?!s?count)/;
const SUMMARY = /summary|analysis|hsn(?:sac)?(?:code)?taxable|taxcode|taxrate|gstrate|vatrate/;
/** No word below is made of two others: what is repeated would be tried in too many ways. */
const MONEY = 'rm|r|s|kr|usd|myr|sgd|eur|gbp|aud|cad|nzd|hkd|php|mxn|ars|clp|cop';
const CODES = currencyCodes.join('|').toLowerCase();
/** With words of payments around it or alone; in the name of an item it is none: "Oil change", "Exchange rate", "Change fee". */
const CHANGE = new RegExp(
  `^(?:your|su|cash|customer|paid|less|tend(?:er(?:ed)?)?|amount|amt|importe|${MONEY})*(?:chan[gq]es?|changi|charige|cambio)(?:is|due|given|entregado|back|return(?:ed)?|amount|amt|cash|efectivo|tocustomer|tend(?:er(?:ed)?)?|${MONEY})*(?:[a-z]|${CODES})?$|chg(?:due|amt)|balancedue(?:to)?customer|kembali|ruckgeld|vuelto`,
);
const TENDERED =
  /cash|tender|tend$|accepted|visa|master|amex|debit|creditcard|card|received|paidby|paymentmode|payment$|tunai|gegeben|efectivo|recu$/;
/** Other ways of payment; the short ones are whole words, which only a currency may follow. */
const WAY_OF_PAYMENT =
  /^(?:eftpos|girocard|maestro|(?:ec)?karte$|storecredit|giftvoucher|(?:apple|google|samsung)pay|paypal|bancontact|twint|paynow|alipay|pin(?:nen|betaling)?$)|kartenzahlung|eckarte|cartebancaire|^(?:cb|nets|upi|pix|ideal|swish|interac)(?:s|a|r|rs|inr|aud|sgd|brl|eur|sek|kr|cad)?$/;
const HANDED_OVER = /tender|accepted/;
/** Words that say nothing but that, or how, money was handed over. An item may be called "Business cards" or "Visa application". */
const PAYMENT = new RegExp(
  `^(?:cash|tend(?:er(?:ed)?)?|accepted|visa|master|amex|debit|credit|card|received|paid|payment|mode|method|tunai|bayaran|wang|gegeben|geg|bar|efectivo|recu|total|ttl|amount|amt|less|customer|bank|by|with|via|thank|you|for|no|ending|in|contactless|chip|sale|approved|deposit|x|${MONEY})+$`,
);
const COUNT = new RegExp(
  `${T}(?:no|num|number)?(?:of)?(?:items?|qty|quantit|units?|pcs|points?|pax)|(?:items?|qty|quantity|count)${T}|items?count|qtys?$`,
);
/** What is measured, not paid: "Total billable hours", "Gesamt Gewicht (kg)". */
const MEASURE =
  /(?:hours?|hrs|(?:total|billable|chargeable|billed|charged|recorded|worked)time|minutes|weight|mileage|distance|kilomet(?:er|re)s?|stunden|gewicht|heures|horas|poids)(?:worked|billed|billable|chargeable|charged|spent|logged|used|total)?(?:kgs?|g|lbs?|oz|km|mi|h|hrs?|hours?|min)?$/;
const UNIT_BEHIND =
  /^ ?(?:hours?|hrs?|h|minutes|mins?|kgs?|lbs?|kwh|km|stunden|std|heures|horas|nos|pcs|pieces|units|pkts?|stk|stück)(?![\p{L}\d])/iu;
/** The balance of the previous bill. */
const PREVIOUS =
  /(?:last|previous|prior)(?:months?|periods?)?(?:bill|invoice|statement|balance|amount|total|charges?)|balance(?:brought|carried)?forward|vormonat|vorherig|letzterechnung|precedent|anterior/;
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
/** What is to be paid by who pays late, with the day after which: "Amount due after June 26". */
const LATE = new RegExp(
  `(?:after|past|beyond)(?:the)?(?:due|last)da(?:te|y)|(?:due|pay|payable|paid|received)after(?:${MONTH})?(?:${MONEY}|${CODES})?$|withlate(?:fee|charge|payment|penalt)`,
);
const LEAST =
  /(?:minimum|^min)(?:amount|amt|payment|balance|total)?(?:due|payment|payable|topay)|mindestbetrag/;
/** Of this paper and those before it. */
const TO_DATE = /(?:paid|payments?|received|billed|invoiced|charged)todate|yeartodate|^ytd|ytd$/;
/** "Total amount saved" is none to pay. */
const SAVED = /saved(?:today)?$/;
const DISCOUNT =
  /discount|saving|yousaved?|totalsaved|voucher|coupon|disc$|rebate|rabatt|remise|descuento|korting/;
const TAX_WORDS = 'tax|gst|vat|sst|mwst|ust|tva|iva|btw|hst|steuer(?!n|berat|schuld|pflicht)';
const TAX = new RegExp(`${TAX_WORDS}|service|serv|svc`);
const TAX_ON_TOP = new RegExp(TAX_WORDS);
/** Taken off, or put right: "Less VAT", "Customer adjustment". */
const TAKEN_OFF = /^less|adjust/;
/** A tax in the total, by its names in the North, or what who pays soon may take off. */
const NO_PAYMENT =
  /^(?:inkl|heraf|herav|varav|sis)?(?:moms|mva|alv)|skonto|(?:early|prompt|cash)(?:payment|settlement)?discount/;
/** "Net to pay" and "Net total" may be what is left. */
const NET = /nett(?!opay|otal|.*zahl)/;
/** What the payer keeps back for the tax office. */
const WITHHELD = /with?held|withholding|retencion|ritenuta|quellensteuer/;
/** May be what is to pay after a discount, or what a total is before tax. */
const NET_TOTAL = new RegExp(`nett?(?:t|o)?${T}|${T}nett?$`);
/** What is added to or taken off the sum of the items, called a total of its own: "Gesamtbetrag der Zuschläge", "Total des remises". */
const OF_ADJUSTMENTS =
  /(?:betrag|summe)(?:der|aller|an)?(?:zu|ab)(?:und(?:zu|ab))?schlag|(?:total|sum|amount)(?:of|des?)?(?:all)?(?:document)?(?:level)?(?:allowances?|surcharges?|remises|rabais|descuentos|sconti|rabatte?)(?!incl)|sumof(?:all)?charges/;
/** What is only proposed is not added. */
const TIP =
  /^(?!.*(?:suggest|recommend|guide)).*(?:^(?:add|server|staff|cash|card)?tip(?:amount|amt)?$|gratuity|trinkgeld|propina|pourboire)/;
/** The sum of what is taxed at one rate, not of all. */
const OF_ONE_RATE = /suppl(?:y|ies)|(?:zero|standard|std)rated?/;
const ROUNDING = /round|rnd|pembundaran|rundung/;
const SUBTOTAL = new RegExp(`su[bh]${T}`);
/** Not what is due before a day: "Amount due on or before June 26". */
const BEFORE = `(?<!onor)before(?!(?:(?:the)?dueda(?:te|y)|${MONTH})?(?:${MONEY}|${CODES})?$)`;
const WITHOUT_TAX = new RegExp(
  `exc[li1]|${BEFORE}|ex(?:gst|vat|tax)|without|ohne(?:die)?(?:mwst|ust|umsatz|steuer)|netto$|netto(?:gesamt|summe)|zwischensumme|soustotal|totalht|taxable|notax`,
);
/** "Total VAT included" may be the total or only the tax in it, and "GST included in total" is only that. */
const TAX_IN = /(?:tax|gst|vat|sst|mwst|tva|iva|btw|hst)(?:amount|amt)?inc[li]/;
const TAX_IN_TOTAL = /(?:tax|gst|vat|sst|mwst|tva|iva|btw|hst)(?:amount|amt)?inc[li]u?d?e?d?in/;
const WITH_TAX =
  /inc(?!om)|inkl|with(?:gst|vat|tax)|after|(?:mit|avec|con)(?:mwst|ust|tva|iva)|(?:tva|taxes?)compris/;
/** "Total amount of VAT", "Total tax amount payable": a tax, whatever else the words say of it. */
const TAXES = '(?:salestax|tax|gst|vat|sst|mwst|ust|tva|iva|btw|hst)(?:es)?';
const TAX_SUM = new RegExp(
  `(?:amount|amt|sum|value)of(?:the)?${TAXES}(?!invoice|receipt|able|free|inclusive|i(?!nc))|(?:${T}|gesamtbetrag)(?:amount|amt|sum|value|due|payable|charged?|paid|montant|importe|importo|enthaltene)?(?:of|for|de(?:la)?|der?|di|van)?(?:the)?${TAXES}(?:amount|amt|due|payable|paid|charged?|collected|andfees|usd|eur|gbp|rm)*$|^${TAXES}(?:${T}(?:amount|amt)?|(?:amount|amt)(?:${T})?)(?:due|payable|paid|charged?)*$`,
);
const TO_PAY = new RegExp(
  `gran[dt]?${T}|nett?(?:t|o)?${T}|${T}(?:due|amount|amt|sales?|bill|paid|topay|charged?|payable|ttc|rm|after|inc(?!om)|inkl|with|round)|(?:amount|amt|balance)(?:due|payable|paid|topay)|final${T}|bill${T}|round(?:ed|ing)?${T}|amountrounded|gesamtbetrag|rechnungs(?:end)?(?:betrag|beitrag|summe)|zahl(?:ungs)?betrag|end(?:betrag|summe)|brutto(?:betrag|summe)|(?:summe|gesamt)brutto|zuzahlen|tebetalen|(?:due|now)payable|(?:payable|due)(?:amount|amt)|invoice(?:amount|amt|value)|net[aà]payer|importetotal|totaleda|jumlah(?:besar|bayar)?`,
);
const TOTAL = new RegExp(`${T}|ttl|summe|gesamt`);
const AMOUNT = /amount|amt|nett|balance|outstanding|sum$|(?:reste|solde)apayer|restbetrag/;

/** The letters of a line, in lower case, with digits that look like letters taken for them. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/(?<=\p{L})0|0(?=\p{L})/gu, 'o')
    .replace(/(?<=\p{L})1|1(?=\p{L}{2})/gu, 'l')
    .replace(/[^\p{L}]/gu, '');
}

/** Whether words that call a number a count may be of items, not of points or people. */
export function isCountOfItems(letters: string): boolean {
  return /item|qty|quantit|unit|pcs/.test(letters);
}

export function isTableHead(letters: string): boolean {
  return TABLE_HEAD.test(letters);
}

/** Whether what follows are sums of parts, as the tax office wants them: a total there is not one to pay. */
export function beginsSummary(letters: string): boolean {
  return SUMMARY.test(letters);
}

/** What was paid is more than the total where change was given. */
export function isPaid(letters: string): boolean {
  return /(?:total|amount|amt)paid/.test(letters);
}

/** Whether words for money that was handed over say nothing else, so that they name no item. */
export function isPayment(letters: string): boolean {
  return PAYMENT.test(letters) || WAY_OF_PAYMENT.test(letters);
}

/** Whether the words say that it is net, which may be before tax. */
export function isNetTotal(letters: string): boolean {
  return NET_TOTAL.test(letters);
}

/** Whether the words call it a tax that is added to the price. "Customer discount" has letters of one. */
export function isTax(letters: string): boolean {
  const isOther = [WITHHELD, TAKEN_OFF, DISCOUNT, ROUNDING].some((words) => words.test(letters));
  return TAX_ON_TOP.test(letters) && !isOther;
}

/** Whether the words call it a net amount, a tax in the total or a discount, by which nothing was paid. */
export function isNoPayment(letters: string): boolean {
  return NO_PAYMENT.test(letters) || NET.test(letters);
}

/** Whether the words call a tax a total: "Total amount of VAT". */
export function isTaxSum(letters: string): boolean {
  return TAX_SUM.test(letters);
}

/**
 * Whether a number without a currency is hours or a weight, not an amount.
 * @param letters of the words before it
 * @param behind the text after it
 */
export function isMeasure(letters: string, behind: string): boolean {
  return MEASURE.test(letters) || UNIT_BEHIND.test(behind);
}

export function kindOf(letters: string): AmountKind {
  const eastAsian = eastAsianKindOf(letters);
  if (eastAsian !== null) return eastAsian;
  const isTotal = TOTAL.test(letters);
  const isWhole = TO_PAY.test(letters) || (isTotal && WITH_TAX.test(letters) && !TAX_IN.test(letters));
  if (PREVIOUS.test(letters)) return 'previous';
  if (LATE.test(letters) || LEAST.test(letters) || TO_DATE.test(letters)) return 'other';
  if (OF_ADJUSTMENTS.test(letters)) return 'adjustment';
  if (CHANGE.test(letters) && !isTotal) return 'change';
  if (COUNT.test(letters) && !isWhole) return 'count';
  if (TAX_IN_TOTAL.test(letters)) return 'adjustment';
  if (isTotal && OF_ONE_RATE.test(letters)) return 'subtotal';
  if (isTotal && HANDED_OVER.test(letters)) return 'tendered';
  if (SUBTOTAL.test(letters) || WITHOUT_TAX.test(letters)) return 'subtotal';
  if (TAX_SUM.test(letters)) return 'adjustment';
  if (SAVED.test(letters) || (DISCOUNT.test(letters) && !TO_PAY.test(letters))) return 'adjustment';
  if (isTotal && TAX.test(letters) && !WITH_TAX.test(letters) && !TO_PAY.test(letters)) return 'adjustment';
  if (isWhole) return HANDED_OVER.test(letters) ? 'tendered' : 'total_to_pay';
  if (isTotal) return 'total';
  if (ROUNDING.test(letters) || TIP.test(letters)) return 'adjustment';
  if (TENDERED.test(letters) || WAY_OF_PAYMENT.test(letters)) return 'tendered';
  if (TAX.test(letters)) return 'adjustment';
  return AMOUNT.test(letters) ? 'amount' : 'none';
}
