import type { ElectronicInvoice } from './electronic-invoice';
import { amountOf, dayOfText, rateOf, sumOf, unique } from './values';
import { nodesAt, textAt, textOf, type XmlNode } from './xml';

/** `DocumentType`: what gives money back. */
const CREDIT_NOTES = new Set(['CreditMemo', 'SubsequentCredit']);

/** Whether a root called Invoice is one of ebInterface, which names its currency there. */
export function isEbInterface(root: XmlNode): boolean {
  return textAt(root, '@InvoiceCurrency') !== null;
}

/** Invoice of Austria (ebInterface 4.0 to 6.1). Names changed with 5.0. */
export function readEbInterface(root: XmlNode): ElectronicInvoice {
  const amount = (path: string) => amountOf(nodesAt(root, path), null);
  const amounts = (...paths: string[]) =>
    sumOf(paths.flatMap((path) => nodesAt(root, path)).map((node) => amountOf([node], null)));
  const seller = nameOf(root, 'Biller');
  const lines = nodesAt(root, 'Details/ItemList/ListLineItem').map((line) => ({
    name: nodesAt(line, 'Description')
      .flatMap((node) => textOf(node) ?? [])
      .join(' '),
    quantity: textAt(line, 'Quantity'),
    amount: amountOf(nodesAt(line, 'LineItemAmount'), null),
  }));
  const taxes = [
    ...nodesAt(root, 'Tax/VAT/VATItem'),
    ...nodesAt(root, 'Tax/VAT/Item'),
    ...nodesAt(root, 'Tax/TaxItem'),
  ].map(taxOf);
  const total = amount('TotalGrossAmount');
  const kind = CREDIT_NOTES.has(textAt(root, '@DocumentType') ?? '') ? 'credit_note' : 'invoice';
  const reductions = 'ReductionAndSurchargeDetails';
  const method = 'PaymentMethod/UniversalBankTransaction';
  return {
    kind,
    seller,
    tradingName: textAt(root, 'Biller/Address/TradingName') ?? seller,
    buyer: nameOf(root, 'InvoiceRecipient'),
    number: textAt(root, 'InvoiceNumber'),
    issuedOn: dayOfText(textAt(root, 'InvoiceDate')),
    dueDays: unique(
      nodesAt(root, 'PaymentConditions/DueDate').flatMap((node) => dayOfText(textOf(node)) ?? []),
    ),
    currency: textAt(root, '@InvoiceCurrency'),
    lineTotal: sumOf(lines.map((each) => each.amount)),
    allowances: amounts(`${reductions}/Reduction/Amount`),
    charges: amounts(
      `${reductions}/Surcharge/Amount`,
      `${reductions}/OtherVATableTax/Amount`,
      `${reductions}/OtherVATableTaxItem/TaxAmount`,
    ),
    net: sumOf(taxes.map((each) => each.net)),
    tax: sumOf(taxes.map((each) => each.tax)),
    total,
    prepaid: amount('PrepaidAmount'),
    withheld: null,
    rounding: amount('RoundingAmount'),
    toPay: amount('PayableAmount') ?? total,
    taxes,
    isInOneCurrency: true,
    terms: nodesAt(root, 'PaymentConditions/Comment').flatMap((node) => textOf(node) ?? []),
    notes: nodesAt(root, 'Comment').flatMap((node) => textOf(node) ?? []),
    iban: textAt(root, `${method}/BeneficiaryAccount/IBAN`),
    paymentReference: textAt(root, `${method}/PaymentReference`),
    precedingNumber: textAt(root, 'CancelledOriginalDocument/InvoiceNumber', 'RelatedDocument/InvoiceNumber'),
    lines,
  };
}

function taxOf(node: XmlNode): ElectronicInvoice['taxes'][number] {
  return {
    name: 'USt',
    rate: rateOf(textAt(node, 'TaxPercent', 'VATRate')),
    net: amountOf([...nodesAt(node, 'TaxableAmount'), ...nodesAt(node, 'TaxedAmount')], null),
    tax: amountOf([...nodesAt(node, 'TaxAmount'), ...nodesAt(node, 'Amount')], null),
  };
}

function nameOf(root: XmlNode, party: string): string | null {
  return textAt(root, `${party}/Address/Name`, `${party}/Contact/Name`);
}
