import { CREDIT_NOTE } from '../kinds/called-refund';
import { isCalledDue } from './due-words';

/** Called a date, of whatever. */
const CALLED_DATE =
  /(?<!up|man|vali|candi|liqui|accommo|consoli)date|issued|datum|fecha|^\W*data(?!\w| (?:plan|pack|usage|used|allowance|roaming|services?|charges?|storage|transfer|recovery|limit|add|only|cent))|\bdata(?: ?:| (?:di|da|de|del|e)\b)|(?<=\d[^\p{L}\d]{1,3})data[^\p{L}\d]*$|facture du|tarikh|発行|日付|开票日期|日期/iu;
/** Called the date of an invoice, a bill or a statement, or of its issue. */
const CALLED_ISSUE =
  /\b(?:invoice|inv|bill(?:ing)?|statement|receipt|document|doc|issue|issuing)\W{0,3}date\b|\bdate of (?:the )?(?:issue|invoice|bill|statement|receipt)\b|\b(?:issued|invoiced|billed)\b(?! (?:to|by)\b)|(?:rechnungs|beleg|ausstellungs)[ -]?datum|\bdate (?:de (?:la )?facture|d['’]?(?:é|e)mission)|\bfacture du\b|\bfecha de (?:emisi|expedici|(?:la )?factura)|\bdata (?:di )?(?:emissione|fattura)|\bdata (?:da|de) (?:fatura|emiss)|\bdata wystawienia|\bfactuurdatum|\bfakturadat(?:um|o)/i;
/** The day behind the number of the paper: "Rechnung Nr. 4711 vom", "Facture n° 4711 du", "Invoice 4711 issued at". */
const ISSUE_BEHIND_NUMBER =
  /(?:rechnung(?:skorrektur)?|gutschrift|faktura|factuur|facture|avoir|factura|fattura|fatura|invoice)(?:\s?\(\d+\))?[\s-]{0,2}(?:nr|n[°ºo]|num(?:mer|ber|éro|ero)?|#)?(?:[\s.:]{0,3}(?=\S*\d)\S{1,30})? (?:vom|von|du|van|del?|of|dated|(?:issued )?(?:at|on))\s*$/i;
const INVOICE = /\b(?:invoiced?|inv|bill(?:ing|ed)?)\b|rechnung|factu?ur|fattura|faktur|fatura/i;
const CREDIT = new RegExp(CREDIT_NOTE, 'i');
/** Of another paper that this one names. */
const OF_ANOTHER_PAPER =
  /\b(?:zu[rm]?|gemäß|laut|betr\w*|gegen|correct(?:s|ing|ion (?:of|to|for))|credit for|related|of (?:the )?original|preceding|previous)\b.{0,25}(?:rechnung|invoice|beleg|facture)|ursprungs|bezugsrechnung|(?:associée|liée|origine|rectificada|originari[ao])\b|\borig(?:inal|\.)? (?:purchase|sale|transaction|trans|order)\b/i;
/** Where letters are signed: "Neustadt, den". */
const OF_THE_LETTER = /^\p{Lu}[\p{L} .-]{2,30}, (?:den|le|li|the)\s*$|\p{Lu}\p{Ll}{3,20}, den\s*$/u;
/** The date of the invoice that is another's as well: "Rechnungs-/Lieferdatum". */
const ISSUE_AND_ANOTHER =
  /rechnungs(?:datum)?-? ?(?:\/|und|&|=) ?(?:liefer|leistungs)(?:ungs)?datum|(?:liefer|leistungs)(?:datum)?-? ?(?:\/|und|&|=) ?rechnungsdatum|\b(?:invoice|issue)(?: date)? ?(?:\/|and|&) ?(?:delivery|shipping|supply) date/i;
/** The day on which it was paid, which is that of a receipt, but not of an invoice. */
const OF_PAYMENT =
  /\b(?:payment|paid)\W{0,3}(?:date|on)\b|\bdate (?:of payment|paid)\b|zahlungsdatum|bezahlt am/i;
/** What came before or after, and may be of the same day. */
const OF_ANOTHER_ACT =
  /\b(?:order(?:ed)?|purchase order|p\.?o\.?|service|print(?:ed)?|arrival|departure|check-?(?:in|out)|travel|updated?|event|visit|appointment|contract|agreement|quote|quotation|estimate|booking|reservation|returns?)\W{0,3}(?:date|day|placed|on)\b|\bdate (?:of )?(?:the )?(?:service|order(?:ed)?|print(?:ed)?|visit|arrival|departure|travel|stay)\b|(?:leistungs|bestell|auftrags|druck|buchungs)[ -]?datum|leistungstag|\bdate de (?:commande|prestation|début|debut|fin)|\bfecha de(?:l)? pedido|\bdata (?:dell['’]|d['’])?ordine|^\W*returns?\W*$/i;
const OF_SOMETHING_ELSE =
  /(?<!change )due|fällig|\blimite\b|vervald|förfall|forfald|vencim|zahlbar|\bzahlung bis|prélèvement|skonto|\bversion|expir|valid|until|deliver|birth|ship|period|[ée]ch[ée]ance|scadenza|effective|since|member|w\.?e\.?f|best before|exp\b|\b(?:last|previous|prior|latest|next) (?:\w+ )?(?:date|due|on|payment|bill(?:ing)?|invoice|statement|visit|update)\b|\bre-?print|\bstart(?:s|ed|ing)?\W{0,3}(?:date|on)\b|\bend\W{0,3}date\b|\brenew|\breturn(?:s|able|ed)? (?:(?:\w+ )?(?:by|before)\b|deadline)|\bto return\b|liefer|geburt|livraison|naissance|consegna|nascita|entrega|nacimiento|期限|期日|有効|有效|生年月日/i;

/** The head that names the day of issue, or a date behind the number of another matter, and the word before it: "Next invoice date". */
const ISSUE_AT_END =
  /(?:(?:[^\s:,;|\d]+ )?[^\s:,;|]*(?:(?:invoice|issue|bill|statement) date|(?:rechnungs|factuur) ?datum)|date (?:of issue|d['’](?:é|e)mission))[^\p{L}\d]*$/iu;
const DATE_AT_END = /(?<=[:#] ?[^\s:#]{0,20}\d[^\s:#]{0,20} )(?:date|datum|fecha|data)[^\p{L}\d]*$/iu;

/** What the words beside a date make of it, the surest date of issue first. */
const KINDS = ['issue', 'date', 'payment', 'mail', 'none', 'another_act'] as const;
/** `mail` is the day on which the message was written that a paper came as, `none` a date without words that tell. */
export type DateKind = (typeof KINDS)[number];

/** Null for one that is never the date of issue, such as the day a bill is due. */
export function dateKindOf(label: string): DateKind | null {
  if (ISSUE_AND_ANOTHER.test(label)) return 'issue';
  const own = ownWords(label);
  if (OF_SOMETHING_ELSE.test(own) || isCalledDue(own)) return null;
  if (OF_ANOTHER_PAPER.test(label)) return null;
  if (CALLED_ISSUE.test(label) || ISSUE_BEHIND_NUMBER.test(label) || OF_THE_LETTER.test(label))
    return 'issue';
  if (OF_ANOTHER_ACT.test(label)) return 'another_act';
  if (OF_PAYMENT.test(label)) return 'payment';
  return CALLED_DATE.test(label) ? 'date' : 'none';
}

/** Without what the words say of another column: "Ship to: … Invoice date:". */
function ownWords(label: string): string {
  return (ISSUE_AT_END.exec(label) ?? DATE_AT_END.exec(label))?.[0] ?? label;
}

/** Of a paper by which money comes back: whether the words call it the day on which things were brought back. */
export function isOfReturn(label: string): boolean {
  return /\breturns?\W{0,3}(?:date|on)\b/i.test(label);
}

/** Of a credit note: whether the words call it the day of an invoice, which may be the one that it credits. */
export function isOfInvoice(label: string): boolean {
  return INVOICE.test(label) && !CREDIT.test(label);
}

/** Whether the words call it a date of the paper, not only of something done. */
export function isCalledDate(kind: DateKind): boolean {
  return kind === 'issue' || kind === 'date' || kind === 'payment';
}

/** Below zero where the first is the likelier date of issue. */
export function compareKinds(one: DateKind, other: DateKind): number {
  return KINDS.indexOf(one) - KINDS.indexOf(other);
}
