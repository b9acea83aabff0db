import type { TextLine } from '../text-line';

/** The words that headings of papers are made of. */
const HEADING =
  /^(?:[^\p{L}]*\b(?:a|an|and|of|for|the|your|our|this|is|not|monthly|quarterly|annual|yearly|weekly|final|official|original|copy|account|sales|tax|cash|customer|guest|merchant|cardholder|card|credit|debit|order|purchase|delivery|packing|payment|remittance|billing|booking|reservation|transaction|estimated|statement|quote|quotation|estimate|proposal|offer|pro|forma|proforma|confirmation|acknowledge?ment|receipt|invoice|bill|check|slip|note|memo|folio|advice|ticket|summary|reminder|notice|record|rechnung|quittung|angebot|gutschrift|lieferschein|kontoauszug|mahnung|auftragsbestätigung|facture|reçu|devis|relevé|compte|de|factura|recibo|presupuesto|fattura|ricevuta|preventivo)\b)+[^\p{L}]*$/iu;
/** The same in Japanese and Chinese, of which the letters are often set apart. */
const EAST_ASIAN =
  /^[^\p{L}]*(?:領\s?収\s?[証書]|請\s?求\s?書|レシート|明\s?細\s?書|納\s?品\s?書|見\s?積\s?書|収据|收据|(?:电子|增值税|普通|专用){0,3}发票)[^\p{L}]*$/u;
/** What is only offered or ordered: no money was paid, and none is owed yet. */
const OFFER =
  /(?<!please )\bquote\b(?! (?:this|the|your|our|invoice|ref|no))|\bquotation\b|\bestimate\b|\bestimated (?:total|cost|price|amount)|\bpro[ -]?forma\b|\border (?:confirmation|acknowledge?ment)\b|\bnot an? (?:\w+ )?(?:receipt|invoice|bill)\b|\bangebot\b|\bauftragsbestätigung|\bdevis\b|\bpresupuesto\b|\bpreventivo\b/i;
const NO_RECEIPT = /\bnot an? (?:\w+ )?receipt\b/i;
const headLines = 15;

/** Whether a line says only what kind of paper it is: "Monthly statement", "Order confirmation – not a receipt". */
export function isHeading(line: string): boolean {
  return HEADING.test(line) || EAST_ASIAN.test(line);
}

/** Whether a paper calls itself a quote, an estimate, an order confirmation, a pro forma invoice or no receipt. */
export function isOffer(lines: readonly Pick<TextLine, 'text'>[]): boolean {
  return (
    lines.slice(0, headLines).some(({ text }) => OFFER.test(text)) ||
    lines.some(({ text }) => NO_RECEIPT.test(text))
  );
}
