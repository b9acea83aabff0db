import type { ElectronicInvoice } from './electronic-invoice';

/** What an invoice in XML says, as lines that people can read and search. */
export function linesOfInvoice(invoice: ElectronicInvoice): string[] {
  const said = [
    [kinds[invoice.kind], invoice.number],
    ['Seller', invoice.seller],
    ['Trading as', invoice.tradingName === invoice.seller ? null : invoice.tradingName],
    ['Customer', invoice.buyer],
    ['Issued', invoice.issuedOn],
    ['Due', invoice.dueDays.join(', ') || null],
    ['Currency', invoice.currency],
    ...invoice.lines.map((line) => [
      [line.name, line.quantity && `× ${line.quantity}`].filter(Boolean).join(' '),
      line.amount,
    ]),
    ...sumsOf(invoice),
    ['Account', invoice.iban],
    ['Payment reference', invoice.paymentReference],
    ['Refers to', invoice.precedingNumber],
  ];
  return [
    ...said.flatMap(([name, value]) => (value ? `${name}: ${value}` : [])),
    ...invoice.terms,
    ...invoice.notes,
  ];
}

const kinds: Record<ElectronicInvoice['kind'], string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  correction: 'Corrected invoice',
  proforma: 'Pro forma invoice',
  self_invoice: 'Self-invoice',
};

/** What the kind of document is called. */
export function nameOfKind({ kind }: ElectronicInvoice): string {
  return kinds[kind];
}

function takenOff(amount: string | null): string | null {
  if (amount === null || !/[1-9]/.test(amount)) return null;
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

/** The sums at the foot, in their order, those that there are. */
export function sumsOf(invoice: ElectronicInvoice): [name: string, amount: string][] {
  const sums: [string, string | null][] = [
    ['Sum of lines', invoice.lineTotal],
    ['Discounts', takenOff(invoice.allowances)],
    ['Charges', invoice.charges],
    ['Net', invoice.net],
    ['Tax', invoice.tax],
    ['Total', invoice.total],
    ['Paid before', takenOff(invoice.prepaid)],
    ['Tax withheld', takenOff(invoice.withheld)],
    ['Rounding', invoice.rounding],
    ['To pay', invoice.toPay],
  ];
  return sums.flatMap(([name, amount]) => (amount === null ? [] : [[name, amount]]));
}
