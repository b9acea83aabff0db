import type { Reading } from './extraction';

const LEGAL_FORM =
  /(?:^|[ ,.])(?:LLC|L\.L\.C\.|Inc\.?|Ltd\.?|Limited|Corp\.?|Corporation|GmbH|AG|UG|KG|SARL|SAS|S\.A\.|S\.L\.|SRL|S\.r\.l\.|BV|B\.V\.|NV|AB|ApS|Oy|Pty|PLC|SDN\.? BHD\.?|LLP)(?=$|[ ,.)])/i;
const CALLED = /^(?:from|seller|sold by|merchant|vendor|supplier|billed by)\s*:\s*(.{2,120})$/i;
/** Lines that are about the document, its reader, or where and how to reach the seller. */
const OTHER =
  /\b(?:invoice|receipt|rechnung|facture|factura|quittung|bill(?:ed)? to|ship(?:ped)? to|customer|date|page|order|tax|vat|gst|tel|phone|fax|e-?mail|welcome|thank|total|amount|payment|paid|cashier|table|street|road|avenue|suite|copy|original|duplicate)\b|www\.|@|https?:/i;
const headLines = 12;

/** Who issued the document: named as the seller, or a firm by its legal form at the head, or the first line that can be a name. */
export function findVendor(lines: readonly string[]): Reading<string> | null {
  for (const line of lines) {
    const called = CALLED.exec(line.trim())?.[1];
    if (called !== undefined && canBeName(called)) return { value: called.trim(), confidence: 0.85 };
  }
  const head = lines.slice(0, headLines).map((line) => line.trim());
  const buyer = head.findIndex((line) =>
    /\b(?:bill(?:ed)?|ship(?:ped)?|sold|invoice) to\b|^to\s*:/i.test(line),
  );
  const names = (buyer === -1 ? head : head.slice(0, buyer)).filter(canBeName);
  const firm = names.find((line) => LEGAL_FORM.test(line));
  if (firm !== undefined) return { value: firm, confidence: 0.8 };
  const [first] = names;
  return first === undefined ? null : { value: first, confidence: 0.5 };
}

function canBeName(line: string): boolean {
  const letters = line.replace(/[^\p{L}]/gu, '').length;
  const digits = line.replace(/\D/g, '').length;
  return letters >= 3 && line.length <= 120 && digits < letters && !OTHER.test(line);
}
