import type { Reading } from './extraction';
import type { PrintedAmount } from './printed-amounts';

/** What stands before the sum to be paid, the surest first. */
const LABELS: readonly { pattern: RegExp; confidence: number }[] = [
  {
    pattern:
      /\b(?:grand total|total due|amount due|balance due|total amount|total paid|amount paid|total to pay|total charged|total payable|gesamtbetrag|rechnungsbetrag|zu zahlen|total ttc|net à payer|importe total|total a pagar|totale da pagare)\b/i,
    confidence: 0.95,
  },
  { pattern: /\b(?:total|summe|gesamt|totale|totaal)\b/i, confidence: 0.85 },
];

/** Totals of something else. */
const OTHER_SUM =
  /\b(?:sub[ -]?total|total (?:tax|vat|gst|discount|savings?|items?|qty|quantity|points|net|excl\w*|before)|zwischensumme|sous-total|total ht|taxable|tendered|change)\b/i;
const largestUnlabelled = 0.3;

/** The sum to be paid, with the amount it was taken from; of equal labels the largest amount counts. */
export function findTotal(
  lines: readonly string[],
  amounts: readonly PrintedAmount[],
): (Reading<string> & { sign: string | null }) | null {
  for (const { pattern, confidence } of LABELS) {
    const labelled = lines.flatMap((line, index) =>
      pattern.test(line) && !OTHER_SUM.test(line) ? amountBeside(index, amounts) : [],
    );
    const total = largest(labelled);
    if (total) return { value: total.value, confidence, sign: total.sign };
  }
  const any = largest(amounts);
  return any ? { value: any.value, confidence: largestUnlabelled, sign: any.sign } : null;
}

/** The last amount on the line of a label, or the first on the next where columns were set below each other. */
function amountBeside(line: number, amounts: readonly PrintedAmount[]): PrintedAmount[] {
  const same = amounts.filter((each) => each.line === line).at(-1);
  const beside = same ?? amounts.find((each) => each.line === line + 1);
  return beside ? [beside] : [];
}

function largest(amounts: readonly PrintedAmount[]): PrintedAmount | null {
  return amounts.reduce<PrintedAmount | null>(
    (most, each) => (Number(each.value) > Number(most?.value ?? 0) ? each : most),
    null,
  );
}
