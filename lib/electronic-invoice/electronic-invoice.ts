import { z } from 'zod';

const text = z.string().nullable();
const day = z.string().nullable();
/** Exact decimals in major units, with two decimals at least. */
const amount = z.string().nullable();

/** What an electronic invoice says (EN 16931, and what comes near it); null where it does not say. */
export const electronicInvoice = z.object({
  /** `self_invoice`: the buyer wrote it, for the tax on what another has billed. */
  kind: z.enum(['invoice', 'credit_note', 'correction', 'proforma', 'self_invoice']),
  seller: text,
  /** What the seller trades as, where that is said. */
  tradingName: text,
  buyer: text,
  number: text,
  issuedOn: day,
  /** All days named as due: one, or more for instalments or discounts. */
  dueDays: z.array(z.string()),
  /** ISO 4217. */
  currency: text,
  lineTotal: amount,
  allowances: amount,
  charges: amount,
  net: amount,
  tax: amount,
  total: amount,
  prepaid: amount,
  /** Tax that the buyer keeps back and pays. */
  withheld: amount,
  rounding: amount,
  toPay: amount,
  /** What is taxed at each rate (in percent), and the tax. */
  taxes: z.array(z.object({ name: text, rate: text, net: amount, tax: amount })),
  /** The amounts name no other currency. */
  isInOneCurrency: z.boolean(),
  terms: z.array(z.string()),
  notes: z.array(z.string()),
  iban: text,
  /** What the payment is to name. */
  paymentReference: text,
  /** The number of the invoice that this one corrects or credits. */
  precedingNumber: text,
  lines: z.array(z.object({ name: z.string(), quantity: text, amount })),
});
export type ElectronicInvoice = z.output<typeof electronicInvoice>;
export type InvoiceTax = ElectronicInvoice['taxes'][number];
export type InvoiceLine = ElectronicInvoice['lines'][number];
