/** Says that money came, which may be that of the bill before, or stands on a receipt. */
const PAID =
  /\bpaid (?:in full|on|by|with|via)\b|\bpayment received\b|\b(?:amount|total) paid\b(?![^\d]*0[.,]00\b)|\bthank you for your payment\b|^paid\b|(?<!(?:up)?on )\breceipt\b(?! of)|\bapproved\b|\bauth(?:ori[sz]ation)? code\b|\*{3,} ?\d{4}|x{4,} ?\d{4}|\bcharged to\b|bezahlt|\bpayée?\b|pagad[oa]|pagato/i;
/** Says that this paper's money came: how or when, or as a stamp. */
const PAID_ITSELF =
  /\bpaid (?:with|by|via|using|from)\b.{0,40}(?:\bvisa\b|master ?card|\bamex\b|american express|\bdiscover\b|\bcard\b|paypal|apple pay|google pay|\bcash\b|\bche(?:ck|que)\b|\btransfer\b|\bending\b)|\bpaid on\b[^\p{L}\d]{0,3}(?:\d|\p{L}{3,9}\.? \d)|\bdate paid\b|\b(?:payment )?status\b\W{0,3}paid\b|^\W*paid(?: in full)?\W*$|^\W*paid invoice\b|^\W*(?:bereits )?bezahlt\W*$/iu;
/** A stamp with the day, or how: "PAID 03/06/2026 CK 1234". An amount behind it may be only a part. */
const STAMP =
  /^\W*paid(?: in full)?\W{0,3}(?:(?:\d{1,4}([-/.])\d{1,2}\1\d{2,4}|\p{L}{3,9}\.? \d{1,2},? \d{4}|\d{1,2}\.? \p{L}{3,9}\.? \d{4})(?:\W{1,3}(?:by )?(?:che(?:ck|que)|c[hc]?k|card|cash|visa|amex)\b)?|(?:by )?(?:che(?:ck|que)|c[hc]?k|card|cash|visa|amex|#)(?!\p{L}))(?:\W{0,3}(?:no\b)?\W{0,3}\d{2,12})?\W*$/iu;
/** What is paid by direct debit may not have been collected yet. */
const DEBITED = /\b(?:was|been) paid (?:with|by|via|using) direct debit\b/i;
/** How it may be paid or is to be, and how another or only a part of it was. */
const NOT_ITSELF =
  /\b(?:last|previous|prior|deposit|part(?:ial(?:ly)?)?|advance|retainer|down ?payment|instal?lment)\b.{0,60}\bpaid\b|\b(?:be|if|when|once|unless|until|not|yet|last|previous|prior|usually|always|are|un)[ -]?(?:bill|invoice|balance|month|statement|amount)?\W{0,3}(?:was |were |been )?paid\b|\b(?:invoices|bills|orders|amounts|purchases|you) (?:\w{1,12} )?paid\b/i;

/** Whether a line says that something was paid. */
export function saysPaid(text: string): boolean {
  return PAID.test(text);
}

/** Whether a line says that what the paper is about was paid. */
export function saysPaidItself(text: string): boolean {
  return (PAID_ITSELF.test(text) || STAMP.test(text) || DEBITED.test(text)) && !NOT_ITSELF.test(text);
}
