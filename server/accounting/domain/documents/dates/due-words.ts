/** What may stand between "by" and a day. */
export const BEFORE_DAY =
  '(?: the)?(?: date| latest)?(?: (?:\\w{3,6}day|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\\.?)?';
/** Right before a day; "Payment by card" is none until then. */
const BY = String.raw`(?:on or )?(?:by|before|until|no later than)${BEFORE_DAY},?(?=[^a-z]*(?:$|\d))`;
const DUE = new RegExp(
  String.raw`(?<!over)(?<!past )(?<!change )\bdue\b|\b(?:pay(?:able|ment)?|remit)(?: \D{0,10}\d[\d.,'’ ]*\D{0,4})? ${BY}|\bpayment deadline\b|\blast da(?:te|y) (?:to pay|(?:for|of) payment)\b|fällig|zahlbar\b.{0,40}\b(?:bis|am)\b|netto bis|überweisen sie.{0,40}\bbis\b|bitte bis|date limite de paiement|[ée]ch[ée]ance|[àa] payer avant|vencimi?ento|vence el|pagar antes de|fecha límite de pago|scadenza|pagare entro|vervald(?:atum|ag)|betalen (?:voor|vóór)|betaal (?:voor|vóór|uiterlijk)|uiterste betaaldatum|förfallodatum|betala senast|forfallsdato|eräpäivä|splatnost|termin płatności|支払期(?:限|日)|納(?:付|入)期限|付款期限`,
  'i',
);

/** Whether the words beside a day call it the one until which a bill is to be paid. */
export function isCalledDue(label: string): boolean {
  return DUE.test(label);
}
