/** Called a date, of whatever. */
const CALLED_DATE =
  /(?<!up|man|vali|candi|liqui|accommo|consoli)date|issued|datum|fecha|\bdata\b|facture du|tarikh|発行|日付|开票日期|日期/i;
/** Called the date of an invoice, a bill or a statement, or of its issue. */
const CALLED_ISSUE =
  /\b(?:invoice|inv|bill(?:ing)?|statement|receipt|document|doc|issue|issuing)\W{0,3}date\b|\bdate of (?:the )?(?:issue|invoice|bill|statement|receipt)\b|\b(?:issued|invoiced|billed)\b(?! (?:to|by)\b)|(?:rechnungs|beleg|ausstellungs)datum|\bdate (?:de (?:la )?facture|d['’]?(?:é|e)mission)|\bfacture du\b|\bfecha de (?:emisi|expedici|(?:la )?factura)|\bdata (?:di )?(?:emissione|fattura)|\bdata (?:da|de) (?:fatura|emiss)|\bfactuurdatum|\bfakturadat(?:um|o)/i;
/** The date of the invoice that is another's as well: "Rechnungs-/Lieferdatum". */
const ISSUE_AND_ANOTHER =
  /rechnungs(?:datum)?-? ?(?:\/|und|&|=) ?(?:liefer|leistungs)(?:ungs)?datum|(?:liefer|leistungs)(?:datum)?-? ?(?:\/|und|&|=) ?rechnungsdatum|\b(?:invoice|issue)(?: date)? ?(?:\/|and|&) ?(?:delivery|shipping|supply) date/i;
/** The day on which it was paid, which is that of a receipt, but not of an invoice. */
const OF_PAYMENT =
  /\b(?:payment|paid)\W{0,3}(?:date|on)\b|\bdate (?:of payment|paid)\b|zahlungsdatum|bezahlt am/i;
/** What came before or after, and may be of the same day. */
const OF_ANOTHER_ACT =
  /\b(?:order(?:ed)?|purchase order|p\.?o\.?|service|print(?:ed)?|arrival|departure|check-?(?:in|out)|travel|updated?|event|visit|appointment|contract|agreement|quote|quotation|estimate|booking|reservation)\W{0,3}(?:date|day|placed|on)\b|\bdate (?:of )?(?:the )?(?:service|order(?:ed)?|print(?:ed)?|visit|arrival|departure|travel|stay)\b|(?:leistungs|bestell|auftrags|druck|buchungs)datum|leistungstag|\bdate de (?:commande|prestation)|\bfecha de(?:l)? pedido|\bdata (?:dell['’]|d['’])?ordine/i;
const OF_SOMETHING_ELSE =
  /due|fällig|expir|valid|until|deliver|birth|ship|period|échéance|scadenza|effective|since|member|w\.?e\.?f|best before|exp\b|\b(?:last|previous|prior|latest|next) (?:\w+ )?(?:date|due|on|payment|bill(?:ing)?|invoice|statement|visit|update)\b|\bre-?print|\bstart(?:s|ed|ing)?\W{0,3}(?:date|on)\b|\bend\W{0,3}date\b|\brenew|liefer|geburt|livraison|naissance|consegna|nascita|entrega|nacimiento|期限|期日|有効|有效|生年月日/i;

/** What the words beside a date make of it, the surest date of issue first. */
const KINDS = ['issue', 'date', 'payment', 'mail', 'none', 'another_act'] as const;
/** `mail` is the day on which the message was written that a paper came as, `none` a date without words that tell. */
export type DateKind = (typeof KINDS)[number];

/** Null for one that is never the date of issue, such as the day a bill is due. */
export function dateKindOf(label: string): DateKind | null {
  if (ISSUE_AND_ANOTHER.test(label)) return 'issue';
  if (OF_SOMETHING_ELSE.test(label)) return null;
  if (CALLED_ISSUE.test(label)) return 'issue';
  if (OF_ANOTHER_ACT.test(label)) return 'another_act';
  if (OF_PAYMENT.test(label)) return 'payment';
  return CALLED_DATE.test(label) ? 'date' : 'none';
}

/** Whether the words call it a date of the paper, not only of something done. */
export function isCalledDate(kind: DateKind): boolean {
  return kind === 'issue' || kind === 'date' || kind === 'payment';
}

/** Below zero where the first is the likelier date of issue. */
export function compareKinds(one: DateKind, other: DateKind): number {
  return KINDS.indexOf(one) - KINDS.indexOf(other);
}
